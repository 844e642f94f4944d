import type { DeviceOrder } from './device-order.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { soldOutOf } from '../cart-view/sold-out-of.ts';

/** Returns the notice for a rejected order. */
export const rejectionOf = ({
  order_id,
  reason,
  lines,
  refused_coupon,
  faults,
  is_server_fault,
}: Pick<
  DeviceOrder,
  'order_id' | 'reason' | 'lines' | 'refused_coupon' | 'faults' | 'is_server_fault'
>): DeviceNotice => ({
  code: 'order.rejected',
  kind: 'error',
  order_id,
  text: reason,
  faults,
  is_server_fault,
  sold_out: soldOutOf(reason, lines),
  ...(refused_coupon !== undefined && { refused_coupon }),
});
