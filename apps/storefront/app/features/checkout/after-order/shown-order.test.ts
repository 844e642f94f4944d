import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../device/orders/use-orders.ts';
import { shownOrder } from './shown-order.ts';

const minute = 60_000;
const orderOf = (id: string, change: Partial<OrderView>): OrderView => ({
  order_id: id,
  state: 'accepted',
  lines: [],
  totals: null,
  store_code: 'ar',
  recipient: null,
  region_id: 611,
  slot: null,
  payment: 'cashondelivery',
  payment_kind: 'cash',
  instructions: null,
  order_number: id,
  reason: '',
  refused_for: null,
  refused_coupon: null,
  sold_out: [],
  owner: null,
  can_cancel: false,
  asks_first: false,
  is_stuck: false,
  can_withdraw: true,
  is_news: false,
  created_at: 0,
  ...change,
});
const fresh = orderOf('fresh', { created_at: 100 * minute });
const old = orderOf('old', { created_at: 10 * minute });
const waiting = orderOf('waiting', { state: 'saved', created_at: 5 * minute });
const rejected = orderOf('rejected', { state: 'rejected', created_at: 101 * minute });

describe('shownOrder', () => {
  it.each([
    [
      'the order just placed, whatever is in the next cart',
      { orders: [fresh, old], orderId: 'old', isCartEmpty: false, now: 110 * minute },
      'old',
    ],
    [
      'one just turned down',
      { orders: [rejected, fresh], orderId: 'rejected', isCartEmpty: false, now: 110 * minute },
      'rejected',
    ],
    [
      'none while there is a cart',
      { orders: [fresh, waiting], orderId: null, isCartEmpty: false, now: 110 * minute },
      undefined,
    ],
    [
      'one that waits, before any that went through',
      { orders: [fresh, waiting], orderId: null, isCartEmpty: true, now: 110 * minute },
      'waiting',
    ],
    [
      'the last that went through within half an hour',
      { orders: [rejected, fresh, old], orderId: null, isCartEmpty: true, now: 129 * minute },
      'fresh',
    ],
    [
      'none after half an hour',
      { orders: [fresh, old], orderId: null, isCartEmpty: true, now: 130 * minute },
      undefined,
    ],
    [
      'none that went through before the clock is read',
      { orders: [fresh], orderId: null, isCartEmpty: true, now: null },
      undefined,
    ],
    [
      'none for an order the device has forgotten',
      { orders: [], orderId: 'gone', isCartEmpty: true, now: 0 },
      undefined,
    ],
  ])('is %s', (_, checkout, id) => {
    expect(shownOrder(checkout)?.order_id).toBe(id);
  });
});
