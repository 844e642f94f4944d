import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { mobileNumberOf } from '../../messaging/messaging.ts';
import { readNotice, setNotice } from '../notices/order-notice-sql.ts';
import type { StaffParts } from '../staff-parts.ts';

/** `GET /api/desk/order-notice` */
export const readOrderNotice = handleCall(
  'desk/order-notice',
  ({ database }: StaffParts) =>
    async (_, { staff }) => ({ result: await readNotice(database, staff.id) }),
);

/** `PUT /api/desk/order-notice` */
export const setOrderNotice = handleDeskWrite(
  'desk/set-order-notice',
  () =>
    async ({ body }, { transaction, act, staff }) => {
      const telephone = body.channel === 'sms' ? mobileNumberOf(body.telephone ?? '') : null;
      if (body.channel === 'sms' && body.orders !== 'none' && telephone === null)
        return refusal('request.invalid', { problem: 'telephone: should be an Iraqi mobile number' });
      const before = await readNotice(transaction, staff.id);
      await setNotice(transaction, staff.id, { ...body, telephone });
      const result = await readNotice(transaction, staff.id);
      await act({ act: 'changed', entity: 'staff_order_notice', entityId: staff.id, before, after: result });
      return { result };
    },
);
