import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { proveLedger } from '../../ledger/ledger.ts';
import { settleOrder } from '../settle-order.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, ar, desk, work, dispatched, newCart, addProduct, bodyOf, place, versionOf } = worked;
const { aCustomer } = accountsOf(shop);
const owner = await desk();
const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const campaign = {
  name: 'Eid',
  is_active: true,
  from_at: inDays(-1),
  until_at: inDays(1),
  factor: 200,
  category_ids: [] as number[],
  brand_ids: [] as number[],
  customer_group_ids: [] as number[],
};
const begin = (changes: object = {}) =>
  owner.call('desk/create-points-campaign', { body: { campaign: { ...campaign, ...changes } } });
afterEach(async () => void (await sql`update points_campaign set is_active = false`.execute(db)));

let made = 0;
/** A category, below another where one is given, and a product in it. */
const aCategory = async (parent: number | null = null): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into category (parent_id, level, source) values (${parent}, ${parent === null ? 1 : 2}, 'test') returning id`.execute(
    db,
  );
  return rows[0]!.id;
};
const aProductIn = async (category: number | null, attributes: object = {}) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 }, attributes: { ...attributes } });
  const { id } = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow();
  if (category !== null)
    await sql`insert into product_category (product_id, category_id) values (${id}, ${category})`.execute(db);
  return { id, sku };
};
const aBrand = async (): Promise<number> => {
  await sql`insert into attribute (code, input) values ('brand', 'select') on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into attribute_option (attribute_id, code) select id, ${`brand-${(made += 1)}`} from attribute where code = 'brand' returning id`.execute(
    db,
  );
  return rows[0]!.id;
};

const settle = (orderId: number) => settleOrder(db, { orderId, now: Date.now() });
const aBuyer = async () => {
  const { token, profile } = await aCustomer();
  const query = { ...ar, token };
  const balance = async () => (await shop.call('rewards/account', { query })).result.balance;
  return { query, balance, customerId: profile.id };
};
type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const order = async ({ query }: Buyer, skus: readonly string[]): Promise<number> => {
  const items = skus.map((sku) => ({ sku, qty: 2 }));
  const { result } = await place(bodyOf(await newCart(items, query), items), query);
  const id = Number(result.backendOrderId);
  await settle(id);
  return id;
};
const deliver = async (id: number): Promise<void> => {
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', amount: due });
  await settle(id);
};
/** Points that two pieces of each of these at 8,000 dinars earn. */
const earned = async (skus: readonly string[], buyer?: Buyer): Promise<number> => {
  const by = buyer ?? (await aBuyer());
  const before = await by.balance();
  await deliver(await order(by, skus));
  return (await by.balance()) - before;
};
const hint = async (productId: number, query: Record<string, string> = ar) =>
  (await shop.call('rewards/product-points', { query: { ...query, id: String(productId) } })).result;

describe('a campaign of points', () => {
  it('doubles what goods of a category earn, with those below it, and nothing else', async () => {
    const parent = await aCategory();
    const [inside, below, outside] = [
      await aProductIn(parent),
      await aProductIn(await aCategory(parent)),
      await aProductIn(await aCategory()),
    ];
    await begin({ category_ids: [parent] });
    expect(await earned([inside.sku])).toBe(32);
    expect(await earned([below.sku])).toBe(32);
    expect(await earned([outside.sku])).toBe(16);
    expect(await earned([inside.sku, outside.sku])).toBe(48);
    // The page of a product says what its order earns.
    expect((await hint(below.id)).points).toBe(16);
    expect((await hint(outside.id)).points).toBe(8);
    expect((await hint(below.id)).campaign).toMatchObject({ factor: 200 });
    expect((await hint(outside.id)).campaign).toBeNull();
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });

  it('is for goods of a brand, for customers of a group, and of several the highest counts', async () => {
    const brand = await aBrand();
    const [branded, other] = [
      await aProductIn(null, { brand }),
      await aProductIn(null, { brand: brand + 1000 }),
    ];
    await begin({ brand_ids: [brand], factor: 150 });
    expect([await earned([branded.sku]), await earned([other.sku])]).toEqual([24, 16]);
    await begin({ factor: 300, customer_group_ids: [2] });
    expect(await earned([branded.sku])).toBe(24);
    const wholesale = await aBuyer();
    await sql`update customer set customer_group_id = 2 where id = ${wholesale.customerId}`.execute(db);
    expect(await earned([other.sku], wholesale)).toBe(48);
    expect((await hint(other.id, wholesale.query)).points).toBe(24);
  });

  it.each([
    ['is over', { from_at: inDays(-3), until_at: inDays(-1) }],
    ['has not begun', { from_at: inDays(1), until_at: inDays(3) }],
    ['is switched off', { is_active: false }],
  ])('earns nothing more when it %s', async (_, changes) => {
    const { id, sku } = await aProductIn(null);
    await begin(changes);
    expect(await earned([sku])).toBe(16);
    expect((await hint(id)).points).toBe(8);
  });

  it('keeps what was promised when it is changed, and takes back what goods that come back earned', async () => {
    const [buyer, category] = [await aBuyer(), await aCategory()];
    const [inside, outside] = [await aProductIn(category), await aProductIn(null)];
    const kept = await begin({ category_ids: [category] });
    const id = await order(buyer, [inside.sku, outside.sku]);
    await owner.call('desk/save-points-campaign', {
      query: { campaignId: String(kept.id) },
      body: { version: 1, campaign: { ...campaign, factor: 900, is_active: false } },
    });
    await deliver(id);
    expect(await buyer.balance()).toBe(48);
    const body = { items: [{ item_id: 1, qty: 1 }], reason: 'Too small', wish: 'money' };
    const asked = await shop.call('order/request-return', {
      query: { ...buyer.query, entity_id: String(id) },
      body,
    });
    const query = { orderId: String(id), returnId: String(asked.result.return_id) };
    const lines = [{ line_number: 1, restocked: 1, written_off: 0 }];
    for (const step of [{ step: 'approve' }, { step: 'receive', lines }])
      await owner.call('desk/work-return', { query, body: { version: await versionOf(id), ...step } });
    await settle(id);
    expect(await buyer.balance()).toBe(32);
  });
});

describe('campaigns at the desk', () => {
  const previewed = (changes: object = {}) =>
    owner.call('desk/preview-points-campaign', {
      query: { campaign: JSON.stringify({ ...campaign, ...changes }) },
    });

  it('say before they are saved what an order would earn, and write nothing', async () => {
    const category = await aCategory();
    await aProductIn(category);
    await begin({ name: 'Ramadan' });
    const { rows: before } = await sql`select from points_campaign`.execute(db);
    expect(await previewed({ category_ids: [category] })).toEqual({
      amount: 50_000,
      unit: { code: 'IQD', scale: 0 },
      points: 100,
      regular_points: 50,
      products: 1,
      others: ['Ramadan'],
    });
    expect(await previewed({ customer_group_ids: [0] })).toBeNull();
    const { rows } = await sql`select from points_campaign`.execute(db);
    expect(rows.length).toBe(before.length);
  });

  it('are saved as they were seen, by who runs the shop, and written to the audit', async () => {
    const { id, version } = await begin();
    const query = { campaignId: String(id) };
    const body = { version, campaign: { ...campaign, factor: 250 } };
    expect(await owner.call('desk/save-points-campaign', { query, body })).toMatchObject({
      version: 2,
      factor: 250,
    });
    expect(await owner.refused('desk/save-points-campaign', { query, body })).toBe(
      'rewards.campaign-changed',
    );
    const unknown = { query: { campaignId: '999999' }, body };
    expect(await owner.refused('desk/save-points-campaign', unknown)).toBe('rewards.campaign-not-found');
    expect((await owner.call('desk/points-campaigns')).items.map((one) => one.id)).toContain(id);
    expect(await (await desk('support')).refused('desk/points-campaigns')).toBe('request.not-permitted');
    const { rows } =
      await sql`select from audit where entity = 'points_campaign' and entity_id = ${String(id)}`.execute(db);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['a factor of less than one', { factor: 100 }],
    ['an end before the beginning', { until_at: inDays(-2) }],
    ['no name', { name: ' ' }],
    ['too many categories', { category_ids: Array.from({ length: 101 }, (_, place) => place) }],
  ])('refuse %s', async (_, changes) => {
    const body = { campaign: { ...campaign, ...changes } };
    expect(await owner.refused('desk/create-points-campaign', { body })).toBe('request.invalid');
    const query = { campaign: JSON.stringify(body.campaign) };
    expect(await owner.refused('desk/preview-points-campaign', { query })).toBe('request.invalid');
  });
});
