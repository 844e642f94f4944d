import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { wireTime } from '../../../call/wire-time.ts';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Settings } from '../../../config.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { fileHeaders } from '../../documents/documents.ts';
import { eachSubscriber, readSubscribers, removeSubscriber } from '../subscriber-sql.ts';

/** `GET /api/desk/newsletter`. One row more than the page holds says whether another follows. */
export const listSubscribers = handleCall(
  'desk/subscribers',
  ({ database }: { database: Database }) =>
    async ({ query: { state, q, before, limit } }) => {
      const rows = await readSubscribers(database, { state, q, before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map(({ created_at, confirmed_at, ...row }) => ({
            ...row,
            created_at: created_at.toISOString(),
            confirmed_at: confirmed_at?.toISOString() ?? null,
          })),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

type ExportParts = { exportDatabase: Database; settings: Pick<Settings, 'publicUrl'> };

const columns = ['email', 'language', 'since', 'frequency', 'topics', 'preferences', 'unsubscribe'];

/** `POST /api/desk/newsletter/export`: the file is read while it is sent, after the act was recorded. */
export const exportSubscribers = handleDeskWrite(
  'desk/export-subscribers',
  ({ exportDatabase, settings: { publicUrl = '' } }: ExportParts) =>
    async (_, { act, now }) => {
      await act({
        act: 'exported',
        entity: 'newsletter_subscriber',
        entityId: null,
        before: null,
        after: null,
      });
      const rows = async function* () {
        for await (const reader of eachSubscriber(exportDatabase)) {
          const { email, language, confirmed_at, topics, frequency } = reader;
          const key = encodeURIComponent(reader.key);
          const preferences = `${publicUrl}/${language}/newsletter?preferences=${key}`;
          const unsubscribe = `${publicUrl}/api/newsletter/${language}/${key}`;
          yield [
            email,
            language,
            wireTime(confirmed_at),
            frequency,
            topics.join(' '),
            preferences,
            unsubscribe,
          ];
        }
      };
      return {
        written: writtenCsv(columns, rows()),
        headers: fileHeaders(`newsletter-${new Date(now).toISOString().slice(0, 10)}`, {
          type: 'text/csv; charset=utf-8',
          ending: 'csv',
        }),
      };
    },
);

/** `DELETE /api/desk/newsletter/{subscriberId}` */
export const removeDeskSubscriber = handleDeskWrite(
  'desk/remove-subscriber',
  () =>
    async ({ params }, { transaction, act }) => {
      const id = idInPath(params, { name: 'subscriberId', thing: 'subscriber' });
      if (isRefusal(id)) return id;
      const removed = await removeSubscriber(transaction, id);
      if (removed === undefined) return refusal('desk.subscriber-not-found');
      await act({
        act: 'removed',
        entity: 'newsletter_subscriber',
        entityId: id,
        before: { email: removed.email, language: removed.language },
        after: null,
      });
      return { result: true };
    },
);
