import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import type { DeliveryTerms } from '@dijla/contract/client';
import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { anOrderPage } from '../../../../../packages/device/src/testing/test-history.ts';
import { orderView, type ShownOrder } from '../../view-models/orders/order-view.ts';
import { arrivalOf } from './arrival.lazy.ts';

const terms = {
  regions: [{ region_id: 611, days: 1, same_day_until: 14 }],
  sizes: [{ size_class: 'large', days: [{ region_id: 611, days: 3 }] }],
  prices: [],
  slots: [],
} as unknown as DeliveryTerms;
const order = orderView(anOrderPage(7), storeViews.ar);
/** Monday 30 November 2026 at three in the afternoon in Baghdad: tomorrow is what is promised. */
const placed_at = wireInstant('2026-11-30 12:00:00');
const hourMs = 3_600_000;
const [line] = order.lines;
if (line === undefined) throw new Error('no line');

const arrival = (change: Partial<ShownOrder>, hoursLater = 1) =>
  arrivalOf({ ...order, placed_at, ...change }, terms, placed_at + hoursLater * hourMs);

describe('arrivalOf', () => {
  it.each<[string, Partial<ShownOrder>, number, object]>([
    ['tomorrow of what was just placed', {}, 1, { weekday: 2, date: 1, month: 12, day: 'tomorrow' }],
    [
      'today on the day itself',
      { status: 'dispatched' },
      20,
      { weekday: 2, date: 1, month: 12, day: 'today' },
    ],
    [
      'later of what is large',
      { lines: [{ ...line, size_class: 'large' }] },
      1,
      { weekday: 4, date: 3, month: 12, day: null },
    ],
  ])('is %s', (_, change, hours, expected) => {
    expect(arrival(change, hours)).toEqual(expected);
  });

  it.each<[string, Partial<ShownOrder>]>([
    ['was delivered', { status: 'complete' }],
    ['could not be delivered', { status: 'delivery_failed' }],
    ['is sent by nobody', { delivery: null }],
    ['waits for its payment', { may: { ...order.may, pay: true } }],
  ])('is not said of an order that %s', (_, change) => {
    expect(arrival(change)).toBeNull();
  });

  it('is not said once it has passed', () => {
    expect(arrival({ status: 'preparing' }, 48)).toBeNull();
  });
});
