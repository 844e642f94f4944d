import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import type { MoveParts } from '../move-work.ts';
import { movedByStaff } from '../moved-by-staff.ts';

/** `POST /api/desk/orders/{orderId}/approve-credit` */
export const approveCreditOrder = handleDeskWrite(
  'desk/approve-credit-order',
  (parts: MoveParts) =>
    async ({ params, body: { version } }, context) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const input = { move: 'approve', version, beyondLimit: true } as const;
      const after = await movedByStaff(parts, { orderId, input }, context);
      return isRefusal(after) ? after : { result: after };
    },
);
