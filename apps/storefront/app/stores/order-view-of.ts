import type { DeviceOrder } from './device-order.ts';
import type { OrderView } from './orders-state.ts';

export const orderViewOf = ({ order_id, state, lines, totals, confirmation, reason, attempts, created_at }: DeviceOrder): OrderView => ({
  order_id, state, lines, totals, reason, created_at,
  order_number: confirmation?.orderNumber ?? '',
  can_cancel: state === 'saved' && attempts === 0,
});
