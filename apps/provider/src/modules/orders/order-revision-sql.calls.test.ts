import { inTransaction } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { whileErasing } from './erasing-sql.ts';
import type { Revision } from './order-revision.ts';
import { appendRevision } from './order-revision-sql.ts';

const { db } = await testDatabase();
const { shop, ar, address, newCart, bodyOf, place, orderOf } = await orderingShop({ db });
const { aCustomer } = accountsOf(shop);
const { revisionOf, revise } = orderRevisions(db);

const items = [
  { sku: 'MUG', qty: 3 },
  { sku: 'OTHER', qty: 2 },
];
/** Places an order of three mugs, at 12,000 each, and two of another product, at 3,000; delivery is 5,000. */
const anOrder = async (query: typeof ar & { token?: string } = ar, given: object = {}) => {
  const cartId = await newCart(items, query);
  const body = bodyOf(cartId, items, given);
  const { result: confirmation } = await place(body, query);
  return { orderId: Number(confirmation.backendOrderId), cartId, body, confirmation };
};
const goodsOf = ({ lines }: Revision) => lines.map(({ line_number, sku, qty }) => [line_number, sku, qty]);
const eventsOf = async (orderId: number) =>
  (
    await db
      .selectFrom('event')
      .select('data')
      .where('name', '=', 'order.revised')
      .where('key', 'like', `${orderId}/%`)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data);
/** A line of goods that the order does not have yet. */
const aCard = ({ lines: [line] }: Revision) => ({
  ...line!,
  line_number: undefined,
  sku: 'CARD',
  name: 'Card',
  qty: 1,
});

describe('an order as it was placed', () => {
  it('is its first revision, with all that was ordered', async () => {
    const { orderId, confirmation } = await anOrder();
    const { lines, totals, addresses, at, ...head } = await revisionOf(orderId);
    expect(head).toMatchObject({
      number: 1,
      cause: 'placed',
      actor: 'shopper',
      reason: null,
      is_virtual: false,
      shipping_method_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      items_qty: 5,
      subtotal: 42_000,
      shipping_amount: 5000,
      grand_total: 47_000,
      payable_total: 47_000,
    });
    expect(new Date(at).toISOString()).toBe(confirmation.transferedAt);
    expect(lines).toMatchObject([
      { line_number: 1, sku: 'MUG', qty: 3, price: 12_000, row_total: 36_000, tax_percent: 0, options: [] },
      { line_number: 2, sku: 'OTHER', qty: 2, price: 3000, row_total: 6000 },
    ]);
    expect(totals.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 42_000],
      ['shipping', 5000],
      ['tax', 0],
      ['grand_total', 47_000],
    ]);
    expect(addresses).toMatchObject([
      { kind: 'shipping', firstname: 'نور', country: 'IQ', region_id: 611 },
      { kind: 'billing', firstname: 'نور' },
    ]);
    expect(await eventsOf(orderId)).toEqual([]);
  });
});

describe('appendRevision', () => {
  it('makes a smaller quantity what every reader sees; what was placed stays readable', async () => {
    const { token } = await aCustomer();
    const { orderId, cartId, body, confirmation } = await anOrder({ ...ar, token });
    const placed = await revisionOf(orderId);
    const reason = 'One mug was broken';
    expect(
      await revise(orderId, (current) => withQuantities(current, { 1: 2, 2: 0 }), {
        cause: 'delivery',
        actor: 'courier 4',
        reason,
      }),
    ).toBe(2);
    const {
      result: { items: history },
    } = await shop.call('user/order-history', { query: { token } });
    expect(history).toMatchObject([
      {
        entity_id: orderId,
        subtotal: 24_000,
        subtotal_incl_tax: 24_000,
        grand_total: 29_000,
        total_due: 29_000,
        payable: { currency_code: 'IQD', total: 29_000 },
        total_item_count: 1,
        total_qty_ordered: 2,
        items: [{ item_id: 1, sku: 'MUG', qty_ordered: 2, row_total: 24_000 }],
        billing_address: { firstname: 'نور' },
      },
    ]);
    expect(history[0]?.created_at).toBe(confirmation.transferedAt.slice(0, 19).replace('T', ' '));
    // The same order sent again is confirmed as it is now.
    expect((await place(body, { ...ar, token } as typeof ar)).result).toEqual({
      ...confirmation,
      payable: { currency_code: 'IQD', total: 29_000 },
      totals: expect.objectContaining({ grand_total: 29_000 }),
    });
    expect(await orderOf(cartId)).toMatchObject({ revision: 2, grand_total: 29_000, items_qty: 2 });
    expect(await revisionOf(orderId)).toMatchObject({
      number: 2,
      cause: 'delivery',
      actor: 'courier 4',
      reason,
    });
    expect(await revisionOf(orderId, 1)).toEqual(placed);
    expect(await eventsOf(orderId)).toEqual([{ orderId, revision: 2 }]);
  });

  it('changes the payment method with its fee, the address and the coupon, and nothing else', async () => {
    const { token } = await aCustomer();
    const { orderId } = await anOrder({ ...ar, token });
    const fee = { code: 'payment_fee', title: 'Fee', value: 1000 };
    await revise(
      orderId,
      (current) => ({
        ...current,
        payment_method_code: 'banktransfer',
        payment_title: 'Bank',
        coupon_code: null,
        grand_total: current.grand_total + 1000,
        payable_total: current.grand_total + 1000,
        totals: current.totals.toSpliced(2, 0, fee),
        addresses: current.addresses.map((each) => ({ ...each, street: ['المنصور 1'] })),
      }),
      { cause: 'method' },
    );
    const [one, two] = [await revisionOf(orderId, 1), await revisionOf(orderId)];
    expect(two.lines).toEqual(one.lines);
    expect(two.totals).toEqual(one.totals.toSpliced(2, 0, fee));
    const { result } = await shop.call('user/order-history', { query: { token } });
    expect(result.items).toMatchObject([
      {
        payment: { method: 'banktransfer', additional_information: ['Bank'] },
        grand_total: 48_000,
        billing_address: { street: ['المنصور 1', ''] },
        extension_attributes: {
          shipping_assignments: [{ shipping: { address: { street: ['المنصور 1', ''] } } }],
        },
        items: [{ item_id: 1 }, { item_id: 2 }],
      },
    ]);
  });

  it('never gives a line number twice', async () => {
    const { orderId } = await anOrder();
    await revise(orderId, (current) => ({ ...current, lines: [...current.lines, aCard(current)] }));
    await revise(orderId, (current) => withQuantities(current, { 3: 0 }));
    await revise(orderId, (current) => ({ ...current, lines: [aCard(current), ...current.lines] }));
    expect(goodsOf(await revisionOf(orderId))).toEqual([
      [1, 'MUG', 3],
      [2, 'OTHER', 2],
      [4, 'CARD', 1],
    ]);
    expect(goodsOf(await revisionOf(orderId, 2))).toEqual([
      [1, 'MUG', 3],
      [2, 'OTHER', 2],
      [3, 'CARD', 1],
    ]);
  });

  it('can leave nothing ordered, and take a line up again under its number', async () => {
    const { orderId } = await anOrder();
    const placed = await revisionOf(orderId);
    await revise(orderId, (current) => withQuantities(current, { 1: 0, 2: 0 }));
    expect(await revisionOf(orderId)).toMatchObject({ lines: [], items_qty: 0, grand_total: 5000 });
    await revise(orderId, () => placed);
    expect((await revisionOf(orderId)).lines).toEqual(placed.lines);
  });

  it('writes nothing when the revision it was made from is no longer the current one, or there is no such order', async () => {
    const { orderId } = await anOrder();
    await revise(orderId, (current) => withQuantities(current, { 1: 2 }));
    const late = { follows: 1, reason: 'Made from what was placed' };
    expect(await revise(orderId, (current) => withQuantities(current, { 2: 1 }), late)).toBeNull();
    const nobodys = await inTransaction(db, async (transaction) =>
      appendRevision(transaction, {
        orderId: 999_999_999,
        follows: 1,
        cause: 'edit',
        actor: 'test',
        reason: null,
        requestId: 'test',
        content: await revisionOf(orderId),
      }),
    );
    expect(nobodys).toBeNull();
    expect(goodsOf(await revisionOf(orderId))).toEqual([
      [1, 'MUG', 2],
      [2, 'OTHER', 2],
    ]);
    expect(await eventsOf(orderId)).toEqual([{ orderId, revision: 2 }]);
  });

  it('throws at a line number that the order does not have, and leaves the order as it was', async () => {
    const { orderId } = await anOrder();
    const placed = await revisionOf(orderId);
    const { qty, price, row_total, ...amounts } = placed.lines[0]!;
    const stray = { ...amounts, qty, price, row_total, line_number: 9, product_id: undefined };
    await expect(
      revise(orderId, (current) => ({ ...current, lines: [...current.lines, stray] })),
    ).rejects.toThrow('product_id');
    await expect(
      revise(orderId, (current) => ({ ...current, lines: [...current.lines, current.lines[0]!] })),
    ).rejects.toThrow('order_revision_line_pkey');
    expect(await revisionOf(orderId)).toEqual(placed);
    expect(await eventsOf(orderId)).toEqual([]);
  });

  it('lets those who revise at once take turns: each number once, and no change lost', async () => {
    const { orderId } = await anOrder();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => revise(orderId, (current) => current, { follows: 1 })),
    );
    expect(outcomes.filter((number) => number !== null)).toEqual([2]);
    const oneMore = async (): Promise<number> => {
      const number = await revise(orderId, (current) =>
        withQuantities(current, { 1: current.lines[0]!.qty + 1 }),
      );
      return number ?? oneMore();
    };
    const numbers = await Promise.all(Array.from({ length: 6 }, oneMore));
    expect(numbers.toSorted()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(goodsOf(await revisionOf(orderId))).toEqual([
      [1, 'MUG', 9],
      [2, 'OTHER', 2],
    ]);
    expect(await eventsOf(orderId)).toEqual([2, 3, 4, 5, 6, 7, 8].map((revision) => ({ orderId, revision })));
  });

  it('keeps every revision as it was given, whatever follows', async () => {
    const steps = fc.array(
      fc.record({ mugs: fc.nat(4), others: fc.nat(4), adds: fc.boolean(), fee: fc.nat(5000) }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const { orderId } = await anOrder();
        const seen = [await revisionOf(orderId)];
        for (const { mugs, others, adds, fee } of given) {
          await revise(orderId, (current) => {
            const content = withQuantities(current, { 1: mugs, 2: others });
            return {
              ...content,
              grand_total: content.grand_total + fee,
              lines: [...content.lines, ...(adds ? [aCard(seen[0]!)] : [])],
            };
          });
          seen.push(await revisionOf(orderId));
        }
        const kept = await Promise.all(seen.map(({ number }) => revisionOf(orderId, number)));
        expect(kept).toEqual(seen);
        const goods = new Map(seen.flatMap(({ lines }) => lines.map((line) => [line.line_number, line.sku])));
        const added = given.filter(({ adds }) => adds).length;
        expect([...goods].toSorted()).toEqual([
          [1, 'MUG'],
          [2, 'OTHER'],
          ...Array.from({ length: added }, (_, place) => [place + 3, 'CARD']),
        ]);
      }),
      { numRuns: runs({ usual: 6, all: 40 }) },
    );
  });
});

describe('rows of a revision', () => {
  it.each([
    ['update order_revision set grand_total = 0', 'order_revision'],
    ['update order_revision_line set qty = 1', 'order_revision_line'],
    [`update order_line set sku = 'X'`, 'order_line'],
    [`update order_total set value = 0`, 'order_total'],
    [`update order_address set city = 'X'`, 'order_address'],
    ['delete from order_revision_line', 'order_revision_line'],
    ['delete from order_address', 'order_address'],
    ['update "order" set revision = 3', 'order'],
    ['update "order" set revision = 0', 'order'],
  ])('are not overwritten: %s', async (statement, table) => {
    await anOrder();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(
      `rows of ${table} are appended, not overwritten`,
    );
  });

  it('cannot be left out: no order moves on to a revision that is not there', async () => {
    const { orderId } = await anOrder();
    await expect(
      db.updateTable('order').set({ revision: 2 }).where('id', '=', orderId).execute(),
    ).rejects.toThrow('order_id_revision_fkey');
  });

  it('are overwritten by erasure, in its transaction and no longer than it takes', async () => {
    const { orderId } = await anOrder();
    const erase = (city: string) =>
      sql`update order_address set city = ${city}, firstname = '-' where order_id = ${orderId}`;
    await inTransaction(db, (transaction) =>
      whileErasing(transaction, async () => {
        await erase('-').execute(transaction);
      }),
    );
    expect((await revisionOf(orderId)).addresses).toMatchObject([
      { city: '-', firstname: '-', telephone: '07701234567' },
      { city: '-', firstname: '-' },
    ]);
    const later = inTransaction(db, async (transaction) => {
      await whileErasing(transaction, async () => undefined);
      await erase('later').execute(transaction);
    });
    await expect(later).rejects.toThrow('appended, not overwritten');
  });
});

describe('an order sent again', () => {
  it('is known by the number it was placed with, whatever address it has now', async () => {
    const order_id = `order-${String(Date.now())}`;
    const { orderId, body, confirmation } = await anOrder(ar, { order_id });
    await revise(orderId, (current) => ({
      ...current,
      addresses: current.addresses.map((each) => ({ ...each, telephone: '07809999999' })),
    }));
    const again = { ...body, cart_id: await newCart(items) };
    expect((await place(again)).result.orderNumber).toBe(confirmation.orderNumber);
    const others = { ...address, telephone: '07809999999' };
    const stranger = { ...body.addressInformation, shippingAddress: others, billingAddress: others };
    expect(
      await shop.refused('order/place', {
        query: ar,
        body: { ...again, cart_id: await newCart(items), addressInformation: stranger },
      }),
    ).toMatchObject({ status: 400 });
  });
});
