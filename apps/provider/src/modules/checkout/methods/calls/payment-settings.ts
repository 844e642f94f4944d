import { handleCall } from '../../../../call/handle-call.ts';
import { refusal } from '../../../../call/refusal.ts';
import { recordChanges } from '../../../../database/change-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import {
  addPaymentSetting,
  isOfGateway,
  readPaymentSettings,
  savePaymentSetting,
} from '../payment-settings-sql.ts';

/** `GET /api/desk/payment-methods` */
export const listDeskPaymentMethods = handleCall(
  'desk/payment-methods',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readPaymentSettings(database) }),
);

/** `POST /api/desk/payment-methods` */
export const addPaymentMethod = handleDeskWrite(
  'desk/add-payment-method',
  () =>
    async ({ body }, { transaction, act, author }) => {
      if (!(await addPaymentSetting(transaction, body))) return refusal('desk.code-taken');
      await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
      await act({ act: 'added', entity: 'payment_method', entityId: body.code, before: null, after: body });
      return { result: true };
    },
);

/** `PUT /api/desk/payment-methods/{code}` */
export const setPaymentMethod = handleDeskWrite(
  'desk/set-payment-method',
  () =>
    async ({ params, body }, { transaction, act, author }) => {
      const { items } = await readPaymentSettings(transaction);
      const before = items.find(({ code }) => code === params['code']);
      if (before === undefined) return refusal('desk.setting-not-found');
      if (body.terms !== undefined && before.terms === undefined)
        return refusal('request.invalid', { problem: 'the method has no months' });
      if (body.pay_within_hours === null && (await isOfGateway(transaction, before.code)))
        return refusal('request.invalid', {
          problem: 'pay_within_hours: a method that is paid online needs hours',
        });
      const after = { code: before.code, ...body };
      await savePaymentSetting(transaction, after);
      await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
      await act({ act: 'saved', entity: 'payment_method', entityId: before.code, before, after });
      return { result: true };
    },
);
