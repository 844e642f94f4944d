import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { linesToMove, post, receivableOf } from '../ledger/ledger.ts';

const { db } = await testDatabase();
const { addProduct, newCart, bodyOf, place, information, address } = await orderingShop({ db });
const { revise } = orderRevisions(db);
const receive = receivedPayments(db);

const anOrder = async (qty = 2, given: object = {}): Promise<{ id: number; sku: string }> => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000 } });
  const items = [{ sku, qty }];
  const id = Number((await place(bodyOf(await newCart(items), items, given))).result.backendOrderId);
  return { id, sku };
};
const listingOf = (id: number) =>
  db.selectFrom('order_listing').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const packedOf = async (id: number) =>
  (
    await db
      .selectFrom('order_package_line')
      .select(['package', 'line_number', 'qty', 'given_back'])
      .where('order_id', '=', id)
      .orderBy('package')
      .orderBy('line_number')
      .execute()
  ).map(({ package: number, line_number, qty, given_back }) => [number, line_number, qty, given_back]);
const givenBack = (id: number, amount: number, kind: 'credit' | 'refund') =>
  inTransaction(db, (transaction) =>
    post(transaction, {
      kind,
      cause: `test ${id} ${amount}`,
      lines:
        kind === 'credit'
          ? linesToMove({ from: 'sales', to: receivableOf(id), unit: 'IQD', amount })
          : linesToMove({ from: receivableOf(id), to: 'refunds', unit: 'IQD', amount }),
      orderId: id,
    }),
  );

describe('an order’s row in lists', () => {
  it('says what a placed order is, and what is owed for it', async () => {
    const { id } = await anOrder();
    expect(await listingOf(id)).toMatchObject({
      order_number: `0000${id}`,
      store_code: 'ar',
      state: 'pending',
      package_states: ['pending'],
      region_id: 611,
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      customer_name: 'نور حسن',
      telephone: '07701234567',
      items_qty: 2,
      unit: 'IQD',
      charged: 21_000,
      paid: 0,
      due: 21_000,
      payment_state: 'unpaid',
    });
  });

  it('follows the revisions, and is found by what it was before as well', async () => {
    const { id } = await anOrder(3);
    await revise(id, (current) => ({
      ...withQuantities(current, { 1: 1 }),
      payment_method_code: 'banktransfer',
      addresses: current.addresses.map((given) => ({ ...given, firstname: 'Zaynab', region_id: 612 })),
    }));
    expect(await listingOf(id)).toMatchObject({
      customer_name: 'Zaynab حسن',
      region_id: 612,
      items_qty: 1,
      charged: 13_000,
      payment_method_code: 'banktransfer',
    });
    const { rows } = await sql<{ found: boolean }>`
      select words @@ '''zaynab''' and words @@ '''نور''' as found from order_listing where order_id = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([{ found: true }]);
  });

  it('follows the ledger, whoever posts', async () => {
    const { id } = await anOrder();
    const seen: [string, number | null][] = [];
    const look = async () => {
      const { payment_state, due } = await listingOf(id);
      seen.push([payment_state, due]);
    };
    await receive(id, 6000);
    await look();
    await receive(id, 15_000);
    await look();
    await givenBack(id, 8000, 'credit');
    await look();
    await givenBack(id, 8000, 'refund');
    await look();
    await givenBack(id, 13_000, 'credit');
    await givenBack(id, 13_000, 'refund');
    await look();
    expect(seen).toEqual([
      ['part_paid', 15_000],
      ['paid', 0],
      ['paid', -8000],
      ['refunded_in_part', 0],
      ['refunded', 0],
    ]);
  });

  it('is counted by no sale, and by no posting in another currency or of an account like its own', async () => {
    const { id } = await anOrder();
    const before = await listingOf(id);
    const of = (account: 'sales' | `receivable:${string}`, unit: 'IQD' | 'USD', kind: string) =>
      inTransaction(db, (transaction) =>
        post(transaction, {
          kind,
          cause: `${account} ${unit} ${id}`,
          lines: linesToMove({ from: account, to: 'exchange', unit, amount: 500 }),
        }),
      );
    await of(receivableOf(id) as `receivable:${string}`, 'IQD', 'sale');
    await of(receivableOf(id) as `receivable:${string}`, 'USD', 'payment');
    await of(`receivable:order:${id}x`, 'IQD', 'payment');
    expect(await listingOf(id)).toEqual(before);
  });

  it.each([
    ['its number', (id: number) => `0000${id}`],
    ['its number without zeros', String],
    ['a name with other vowel marks', () => 'نُور'],
    ['a telephone number', () => '07701234567'],
    ['the last four digits of it', () => '4567'],
    ['a part of its sku', () => 'goods'],
  ])('is found by %s', async (_, word) => {
    const { id } = await anOrder();
    const { rows } = await sql<{ found: boolean }>`
      select words @@ (quote_literal((folded_words(array[${word(id)}::text]))[1]) || ':*')::tsquery as found from order_listing where order_id = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([{ found: true }]);
  });

  it('folds words as searches do', async () => {
    const letters = fc.constantFrom(...'أإآٱةىؤئءگکچپڤیەابتثجحخدذرزسشصضطظعغفقكلمنهوي٠١٥٩۰۵۹azAZ09ًُِّْـé');
    await fc.assert(
      fc.asyncProperty(
        fc.array(letters, { maxLength: 12 }).map((list) => list.join('')),
        async (text) => {
          const { rows } = await sql<{ folded: string }>`select folded_text(${text}::text) as folded`.execute(
            db,
          );
          expect(rows[0]?.folded).toBe(foldedText(text));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('packages', () => {
  it('hold what was ordered, and what a revision leaves of it', async () => {
    const { id } = await anOrder(3);
    expect(await packedOf(id)).toEqual([[1, 1, 3, 0]]);
    await revise(id, (current) => withQuantities(current, { 1: 2 }));
    expect(await packedOf(id)).toEqual([[1, 1, 2, 0]]);
    await revise(id, (current) => withQuantities(current, { 1: 1 }), { cause: 'delivery' });
    expect(await packedOf(id)).toEqual([[1, 1, 1, 1]]);
    await revise(id, (current) => ({
      ...current,
      lines: [...current.lines, { ...current.lines[0]!, line_number: undefined, qty: 4 }],
    }));
    expect(await packedOf(id)).toEqual([
      [1, 1, 1, 1],
      [1, 2, 4, 0],
    ]);
  });

  it('cannot be left holding anything else: the transaction fails at its end', async () => {
    const { id } = await anOrder(3);
    const unevenly = inTransaction(db, async (transaction) => {
      await sql`insert into order_package (order_id, number, increment_id) values (${id}, 2, ${`${id}-2`})`.execute(
        transaction,
      );
      await sql`insert into order_package_line (order_id, package, line_number, qty) values (${id}, 2, 1, 1)`.execute(
        transaction,
      );
    });
    await expect(unevenly).rejects.toThrow('do not hold what it is of');
    expect(await packedOf(id)).toEqual([[1, 1, 3, 0]]);
  });

  it('of a revision differ in the one that is named', async () => {
    const { id } = await anOrder(3);
    await inTransaction(db, async (transaction) => {
      await sql`insert into order_package (order_id, number, increment_id) values (${id}, 2, ${`${id}-2`})`.execute(
        transaction,
      );
      await sql`update order_package_line set qty = 1 where order_id = ${id}`.execute(transaction);
      await sql`insert into order_package_line (order_id, package, line_number, qty) values (${id}, 2, 1, 2)`.execute(
        transaction,
      );
    });
    await revise(id, (current) => withQuantities(current, { 1: 2 }), { cause: 'delivery', packageNumber: 2 });
    expect(await packedOf(id)).toEqual([
      [1, 1, 1, 0],
      [2, 1, 1, 1],
    ]);
    const tooLittle = revise(id, (current) => ({ ...current, lines: [] }), { packageNumber: 2 });
    await expect(tooLittle).rejects.toThrow('order_package_line_qty_check');
  });

  it('give an order of a guest without a telephone a row in lists too', async () => {
    const { id } = await anOrder(1, {
      addressInformation: {
        ...information,
        shippingAddress: { ...address, telephone: '' },
        billingAddress: { ...address, telephone: '' },
      },
    });
    expect(await listingOf(id)).toMatchObject({ telephone: null });
  });
});
