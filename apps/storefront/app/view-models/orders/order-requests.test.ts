import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { anOrderPage, aPastOrder } from '../../../../../packages/device/src/testing/test-history.ts';
import { cancelOf, returnGaps, returnOf } from './order-requests.ts';
import { orderView } from './order-view.ts';
import { namedDay } from './days-ago.ts';

const { ar } = storeViews;
const extras = aPastOrder(7).extension_attributes;

describe('requests of an order', () => {
  it('are none of an order that any provider lists', () => {
    expect(orderView(aPastOrder(7), ar)).toMatchObject({
      cancel_request: null,
      returns: [],
      returnable: [],
      may: { cancel: false, return: false },
    });
  });

  it('name the last day of the answer, not the one that begins at its midnight', () => {
    const cancel_request = {
      state: 'requested' as const,
      requested_at: '2026-11-28 09:00:00',
      // Midnight in Baghdad after Tuesday 1 December.
      answer_by: '2026-12-01 21:00:00',
      reason: null,
    };
    const shown = orderView(anOrderPage(7, { extension_attributes: { ...extras, cancel_request } }), ar);
    expect(shown.cancel_request).toMatchObject({ state: 'requested', reason: null });
    expect(namedDay(shown.cancel_request?.answer_by ?? 0, null).day).toMatchObject({ day: 1, month: 12 });
  });

  it('name the pieces that were given back, the latest return first, and those that still can be', () => {
    const returns = [3, 4].map((return_id) => ({
      return_id,
      state: 'requested' as const,
      wish: 'money' as const,
      requested_at: '2026-11-28 09:00:00',
      reason: null,
      items: [
        { item_id: 1, qty: 1 },
        { item_id: 99, qty: 1 },
      ],
    }));
    const page = anOrderPage(7, {
      extension_attributes: { ...extras, returns },
      returnable: [{ item_id: 1, qty: 1 }],
    });
    const shown = orderView(page, ar);
    expect(shown.returns.map(({ id, lines }) => [id, lines])).toEqual([
      [4, [{ id: 1, name: 'Mug', qty: 1 }]],
      [3, [{ id: 1, name: 'Mug', qty: 1 }]],
    ]);
    expect(shown.returnable).toMatchObject([{ id: 1, name: 'Mug', qty: 1 }]);
  });

  it('are not offered by a page that was kept before they were known', () => {
    const { returnable: _, ...page } = anOrderPage(7);
    const may = { pay: false, reorder: true, invoice: true } as never;
    expect(orderView({ ...page, may }, ar)).toMatchObject({
      returnable: [],
      may: { reorder: true, cancel: false, return: false },
    });
  });
});

describe('cancelOf', () => {
  it.each([
    ['', null],
    ['2', { act: 'cancel', reason_id: 2, comment: 'Late' }],
    ['other', { act: 'cancel', reason_id: null, comment: 'Late' }],
  ])('%j', (reason, sent) => expect(cancelOf({ reason, comment: ' Late ' })).toEqual(sent));
});

describe('a return', () => {
  const wish = 'exchange' as const;
  it.each([
    [{}, '', ['items', 'reason']],
    [{ 1: 0, 2: 0 }, 'Small', ['items']],
    [{ 1: 0, 2: 1 }, ' ', ['reason']],
    [{ 1: 2 }, 'Small', []],
  ])('of %j because of %j lacks %j', (quantities, reason, gaps) => {
    expect(returnGaps({ quantities, reason, wish })).toEqual(gaps);
  });

  it('is of the lines with a quantity', () => {
    expect(returnOf({ quantities: { 1: 2, 2: 0 }, reason: ' Small ', wish })).toEqual({
      act: 'return',
      items: [{ item_id: 1, qty: 2 }],
      reason: 'Small',
      wish,
    });
  });
});
