import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { anOrderPage, aPastOrder } from '../../../../../packages/device/src/testing/test-history.ts';
import { orderCurrency } from './order-currency.ts';
import { knownState, stepOf, toneOf } from './order-states.ts';
import { orderView } from './order-view.ts';
import { namedDay } from './days-ago.ts';

const { ar, en } = storeViews;

describe('orderView', () => {
  it('shows an order of our provider with all its page says', () => {
    const shown = orderView(
      anOrderPage(7, {
        events: [
          { package: 1, status: 'pending', at: '2026-11-28T09:00:00Z' },
          { package: 1, status: 'preparing', at: '2026-11-28T10:00:00Z' },
        ],
        changes: [{ cause: 'edit', at: '2026-11-28T09:30:00Z' }],
        acts: [{ act: 'confirmed', at: '2026-11-28T09:40:00Z' }],
        awaits_call: false,
      }),
      ar,
    );
    expect(shown).toMatchObject({
      number: '000000007',
      grand_total: 21_000,
      payable: null,
      due: { minor: 21_000 },
      lines: [{ name: 'Mug', qty: 2, unit_price: 8000, row_total: 16_000, url_path: 'mug' }],
      segments: [
        { code: 'subtotal', minor: 16_000 },
        { code: 'shipping', minor: 5000 },
        { code: 'grand_total', minor: 21_000 },
      ],
      packages: [{ number: 1, lines: [{ qty: 2 }] }],
      recipient: { name: 'Noor Hasan', street: ['Near the big mosque'] },
      billing: null,
    });
    const nameOf = (one: (typeof shown.timeline)[number]) =>
      one.kind === 'state' ? one.status : one.kind === 'change' ? one.cause : one.act;
    expect(shown.timeline.map(nameOf)).toEqual(['preparing', 'confirmed', 'edit', 'pending']);
  });

  it('shows a landmark once, which a checkout sends as the street too where there is none', () => {
    const order = anOrderPage(7);
    const near = 'Near the big mosque';
    for (const { shipping } of order.extension_attributes.shipping_assignments)
      if ('extension_attributes' in shipping.address)
        shipping.address.extension_attributes = { shipping_note: near };
    expect(orderView(order, ar)).toMatchObject({ recipient: { street: [], note: near }, billing: null });
  });

  it('shows an order that any provider of the wire lists', () => {
    const order = aPastOrder(7, {
      status: 'processing_by_warehouse',
      state: 'processing',
      discount_amount: -2500,
      discount_description: 'HALF',
    });
    expect(orderView(order, ar)).toMatchObject({
      tone: 'running',
      payment: { title: 'Cash on delivery', kind: 'cash', instructions: null },
      delivery: { title: 'Standard delivery', slot: null },
      due: { minor: 21_000, currency: { code: 'IQD' } },
      segments: [
        { code: 'subtotal', minor: 16_000 },
        { code: 'discount', minor: -2500, data: { coupon_code: 'HALF' } },
        { code: 'shipping', minor: 5000 },
      ],
      packages: [],
      timeline: [{ kind: 'state', status: 'pending', package: null }],
      may: { pay: false, reorder: true, invoice: false, cancel: false, return: false },
    });
  });

  it('hides lines that are part of another (wire §6.6)', () => {
    const order = aPastOrder(7);
    const [line] = order.items;
    const items = [{ ...line, item_id: 2, parent_item_id: 1 }, ...order.items] as typeof order.items;
    expect(orderView({ ...order, items }, ar).lines.map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    ['simple', [], 'none'],
    ['downloadable', [], 'some'],
    ['bundle', [{ name: 'A book', qty: 1 }], 'maybe'],
  ])('says of a %s product whether there are files', (product_type, parts, files) => {
    const order = aPastOrder(7);
    const items = order.items.map((item) => ({ ...item, product_type, parts }));
    expect(orderView({ ...order, items }, ar).files).toBe(files);
  });

  it('shows dinars beside an order in dollars', () => {
    const order = aPastOrder(7, {
      order_currency_code: 'USD',
      grand_total: 12.98,
      subtotal_incl_tax: 12.98,
      shipping_amount: 0,
      items: [],
      payable: { currency_code: 'IQD', total: 17_000 },
    });
    const shown = orderView(order, en);
    expect([shown.grand_total, shown.payable?.minor, shown.payable?.currency.symbol]).toEqual([
      1298,
      17_000,
      'IQD',
    ]);
    expect(orderView(order, ar).currency.symbol).toBe('$');
  });

  it('splits lines over packages, and says of which a state is', () => {
    const page = anOrderPage(7);
    const [first] = page.packages;
    if (first === undefined) throw new Error('no package');
    const shown = orderView(
      {
        ...page,
        packages: [
          { ...first, items: [{ item_id: 1, qty: 1 }] },
          { ...first, entity_id: 2, status: 'dispatched', items: [{ item_id: 1, qty: 1 }] },
        ],
        events: [{ package: 2, status: 'dispatched', at: '2026-11-28T10:00:00Z' }],
      },
      ar,
    );
    expect(shown.packages).toMatchObject([
      { number: 1, lines: [{ qty: 1, row_total: 8000 }] },
      { number: 2, status: 'dispatched', lines: [{ qty: 1, row_total: 8000 }] },
    ]);
    expect(shown.timeline).toMatchObject([{ package: 2 }]);
  });

  it('names the address of the invoice where it is another, and what is written for the courier', () => {
    const order = aPastOrder(7);
    const [assignment] = order.extension_attributes.shipping_assignments;
    if (assignment === undefined) throw new Error('no assignment');
    const address = { ...order.billing_address, extension_attributes: { shipping_note: 'Blue door' } };
    const sent = {
      ...order,
      extension_attributes: {
        shipping_assignments: [{ ...assignment, shipping: { ...assignment.shipping, address } }],
      },
    };
    expect(orderView(sent, ar)).toMatchObject({ recipient: { note: 'Blue door' }, billing: null });
    const billing_address = { ...order.billing_address, company: 'Dijla', street: ['-', ''] };
    expect(orderView({ ...sent, billing_address }, ar).billing).toMatchObject({
      company: 'Dijla',
      street: [],
    });
  });
});

describe('orderCurrency', () => {
  it.each([
    ['IQD', ar, 'د.ع', 0],
    ['IQD', en, 'IQD', 0],
    ['USD', ar, '$', 2],
    ['USD', en, '$', 2],
    ['EUR', ar, 'EUR', 2],
  ])('%s in a store', (code, store, symbol, scale) => {
    expect(orderCurrency(code, store)).toMatchObject({ code, symbol, scale });
  });
});

describe('states', () => {
  it.each([
    ['pending', 'new', 'running', 1],
    ['on_hold', 'holded', 'waiting', 1],
    ['dispatched', 'processing', 'running', 3],
    ['complete', 'complete', 'done', 4],
    ['cancelled', 'canceled', 'off', null],
    ['in_the_warehouse', 'processing', 'running', null],
    ['closed_by_hand', 'closed', 'off', null],
  ] as const)('%s stands as %s', (status, state, tone, step) => {
    expect([toneOf({ status, state }), stepOf(status)]).toEqual([tone, step]);
    expect(knownState(status) === null).toBe(status.includes('_the_') || status.includes('_by_hand'));
  });
});

describe('namedDay', () => {
  const now = wireInstant('2026-11-28T09:00:00Z');
  it.each([
    ['2026-11-28T20:59:00Z', 'today'],
    ['2026-11-27T21:30:00Z', 'today'],
    ['2026-11-27T20:30:00Z', 'yesterday'],
    ['2026-11-20T09:00:00Z', 'this-year'],
    ['2025-11-28T09:00:00Z', 'other'],
  ])('%s is %s', (at, how) => expect(namedDay(wireInstant(at), now).how).toBe(how));

  it('is in full while the clock has not been read', () => {
    expect(namedDay(now, null).how).toBe('other');
  });
});
