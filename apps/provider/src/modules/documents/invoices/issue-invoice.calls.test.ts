import { connect } from '@dijla/provider/database';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { invoicedShop } from '@dijla/test-kit/orders/invoiced-shop';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { sampleSeller } from '@dijla/test-kit/orders/sample-papers';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { issueCreditNote, issueInvoice, readOrderPaper } from '../documents.ts';
import { invoiceNumberOf } from './invoice-number.ts';
import type { Invoice } from './invoice.ts';
import type { CreditedPart } from './issue-credit-note.ts';

const database = await testDatabase();
const { db } = database;
const { shop, clock, address, aCustomer, anOrder, move } = await invoicedShop(db);
const receive = receivedPayments(db);
const { stores } = shop;
const { token } = await aCustomer();

const issuing = (now = clock.now) => ({ seller: sampleSeller, actor: 'test', now });
const issue = (orderId: number, { on = db, now = clock.now } = {}) =>
  inTransaction(on, (transaction) => issueInvoice(transaction, { orderId, stores }, issuing(now)));
const issued = (invoice: Invoice | Refusal): Invoice => {
  if (isRefusal(invoice)) throw new Error(invoice.code);
  return invoice;
};
const credit = (invoice: Invoice, cause: string, part?: CreditedPart) =>
  inTransaction(db, (transaction) =>
    issueCreditNote(transaction, { invoice, cause, ...(part && { part }) }, issuing()),
  );
const numbersOf = async (kind: string, year: number): Promise<number[]> =>
  (
    await db
      .selectFrom('invoice')
      .select('number')
      .where('kind', '=', kind)
      .where('year', '=', year)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number);
const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

describe('issueInvoice', () => {
  it('freezes what was ordered, by whom, for how much, in the languages of the shop', async () => {
    const billing = { ...address, street: ['14 رمضان', '7'], company: 'Rafidain', vat_id: '710-55' };
    const extension_attributes = { delivery_slot: 'before2pm', shipping_note: 'الباب الأخضر' };
    const orderId = await anOrder(token, {
      store: 'en',
      given: { shippingAddress: { ...address, extension_attributes }, billingAddress: billing },
    });
    const { data, ...invoice } = issued(await issue(orderId));
    expect(invoice).toMatchObject({
      kind: 'invoice',
      year: 2026,
      order_id: orderId,
      revision: 1,
      issued_at: '2026-11-28T09:00:00.000Z',
    });
    expect(data.seller).toEqual(sampleSeller);
    expect(data.paper).toEqual({
      order_id: orderId,
      order_number: `0000${orderId}`,
      revision: 1,
      placed_at: '2026-11-28T09:00:00.000Z',
      language: 'en',
      currency: { code: 'USD', scale: 2, symbol: '$' },
      lines: [
        {
          line_number: 1,
          sku: 'MUG',
          name: 'Mug',
          options: [],
          parts: [],
          qty: 2,
          price: 611,
          price_incl_tax: 611,
          row_total: 1222,
          tax_amount: 0,
          discount_amount: 0,
        },
      ],
      totals: [
        { code: 'subtotal', title: 'Subtotal', value: 1222 },
        { code: 'shipping', title: expect.stringContaining('Delivery'), value: 400 },
        { code: 'tax', title: 'Tax', value: 0 },
        { code: 'grand_total', title: 'Grand total', value: 1622 },
      ],
      grand_total: 1622,
      coupon_code: null,
      // 21,248.20 dinars at 1,310, to the nearest 250.
      payable: { currency: { code: 'IQD', scale: 0, symbol: 'IQD' }, total: 21_250 },
      due: 21_250,
      due_at: null,
      payment: {
        code: 'cashondelivery',
        title: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
        kind: 'cash',
      },
      delivery: {
        title: { en: 'Standard delivery - Within 24 hours', ar: 'توصيل عادي - خلال 24 ساعة' },
        slot: { en: 'Before 2PM', ar: 'قبل 2 ظهراً' },
      },
      shipping: {
        name: 'نور حسن',
        company: null,
        tax_id: null,
        telephone: '07701234567',
        region: { en: 'Baghdad', ar: 'بغداد' },
        city: 'المنصور',
        street: ['قرب جامع الرحمن'],
        landmark: 'الباب الأخضر',
        postcode: null,
        country: 'IQ',
      },
      billing: expect.objectContaining({ company: 'Rafidain', tax_id: '710-55', street: ['14 رمضان', '7'] }),
    });
  });

  it('gives an order one invoice, however often and from wherever it is asked for', async () => {
    const orderId = await anOrder(token);
    const before = await numbersOf('invoice', 2026);
    const asked = await Promise.all(Array.from({ length: 6 }, () => issue(orderId)));
    expect(new Set(asked.map((invoice) => issued(invoice).id)).size).toBe(1);
    expect(await numbersOf('invoice', 2026)).toEqual(upTo(before.length + 1));
  });

  it('numbers without a gap or a double while two processes issue at once and some transactions fail', async () => {
    const others = [1, 2].map((name) =>
      connect({ url: database.url, applicationName: `process ${name}`, poolSize: 6 }),
    );
    afterAll(() => Promise.all(others.map((other) => other.close())));
    const ids: number[] = [];
    for (let count = 0; count < 24; count += 1) ids.push(await anOrder(''));
    const before = await numbersOf('invoice', 2026);
    const asked = ids.flatMap((id, place) =>
      others.map((other, process) =>
        inTransaction(other.db, async (transaction) => {
          const invoice = issued(await issueInvoice(transaction, { orderId: id, stores }, issuing()));
          // Every third order's first process changes its mind after it was given a number.
          if (place % 3 === process) throw new Error('changed its mind');
          return invoice;
        }),
      ),
    );
    const results = await Promise.allSettled(asked);
    const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(16);
    expect(new Set(numbers.map(({ order_id }) => order_id)).size).toBe(24);
    expect(new Set(numbers.map(invoiceNumberOf)).size).toBe(24);
    expect(await numbersOf('invoice', 2026)).toEqual(upTo(before.length + 24));
  });

  it('dates no invoice before the one whose number is lower', async () => {
    const [first, second] = [await anOrder(token), await anOrder(token)];
    const late = issued(await issue(first, { now: clock.now + 5000 }));
    const early = issued(await issue(second, { now: clock.now + 1000 }));
    expect([early.number, early.issued_at]).toEqual([late.number + 1, late.issued_at]);
  });

  it("begins at 1 with each year of Baghdad's", async () => {
    const orders = [await anOrder(token), await anOrder(token)];
    const [before, after] = [Date.UTC(2028, 11, 31, 20, 59), Date.UTC(2028, 11, 31, 21)];
    const invoices = [
      issued(await issue(orders[0] ?? 0, { now: before })),
      issued(await issue(orders[1] ?? 0, { now: after })),
    ];
    expect(invoices.map(invoiceNumberOf)).toEqual(['2028-000001', '2029-000001']);
  });

  it.each([
    ['cancelled', ['cancelled']],
    ['under review', ['under_review']],
    ['refunded', ['invoiced', 'refunded']],
  ])('refuses an order that is %s', async (_, states) => {
    const orderId = await anOrder(token);
    await move(orderId, ...states);
    const before = await numbersOf('invoice', 2026);
    expect(await issue(orderId)).toMatchObject({ code: 'order.no-invoice' });
    expect(await numbersOf('invoice', 2026)).toEqual(before);
  });

  it('keeps the invoice of an order that is cancelled later', async () => {
    const orderId = await anOrder(token);
    const { id } = issued(await issue(orderId));
    await move(orderId, 'cancelled');
    expect(issued(await issue(orderId)).id).toBe(id);
  });

  it('refuses an order that was placed elsewhere, and one that is not there', async () => {
    const orderId = await anOrder(token);
    await db.updateTable('order').set({ cart_id: null }).where('id', '=', orderId).execute();
    expect(await issue(orderId)).toMatchObject({ code: 'order.no-invoice' });
    expect(await issue(999_999)).toMatchObject({ code: 'order.not-found' });
  });

  it('says that nothing is due once the order is paid, and what is left of one that was paid in part', async () => {
    const [whole, part] = [await anOrder(token), await anOrder(token)];
    await receive(whole, 21_000);
    await receive(part, 6000);
    const dueOf = async (orderId: number) => issued(await issue(orderId)).data.paper.due;
    expect([await dueOf(whole), await dueOf(part)]).toEqual([0, 15_000]);
  });

  it('cannot be changed or removed', async () => {
    const { id } = issued(await issue(await anOrder(token)));
    const refused = 'an invoice never changes';
    await expect(
      db.updateTable('invoice').set({ grand_total: 0 }).where('id', '=', id).execute(),
    ).rejects.toThrow(refused);
    await expect(db.deleteFrom('invoice').where('id', '=', id).execute()).rejects.toThrow(refused);
  });
});

describe('issueCreditNote', () => {
  const partOf = ({ data: { paper } }: Invoice, grand_total: number): CreditedPart => ({
    lines: paper.lines,
    totals: [{ code: 'grand_total', title: '', value: grand_total }],
    grand_total,
    payable: null,
  });

  it('takes a part, then the rest, in numbers of its own, each cause once', async () => {
    const invoice = issued(await issue(await anOrder(token)));
    const before = (await numbersOf('credit note', 2026)).length;
    const some = await credit(invoice, 'return 1', partOf(invoice, 8000));
    const again = await credit(invoice, 'return 1', partOf(invoice, 8000));
    const rest = await credit(invoice, 'return 2', partOf(invoice, 13_000));
    expect([some.id, some.number, rest.number]).toEqual([again.id, before + 1, before + 2]);
    expect(some.data).toMatchObject({
      paper: { grand_total: 8000, due: 0, payable: null },
      seller: sampleSeller,
      credited: { number: invoiceNumberOf(invoice), issued_at: invoice.issued_at },
    });
    expect(await numbersOf('credit note', 2026)).toEqual(upTo(before + 2));
  });

  it('takes all of an invoice where no part is named', async () => {
    const invoice = issued(await issue(await anOrder(token)));
    const note = await credit(invoice, 'cancellation');
    expect(note.data.paper).toEqual({ ...invoice.data.paper, due: 0 });
  });

  it('credits no more than was invoiced, and wastes no number on it', async () => {
    const invoice = issued(await issue(await anOrder(token)));
    await credit(invoice, 'return 1', partOf(invoice, 20_000));
    const before = await numbersOf('credit note', 2026);
    await expect(credit(invoice, 'return 2', partOf(invoice, 1001))).rejects.toThrow(RangeError);
    expect(await numbersOf('credit note', 2026)).toEqual(before);
  });

  it('lets two causes at once not credit more than was invoiced', async () => {
    const invoice = issued(await issue(await anOrder(token)));
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((cause) => credit(invoice, cause, partOf(invoice, 9000))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe('readOrderPaper', () => {
  it('reads what an invoice would freeze, and nothing where there is no order', async () => {
    const orderId = await anOrder(token);
    expect(await readOrderPaper(db, orderId, stores)).toEqual(issued(await issue(orderId)).data.paper);
    expect(await readOrderPaper(db, 999_999, stores)).toBeUndefined();
  });
});
