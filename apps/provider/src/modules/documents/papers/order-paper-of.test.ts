import { samplePresentation } from '@dijla/test-kit/orders/sample-papers';
import { describe, expect, it } from 'vitest';
import { orderPaperOf } from './order-paper-of.ts';
import type { OrderRow } from './order-paper-sql.ts';

const { stores } = samplePresentation('ar');
const iqd = { code: 'IQD', scale: 0, symbol: 'IQD' } as const;
const address: OrderRow['addresses'][number] = {
  kind: 'billing',
  firstname: 'نور',
  lastname: 'حسن',
  company: '',
  vat_id: '',
  telephone: null,
  region: null,
  region_name: null,
  city: 'بغداد',
  street: ['-'],
  postcode: '',
  country: 'IQ',
  extras: null,
};
const row: OrderRow = {
  id: 10_001,
  order_number: '000010001',
  is_own: true,
  revision: 1,
  store_code: 'ar',
  placed_at: new Date('2026-11-28T09:00:00Z'),
  currency: iqd,
  payable: null,
  grand_total: 21_000,
  coupon_code: null,
  is_virtual: false,
  shipping_title: 'توصيل',
  shipping_titles: null,
  delivery_slot: null,
  slot_labels: null,
  payment_method_code: 'cashondelivery',
  payment_title: 'نقداً',
  payment_titles: null,
  row_kind: null,
  lines: [],
  totals: [],
  addresses: [address],
  events: [{ package: 1, state: 'pending' }],
  due: 21_000,
  credit_due_on: null,
};
const paperOf = (changes: Partial<OrderRow>) => orderPaperOf({ ...row, ...changes }, stores);

describe('orderPaperOf', () => {
  it.each<[string, Partial<OrderRow>, number]>([
    ['what the ledger has not received', {}, 21_000],
    ['nothing once it was paid', { due: 0 }, 0],
    ['nothing when too much was paid', { due: -250 }, 0],
  ])('has still to be paid: %s', (_, changes, due) => expect(paperOf(changes).due).toBe(due));

  it.each<[string, Partial<OrderRow>, string | null]>([
    ['cash', {}, 'cash'],
    ['a transfer', { payment_method_code: 'banktransfer' }, 'transfer'],
    ["a transfer of the owner's own", { payment_method_code: 'own', row_kind: 'transfer' }, 'transfer'],
    ['a gateway of any name', { payment_method_code: 'own', row_kind: 'online' }, 'online'],
    ['a credit line', { payment_method_code: 'b2b_credit' }, 'credit'],
    ['nothing known', { payment_method_code: 'own' }, null],
  ])('is paid by %s', (_, changes, kind) => expect(paperOf(changes).payment.kind).toBe(kind));

  it('is due on the day of the credit line that has paid it', () =>
    expect(paperOf({ due: 0, credit_due_on: '2026-12-29' })).toMatchObject({
      due: 0,
      due_at: '2026-12-29T00:00:00.000Z',
    }));

  it('keeps the titles that were frozen, and takes those of other languages from today', () => {
    const { payment } = paperOf({ payment_titles: { ar: 'الدفع عند الاستلام', en: 'Cash on delivery' } });
    expect(payment.title).toEqual({ ar: 'نقداً', en: 'Cash on delivery' });
  });

  it('says nothing of what an address leaves out, a street that nobody asked for among it', () => {
    expect(paperOf({}).billing).toEqual({
      name: 'نور حسن',
      company: null,
      tax_id: null,
      telephone: null,
      region: {},
      city: 'بغداد',
      street: [],
      landmark: null,
      postcode: null,
      country: 'IQ',
    });
  });

  it('takes the name of a region that the shop does not know as it was written', () => {
    const { billing } = paperOf({ addresses: [{ ...address, region_name: 'Erbil' }] });
    expect(billing.region).toEqual({ ar: 'Erbil' });
  });

  it.each<[string, Record<string, unknown> | null, string | null]>([
    ['a landmark', { shipping_note: ' قرب الجامع ' }, 'قرب الجامع'],
    ['an empty one', { shipping_note: ' ' }, null],
    ['one that is no text', { shipping_note: 7 }, null],
    ['none', null, null],
  ])('has %s beside the street of the delivery', (_, extras, landmark) => {
    const delivered = { ...address, kind: 'shipping' as const, street: ['شارع 62'], extras };
    const { shipping, billing } = paperOf({ addresses: [{ ...address, street: ['شارع 14'] }, delivered] });
    expect(shipping).toMatchObject({ street: ['شارع 62'], landmark });
    expect(billing).toMatchObject({ street: ['شارع 14'], landmark: null });
  });

  it('has the landmark once where it was sent as the street', () => {
    const street = ['قرب الجامع'];
    const delivered = {
      ...address,
      kind: 'shipping' as const,
      street,
      extras: { shipping_note: 'قرب الجامع' },
    };
    const where = { street: [], landmark: 'قرب الجامع' };
    expect(paperOf({ addresses: [{ ...address, street }, delivered] })).toMatchObject({
      shipping: where,
      billing: where,
    });
  });

  it('has no delivery where nothing is delivered', () => {
    expect(paperOf({ is_virtual: true })).toMatchObject({ delivery: null, shipping: null });
  });
});
