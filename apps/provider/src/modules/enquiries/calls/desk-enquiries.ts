import type { Language } from '@dijla/contract/store-views';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { send } from '../../messaging/messaging.ts';
import { lockEnquiry, readEnquiries, setEnquiryState } from '../enquiry-sql.ts';

/** `GET /api/desk/enquiries`. One row more than the page holds says whether another follows. */
export const listEnquiries = handleCall(
  'desk/enquiries',
  ({ database }: { database: Database }) =>
    async ({ query: { kind, state, before, limit } }, { store }) => {
      const rows = await readEnquiries(database, { kind, state, before, limit: limit + 1 }, store.language);
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

/** `POST /api/desk/enquiries/{enquiryId}/answer` */
export const answerEnquiry = handleDeskWrite(
  'desk/answer-enquiry',
  () =>
    async ({ params, body: { answer } }, { transaction, act, now, store }) => {
      const id = idInPath(params, { name: 'enquiryId', thing: 'enquiry' });
      if (isRefusal(id)) return id;
      const enquiry = await lockEnquiry(transaction, id, store.language);
      if (enquiry === undefined) return refusal('desk.enquiry-not-found');
      if (enquiry.state === 'answered') return refusal('desk.enquiry-answered');
      const { email, telephone, language, message, product } = enquiry;
      const to = email ?? telephone;
      if (to === null) return refusal('desk.enquiry-without-address');
      await setEnquiryState(transaction, id, { state: 'answered', answer, now });
      await send(transaction, [
        {
          channel: email === null ? 'sms' : 'email',
          to,
          template: 'enquiry-answered',
          params: { message, product: product?.name ?? '', answer },
          language: language as Language,
          cause: `enquiry ${id}`,
        },
      ]);
      await act({
        act: 'answered',
        entity: 'enquiry',
        entityId: id,
        before: { state: enquiry.state, answer: enquiry.answer },
        after: { state: 'answered', answer },
      });
      return { result: true };
    },
);

/** `POST /api/desk/enquiries/{enquiryId}/close` */
export const closeEnquiry = handleDeskWrite(
  'desk/close-enquiry',
  () =>
    async ({ params, body }, { transaction, act, now, store }) => {
      const id = idInPath(params, { name: 'enquiryId', thing: 'enquiry' });
      if (isRefusal(id)) return id;
      const enquiry = await lockEnquiry(transaction, id, store.language);
      if (enquiry === undefined) return refusal('desk.enquiry-not-found');
      if (enquiry.state === 'answered') return refusal('desk.enquiry-answered');
      const state = body.is_closed ? 'closed' : 'open';
      await setEnquiryState(transaction, id, { state, answer: null, now });
      await act({
        act: body.is_closed ? 'closed' : 'opened',
        entity: 'enquiry',
        entityId: id,
        before: { state: enquiry.state },
        after: { state },
      });
      return { result: true };
    },
);
