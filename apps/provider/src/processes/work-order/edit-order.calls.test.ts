import { testDatabase } from '@dijla/test-kit/database/test-database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { always, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { orderRevisions } from '@dijla/test-kit/orders/order-revisions';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { anOrder, desk, work, refusedWork, dispatched, stockOf, eventsOf, addProduct } = worked;
const { promote } = await promotingShop(db, { now: Date.now });
const { revisionOf } = orderRevisions(db);
const reason = 'She rang';

describe('an edit of an order', () => {
  it('takes pieces out: it costs less by them, and they are back in stock', async () => {
    const { id, sku } = await anOrder({ qty: 3 });
    const edited = await work(id, 'desk/edit-order', { reason, lines: [{ line_number: 1, qty: 1 }] });
    expect(edited).toMatchObject({ state: 'pending', revision: 2, charged: 13_000, due: 13_000 });
    expect(await stockOf(sku)).toBe(49);
    expect(await revisionOf(id)).toMatchObject({ cause: 'edit', reason, items_qty: 1, grand_total: 13_000 });
    expect(await revisionOf(id, 1)).toMatchObject({ items_qty: 3, grand_total: 29_000 });
    await work(id, 'desk/cancel-order', { reason });
    expect(await stockOf(sku)).toBe(50);
  });

  it('corrects the delivery address, and leaves the billing address and the governorate', async () => {
    const { id } = await anOrder();
    const address = { firstname: 'Zaynab', telephone: '٠٧٧٠ ٩٩٩ ٠٠٠١', street: ['Haifa street', '7'] };
    await work(id, 'desk/edit-order', { reason, address });
    const { addresses, grand_total } = await revisionOf(id);
    expect(addresses).toMatchObject([
      {
        kind: 'shipping',
        firstname: 'Zaynab',
        lastname: 'حسن',
        telephone: '07709990001',
        street: ['Haifa street', '7'],
        region_id: 611,
      },
      { kind: 'billing', firstname: 'نور', telephone: '07701234567' },
    ]);
    expect(grand_total).toBe(21_000);
    expect((await revisionOf(id)).cause).toBe('address');
    const { customer_name, telephone } = await db
      .selectFrom('order_listing')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([customer_name, telephone]).toEqual(['Zaynab حسن', '07709990001']);
    // What was changed is told by name, not by value.
    const data = JSON.stringify((await eventsOf(id)).map((event) => event.data));
    expect(data).toContain('telephone');
    expect(data).not.toMatch(/Zaynab|0770/);
  });

  it('takes the nearest landmark along that was sent as the street', async () => {
    const near = { ...worked.address, street: ['Near the mosque'] };
    const extension_attributes = { shipping_note: 'Near the mosque' };
    const shippingAddress = { ...near, extension_attributes };
    const { id } = await anOrder({
      body: { addressInformation: { ...worked.information, shippingAddress, billingAddress: near } },
    });
    await work(id, 'desk/edit-order', { reason, address: { street: ['Near the school'] } });
    expect((await revisionOf(id)).addresses[0]).toMatchObject({
      street: ['Near the school'],
      extension_attributes: { shipping_note: 'Near the school' },
    });
  });

  it.each([
    ['as many as there are', [{ line_number: 1, qty: 2 }], 'order.lines-not-there'],
    ['more', [{ line_number: 1, qty: 3 }], 'order.lines-not-there'],
    ['none at all, which calls it off', [{ line_number: 1, qty: 0 }], 'order.lines-not-there'],
    ['another line', [{ line_number: 2, qty: 0 }], 'order.lines-not-there'],
    ['nothing', undefined, 'request.invalid'],
  ])('is refused that leaves %s', async (_, lines, code) => {
    const { id, sku } = await anOrder();
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe(code);
    expect(await stockOf(sku)).toBe(48);
  });

  it('is refused with a number that is none, without a reason, and once it is on its way', async () => {
    const { id } = await anOrder();
    const address = { telephone: 'hello' };
    expect(await refusedWork(id, 'desk/edit-order', { reason, address })).toBe('request.invalid');
    const lines = [{ line_number: 1, qty: 1 }];
    expect(await refusedWork(id, 'desk/edit-order', { reason: ' ', lines })).toBe('request.invalid');
    await dispatched(id);
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe('order.move-not-possible');
  });

  it('says in the audit which parts of an address were given, and none of their words', async () => {
    const { id } = await anOrder();
    await work(id, 'desk/edit-order', { reason, address: { city: 'Karrada', telephone: '07701234599' } });
    const { items } = await (
      await desk()
    ).call('desk/audit', { query: { entity: 'order', entityId: String(id) } });
    expect(items[0]).toMatchObject({
      act: 'moved',
      after: { move: 'edit', address: { city: { personal: true }, telephone: { personal: true } } },
    });
    expect(JSON.stringify(items)).not.toMatch(/Karrada|07701234599/);
  });

  it('is of one package of an order that has several', async () => {
    const { id, sku } = await anOrder({ qty: 4 });
    await work(id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 2 }] });
    const lines = [{ line_number: 1, qty: 0 }];
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe('order.package-not-named');
    expect(await work(id, 'desk/edit-order', { reason, lines, package: 2 })).toMatchObject({
      charged: 21_000,
    });
    expect(await stockOf(sku)).toBe(48);
  });
});

describe('what staff add or change', () => {
  const edit = (id: number, changes: object) => work(id, 'desk/edit-order', { reason, ...changes });
  const refused = (id: number, changes: object) => refusedWork(id, 'desk/edit-order', { reason, ...changes });
  const rowsOf = async (id: number) =>
    Object.fromEntries((await revisionOf(id)).totals.map(({ code, value }) => [code, value]));

  it('adds a product and more pieces at the price of today, as lines of their own, taken from stock', async () => {
    const { id, sku } = await anOrder({ qty: 2 });
    await db
      .updateTable('price')
      .set({ amount: 9000 })
      .where('currency', '=', 'IQD')
      .where('product_id', '=', db.selectFrom('product').select('id').where('sku', '=', sku))
      .execute();
    const other = await addProduct({ qty: 10, price: { IQD: 3000, USD: 229 } });
    const edited = await edit(id, {
      add: [
        { sku, qty: 1 },
        { sku: other, qty: 4 },
      ],
    });
    // 2 × 8,000 as ordered, 9,000 and 4 × 3,000, with 5,000 for delivery.
    expect(edited).toMatchObject({ revision: 2, charged: 42_000, due: 42_000 });
    expect(await revisionOf(id)).toMatchObject({
      cause: 'edit',
      items_qty: 7,
      subtotal: 37_000,
      grand_total: 42_000,
      lines: [
        { line_number: 1, qty: 2, row_total: 16_000 },
        { line_number: 2, sku, qty: 1, row_total: 9000 },
        { line_number: 3, sku: other, qty: 4, row_total: 12_000 },
      ],
    });
    expect([await stockOf(sku), await stockOf(other)]).toEqual([47, 6]);
    await work(id, 'desk/cancel-order', { reason });
    expect([await stockOf(sku), await stockOf(other)]).toEqual([50, 10]);
  });

  it('swaps a product for another in one revision', async () => {
    const { id, sku } = await anOrder({ qty: 2 });
    const other = await addProduct({ qty: 10, price: { IQD: 3000, USD: 229 } });
    const edited = await edit(id, { lines: [{ line_number: 1, qty: 0 }], add: [{ sku: other, qty: 1 }] });
    expect(edited).toMatchObject({ revision: 2, charged: 8000 });
    expect((await revisionOf(id)).lines).toMatchObject([{ line_number: 2, sku: other, qty: 1 }]);
    expect([await stockOf(sku), await stockOf(other)]).toEqual([50, 9]);
  });

  it('refuses to add what is not there, and leaves everything as it was', async () => {
    const { id } = await anOrder();
    const few = await addProduct({ qty: 2, price: { IQD: 3000 } });
    for (const add of [[{ sku: few, qty: 3 }], [{ sku: 'NO-SUCH', qty: 1 }]])
      expect(await refused(id, { add })).toBe('order.products-not-added');
    expect(await stockOf(few)).toBe(2);
    expect(await revisionOf(id)).toMatchObject({ number: 1 });
  });

  it('gives a discount, which is taken off the goods, and another one', async () => {
    const { id } = await anOrder({ qty: 2 });
    expect(await edit(id, { discount: 1000 })).toMatchObject({ charged: 20_000 });
    expect(await edit(id, { discount: 2000 })).toMatchObject({ charged: 18_000, revision: 3 });
    expect(await rowsOf(id)).toMatchObject({ subtotal: 16_000, staff_discount: -3000, grand_total: 18_000 });
    expect(await revisionOf(id)).toMatchObject({ discount_amount: 3000, reason });
    expect(await refused(id, { discount: 13_001 })).toBe('order.amount-too-high');
    // What is taken out takes its part of the discount with it.
    const less = await edit(id, { lines: [{ line_number: 1, qty: 1 }] });
    expect(less).toMatchObject({ charged: 11_500 });
    expect(await rowsOf(id)).toMatchObject({ staff_discount: -1500 });
  });

  it('names another price of delivery, or has it found for another governorate', async () => {
    const { id } = await anOrder();
    expect(await edit(id, { delivery_price: 2000 })).toMatchObject({ charged: 18_000 });
    expect(await rowsOf(id)).toMatchObject({ shipping: 2000 });
    const basra = await db
      .selectFrom('region')
      .select(['id', 'name_en'])
      .where('name_en', '=', 'Basra')
      .executeTakeFirstOrThrow();
    await edit(id, { address: { region_id: basra.id, city: 'Al-Ashar' } });
    const { addresses, shipping_amount } = await revisionOf(id);
    expect(addresses[0]).toMatchObject({ region_id: basra.id, region: basra.name_en, city: 'Al-Ashar' });
    expect(addresses[1]).toMatchObject({ region_id: 611 });
    expect(shipping_amount).not.toBe(2000);
    expect(await refused(id, { address: { region_id: 999_999 } })).toBe('order.region-unknown');
  });

  it('changes how it is paid: a transfer has a time limit, cash none', async () => {
    const { id } = await anOrder();
    await db
      .updateTable('payment_method')
      .set({ is_active: true })
      .where('code', '=', 'banktransfer')
      .execute();
    const transfer = await edit(id, { payment_method_code: 'banktransfer' });
    expect(Date.parse(transfer.pay_until ?? '') - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect(await revisionOf(id)).toMatchObject({ payment_method_code: 'banktransfer' });
    expect(await refused(id, { payment_method_code: 'no-such' })).toBe('cart.payment-method-not-available');
    expect(await edit(id, { payment_method_code: 'cashondelivery' })).toMatchObject({ pay_until: null });
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 1000 });
    expect(await refused(id, { payment_method_code: 'banktransfer' })).toBe('order.payment-open');
  });

  it('is refused with a way of delivery that there is not, and of the whole once a package is on its way', async () => {
    const { id } = await anOrder({ qty: 2 });
    const shipping_method = { carrier_code: 'no', method_code: 'such' };
    expect(await refused(id, { shipping_method })).toBe('order.shipping-method-not-available');
    await work(id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 1 }] });
    await work(id, 'desk/prepare-order', { move: 'pack' });
    await work(id, 'desk/prepare-order', { move: 'dispatch', carrier: 'own-driver', package: 1 });
    expect(await refused(id, { discount: 500, package: 2 })).toBe('order.move-not-possible');
  });
});

describe('promotions of what staff add', () => {
  const add = (
    id: number,
    sku: string,
    { qty = 1, ...changes }: { qty?: number; delivery_price?: number } = {},
  ) => work(id, 'desk/edit-order', { reason, add: [{ sku, qty }], ...changes });
  const goods = (IQD: number) => addProduct({ qty: 50, price: { IQD, USD: 100 } });
  const ofSku = (sku: string) => ({ subject: 'sku' as const, operator: 'in' as const, values: [sku] });
  let made = 0;
  const newCode = () => `added-${(made += 1)}`;
  /** Takes this percentage off a product, always. */
  const promoteSku = async (sku: string, percent: number, uses_per_customer: number | null = null) => {
    const code = newCode();
    const actions = [{ type: 'percent' as const, percent: percent * 10_000 }];
    await promote({ code, uses_per_customer, rule: { when: always, lines: ofSku(sku), actions } });
    return code;
  };
  const usesOf = async (code: string) =>
    (
      await db
        .selectFrom('promotion_use')
        .innerJoin('promotion', 'promotion.id', 'promotion_use.promotion_id')
        .select('times_used')
        .where('promotion.code', '=', code)
        .execute()
    ).map(({ times_used }) => times_used);

  it('take of it what they take in a cart, as one row, and nothing from what was ordered', async () => {
    const [{ id }, sku] = [await anOrder({ qty: 2 }), await goods(3000)];
    const code = await promoteSku(sku, 10);
    // 16,000 and 4 × 3,000 less a tenth, with 5,000 for delivery; what is charged is a multiple of 250.
    expect(await add(id, sku, { qty: 4 })).toMatchObject({ revision: 2, charged: 31_750 });
    expect(await revisionOf(id)).toMatchObject({
      discount_amount: 1200,
      lines: [{ discount_amount: 0 }, { sku, row_total: 12_000, discount_amount: 1200 }],
    });
    const row = (await revisionOf(id)).totals.find((one) => one.code === 'discount');
    expect(row).toMatchObject({ value: -1200, title: expect.stringContaining(`${code} ar`) });
    // Pieces that are taken out again take their part of it with them.
    const lines = [{ line_number: 2, qty: 2 }];
    expect(await work(id, 'desk/edit-order', { reason, lines })).toMatchObject({ charged: 26_500 });
  });

  it('that the order reaches by it lower what was ordered and delivery too, but no price that staff name', async () => {
    const sku = await goods(60_000);
    await promote({
      code: newCode(),
      rule: {
        when: {
          match: 'all',
          of: [
            { subject: 'subtotal', operator: '>=', amounts: { IQD: 70_000 } },
            { match: 'line', of: [ofSku(sku)] },
          ],
        },
        actions: [{ type: 'percent', percent: 100_000 }, { type: 'free_shipping' }],
      },
    });
    const [{ id }, other] = [await anOrder({ qty: 2 }), await anOrder({ qty: 2 })];
    expect(await add(id, sku)).toMatchObject({ charged: 68_500 });
    expect(await revisionOf(id)).toMatchObject({
      shipping_amount: 0,
      lines: [{ discount_amount: 1600 }, { discount_amount: 6000 }],
    });
    expect(await add(other.id, sku, { delivery_price: 4000 })).toMatchObject({ charged: 72_500 });
  });

  it.each([
    ['goes on with it', 'TENTH', { type: 'percent', percent: 100_000 } as const, 28_500],
    ['and is a sum is given once', 'SUM', { type: 'fixed_cart', amounts: { IQD: 2000 } } as const, 29_000],
  ])('of the order’s coupon that %s', async (_, coupon, action, charged) => {
    const sku = await goods(10_000);
    const coupons = [{ code: coupon, uses_limit: null }];
    await promote({ code: newCode(), coupons, rule: { when: always, actions: [action] } });
    const { id } = await anOrder({ qty: 2, coupon });
    expect(await add(id, sku)).toMatchObject({ charged });
    const used = db.selectFrom('coupon').select('times_used').where('code', '=', coupon);
    expect(await used.executeTakeFirstOrThrow()).toEqual({ times_used: 1 });
  });

  it('are counted for the customer once, and given back when the order is called off', async () => {
    const { token } = await accountsOf(worked.shop).aCustomer();
    const sku = await goods(3000);
    const code = await promoteSku(sku, 50, 1);
    const query = { storeCode: 'ar', token };
    const [one, other] = [await anOrder({ query }), await anOrder({ query })];
    expect(await usesOf(code)).toEqual([]);
    expect(await add(one.id, sku)).toMatchObject({ charged: 22_500 });
    expect(await usesOf(code)).toEqual([1]);
    // It was the customer's only use.
    expect(await add(other.id, sku)).toMatchObject({ charged: 24_000 });
    await work(one.id, 'desk/cancel-order', { reason });
    expect(await usesOf(code)).toEqual([0]);
  });

  it('lower how much a discount can take off', async () => {
    const [{ id }, sku] = [await anOrder({ qty: 1 }), await goods(3000)];
    await promoteSku(sku, 100);
    const asked = { reason, add: [{ sku, qty: 1 }] };
    const tooMuch = { ...asked, discount: 8001 };
    expect(await refusedWork(id, 'desk/edit-order', tooMuch)).toBe('order.amount-too-high');
    expect(await work(id, 'desk/edit-order', { ...asked, discount: 8000 })).toMatchObject({ charged: 5000 });
  });

  it('take their part where a product of the order is sold no more', async () => {
    const [{ id, sku: gone }, sku] = [await anOrder({ qty: 2 }), await goods(3000)];
    await promoteSku(sku, 10);
    await db.updateTable('product').set({ status: 2 }).where('sku', '=', gone).execute();
    expect(await add(id, sku)).toMatchObject({ charged: 23_750 });
  });
});
