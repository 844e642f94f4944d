import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import { type DeviceOrder, isStuck, ownerOf } from './device-order.ts';
import type { OrderView } from './orders-view.ts';
import { rejectionKindOf } from './rejection-kind-of.ts';
import { soldOutOf } from '../cart-view/sold-out-of.ts';

export const orderViewOf = ({
  order_id,
  state,
  goes_by_itself,
  lines,
  totals,
  confirmation,
  reason,
  attempts,
  created_at,
  store_code,
  destination,
  refused_coupon,
  draft,
  failures,
  faults,
  is_server_fault,
  asks_first,
}: DeviceOrder): OrderView => ({
  order_id,
  state,
  lines,
  totals,
  reason,
  refused_for:
    state === 'rejected' ? rejectionKindOf({ refused_coupon, reason, faults, is_server_fault }) : null,
  created_at,
  store_code,
  region_id: destination?.region_id ?? null,
  recipient: destination?.recipient ?? null,
  slot: destination?.slot ?? null,
  payment: destination?.payment ?? '',
  payment_kind: paymentKindOf({ code: destination?.payment ?? '', kind: destination?.payment_kind }) ?? null,
  instructions: destination?.instructions ?? null,
  refused_coupon: refused_coupon ?? null,
  sold_out: soldOutOf(reason, lines),
  order_number: confirmation?.orderNumber ?? '',
  owner: ownerOf({ draft }),
  asks_first: state === 'saved' && asks_first === true,
  can_cancel: state === 'saved' && attempts === 0,
  is_stuck: isStuck({ state, failures }),
  can_withdraw: draft?.cart.provider !== 'foreign',
  is_news: state !== 'saved' && goes_by_itself,
});
