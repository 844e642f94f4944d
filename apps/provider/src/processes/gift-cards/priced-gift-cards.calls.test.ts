import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { settleGrant } from '../../modules/rewards/change-points.ts';
import { orderEarns } from '../../modules/rewards/order-earns.ts';
import { freezeOrderReward } from '../../modules/rewards/order-reward-sql.ts';
import { readWorkedOrder } from '../../modules/orders/orders.ts';

const database = await testDatabase();
const { db } = database;
const { shop, addProduct, newCart, bodyOf, place, desk, ar } = await workedShop(database);
const { aCustomer } = accountsOf(shop);
const mug = { sku: 'MUG', qty: 1 };

/** A product that is a gift card of so much, at its price. */
const aGiftCard = async (amount = 10_000) => {
  const sku = await addProduct({ type: 'virtual', price: { IQD: amount, USD: amount }, qty: 1000 });
  await sql`insert into gift_card_product (product_id, amount, since)
    select id, ${amount}::bigint, now() - interval '1 hour' from product where sku = ${sku}`.execute(db);
  return sku;
};
const idOf = async (sku: string) =>
  (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
/** The rows of a cart's totals, as the provider says them and as a device reckons them of what it was told. */
const totalsBy = async (cartId: string, query: { storeCode: string; token?: string }) => {
  const { meta } = await shop.call('cart/totals', { query: { ...query, cartId, view: 'cart' } });
  const { base_rate, payable, promotions, adjustments, items, totals, reward_points: points } = meta!.cart!;
  const { result: context } = await shop.call('cart/totals-context', { query });
  const nowhere = { country: '', region_id: null, region_name: null, shipping: null, payment: null };
  const device = totalsOf(
    { ...nowhere, lines: items, promotions, adjustments, points },
    { ...context, base_rate, payable },
    Date.now(),
  );
  const told = totals.total_segments.map(({ code, value }) => [
    code,
    value === null ? null : minorUnits(value, context.currency.scale),
  ]);
  expect(device.segments.map(({ code, value }) => [code, value])).toEqual(told);
  return Object.fromEntries(told) as Record<string, number>;
};

beforeAll(async () => {
  const rule = { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 500_000 }] };
  await db
    .insertInto('promotion')
    .values({ code: 'half', source: 'test', rule: JSON.stringify(rule) })
    .execute();
});

describe('a gift card in a cart', () => {
  it('gets no discount, also where other goods do, on the device as at the shop', async () => {
    const sku = await aGiftCard();
    const mugCost = (await totalsBy(await newCart([mug]), ar))['subtotal']!;
    const alone = await totalsBy(await newCart([{ sku, qty: 2 }]), ar);
    expect(alone).toMatchObject({ subtotal: 20_000, grand_total: 20_000 });
    expect(alone['discount']).toBeUndefined();
    const both = await totalsBy(await newCart([mug, { sku, qty: 2 }]), ar);
    expect(both).toMatchObject({ discount: -mugCost / 2, grand_total: 20_000 + mugCost / 2 });
    await totalsBy(await newCart([mug, { sku, qty: 2 }], { storeCode: 'en' }), { storeCode: 'en' });
  });

  it('is paid by no points, which pay other goods, and earns none', async () => {
    const { token, profile } = await aCustomer();
    const query = { ...ar, token };
    await inTransaction(db, (transaction) =>
      settleGrant(transaction, {
        customerId: profile.id,
        subject: `review ${profile.id + 1_000_000}`,
        targetOf: () => 5000,
        actor: 'test',
        now: Date.now(),
      }),
    );
    const items = [mug, { sku: await aGiftCard(), qty: 1 }];
    const cartId = await newCart(items, query);
    await shop.call('rewards/spend', { query: { ...query, cartId, view: 'cart' }, body: { points: 5000 } });
    const { grand_total: total, reward } = await totalsBy(cartId, query);
    expect(reward).toBeLessThan(0);
    expect(total).toBe(10_000);
    const id = Number((await place(bodyOf(cartId, items), query)).result.backendOrderId);
    const order = (await readWorkedOrder(db, id))!;
    const frozen = await inTransaction(db, (transaction) => freezeOrderReward(transaction, id));
    const delivered = {
      ...order,
      due: 0,
      packages: order.packages.map((one) => ({ ...one, state: 'complete' as const })),
    };
    const rate = { ...frozen, earn: { points: 1, money: 1000, currency: 'IQD' } };
    const [mugLine] = order.lines;
    expect(orderEarns(delivered, rate)).toBe(Math.floor(mugLine!.value / 1000));
  });

  it('costs every buyer what is on it, and is not sold for less', async () => {
    const sku = await aGiftCard();
    const product_id = await idOf(sku);
    const row = { currency: 'IQD', kind: 'regular' as const, product_id };
    await db
      .insertInto('price')
      .values([
        { ...row, price_list: 'wholesale', amount: 7000 },
        { ...row, price_list: 'general', kind: 'special', amount: 8000 },
      ])
      .execute();
    const { token, profile } = await aCustomer();
    const group = await db
      .selectFrom('customer_group')
      .select('id')
      .where('price_list', '=', 'wholesale')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('customer')
      .set({ customer_group_id: group.id })
      .where('id', '=', profile.id)
      .execute();
    const query = { ...ar, token };
    expect(await totalsBy(await newCart([{ sku, qty: 1 }], query), query)).toMatchObject({
      grand_total: 10_000,
    });
    const general = db.updateTable('price').set({ amount: 9999 }).where('product_id', '=', product_id);
    await general.where('currency', '=', 'IQD').where('kind', '=', 'regular').execute();
    const items = [{ sku, qty: 1 }];
    const refused = await shop.refused('order/place', {
      query: ar,
      body: bodyOf(await newCart([mug, ...items]), [mug, ...items]),
    });
    expect(refused.code).toBe('gift-card.below-worth');
  });
});

describe('the price of a gift card at the desk', () => {
  it('is never below what is on it, one by one or in a list', async () => {
    const sku = await aGiftCard(5000);
    const query = { productId: String(await idOf(sku)) };
    const catalogue = await desk('catalogue');
    const priced = (amount: number, specials: object[] = []) => ({
      query,
      body: { regular: [{ currency: 'IQD', amount }], specials },
    });
    const special = { from: null, until: null, amounts: [{ currency: 'IQD', amount: 4000 }] };
    for (const asked of [priced(250), priced(4999), priced(5000, [special])])
      expect(await catalogue.refused('desk/set-prices', asked)).toBe('gift-card.below-worth');
    await catalogue.call('desk/set-prices', priced(5500));
    const line = (amount: number, seen: number) => ({
      sku,
      prices: {
        seen: { regular: [{ currency: 'IQD', amount: seen }], specials: [] },
        to: { regular: [{ currency: 'IQD', amount }], specials: [] },
      },
      qty: null,
    });
    const list = (amount: number) => ({ body: { lines: [line(amount, 5500)] } });
    expect(await catalogue.refused('desk/save-price-list', list(250))).toBe('gift-card.below-worth');
    await catalogue.call('desk/save-price-list', list(5000));
  });

  it('of an amount that its buyer chooses is never below any of them', async () => {
    const sku = await addProduct({ type: 'virtual', price: { IQD: 5000 }, qty: 1000 });
    await sql`
      with product as (select id from product where sku = ${sku}),
      card as (insert into gift_card_product (product_id, amount, since) select id, null, now() from product),
      option as (insert into custom_option (product_id, code, type, position) select id, 'amount', 'drop_down', 0 from product returning id),
      value as (
        insert into custom_option_value (option_id, code, price_type, position)
        select id, c, 'fixed', 0 from option, unnest(array['5000', '100000']) c returning id, code
      )
      insert into custom_option_price (value_id, currency, amount) select id, 'IQD', code::bigint - 5000 from value`.execute(
      db,
    );
    const catalogue = await desk('catalogue');
    const query = { productId: String(await idOf(sku)) };
    const priced = (amount: number) => ({
      query,
      body: { regular: [{ currency: 'IQD', amount }], specials: [] },
    });
    expect(await catalogue.refused('desk/set-prices', priced(250))).toBe('gift-card.below-worth');
    await catalogue.call('desk/set-prices', priced(5000));
  });
});
