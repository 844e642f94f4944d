import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';
import { vendorAccount } from '../../modules/vendors/vendors.ts';
import { followEarnings } from './follow-earnings.ts';
import { subscribes as followsWaiting } from './subscribers/follow-waiting-orders.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, ar, desk, work, dispatched, newCart, addProduct, bodyOf, place, versionOf } = worked;
const { token } = await accountsOf(shop).aCustomer();
const owner = await desk();
const sound = { balances: [], journals: [], accounts: [] };

let made = 0;
/** A seller without terms, and the value by which a product names her. */
const aVendor = async () => {
  const vendor = `seller-${(made += 1)}`;
  await sql`insert into attribute (code, input) values ('vendor', 'select') on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into attribute_option (attribute_id, code) select id, ${vendor} from attribute where code = 'vendor' returning id
    ), named as (insert into attribute_option_text (option_id, language, label) select id, 'en', ${`Seller ${made}`} from added)
    select id from added`.execute(db);
  return { vendor, option: rows[0]?.id ?? 0 };
};
type Vendor = Awaited<ReturnType<typeof aVendor>>;
type Terms = { rate: number; storage_fee: number; unit: 'IQD' | 'USD'; version?: number };

const termed = async ({ vendor }: Vendor, terms: Partial<Terms> = {}) =>
  owner.call('desk/set-vendor-terms', {
    query: { vendor },
    body: { version: 0, rate: 1500, storage_fee: 250, unit: 'IQD', ...terms },
  });
const waitingFollowed = ({ vendor }: Vendor) =>
  followsWaiting.handle({ name: 'vendor.terms-set', key: 'any', data: { vendor } } as never, {
    database: db,
    settings: testSettings(),
    now: Date.now,
    logger: loggerOf('silent'),
  });

const follow = (id: number) => followEarnings(db, id, Date.now());
/** An order of pieces of a seller's at 8,000 dinars each and 5,000 for delivery. */
const orderOf = async ({ option }: Vendor, qty = 2) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 }, attributes: { vendor: option } });
  const items = [{ sku, qty }];
  const query = { ...ar, token };
  const { result } = await place(bodyOf(await newCart(items, query), items), query);
  const id = Number(result.backendOrderId);
  await follow(id);
  return { id, sku };
};
const deliver = async (id: number) => {
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', amount: due });
};
/** A piece of the first line comes back. */
const takeBack = async (id: number, qty = 1) => {
  const { result } = await shop.call('order/request-return', {
    query: { ...ar, token, entity_id: String(id) },
    body: { items: [{ item_id: 1, qty }], reason: 'Too small', wish: 'money' },
  });
  for (const step of [
    { step: 'approve' },
    { step: 'receive', lines: [{ line_number: 1, restocked: qty, written_off: 0 }] },
  ]) {
    const answer = await owner.fetch(`/api/desk/orders/${id}/returns/${result.return_id}`, {
      method: 'POST',
      body: JSON.stringify({ version: await versionOf(id), ...step }),
    });
    expect([step.step, answer.status]).toEqual([step.step, 200]);
  }
};

/** What her page, her statement and the ledger say that she is owed, which is the same. */
const owed = async ({ vendor }: Vendor): Promise<number> => {
  const { balances } = await owner.call('desk/vendor', { query: { vendor } });
  const { items } = await owner.call('desk/vendor-statement', { query: { vendor } });
  const posted = await balanceOf(db, vendorAccount(vendor), 'IQD');
  expect([balances[0]?.amount ?? 0, items[0]?.balance ?? 0]).toEqual([posted, posted]);
  return posted;
};

describe('a seller', () => {
  it('earns by what was delivered, less commission and storage, once however many follow', async () => {
    const seller = await aVendor();
    await termed(seller);
    const { id, sku } = await orderOf(seller);
    expect(await owed(seller)).toBe(0);
    await deliver(id);
    await Promise.all([follow(id), follow(id), follow(id)]);
    expect(await owed(seller)).toBe(16_000 - 2400 - 500);
    const { items } = await owner.call('desk/vendor-statement', { query: { vendor: seller.vendor } });
    expect(items).toMatchObject([{ kind: 'earning', amount: 13_100, balance: 13_100, sku, reference: null }]);
    const list = await owner.call('desk/vendors', { query: { limit: '200' } });
    expect(list.items.find(({ vendor }) => vendor === seller.vendor)).toMatchObject({
      name: 'Seller 1',
      goods: 1,
      rate: 1500,
      waiting: 0,
      balances: [{ amount: 13_100, unit: { code: 'IQD', scale: 0 } }],
    });
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });

  it('loses what comes back, but not its storage', async () => {
    const seller = await aVendor();
    await termed(seller);
    const { id } = await orderOf(seller);
    await deliver(id);
    await follow(id);
    await takeBack(id);
    await Promise.all([follow(id), follow(id)]);
    expect(await owed(seller)).toBe(8000 - 1200 - 500);
    await takeBack(id);
    await follow(id);
    expect(await owed(seller)).toBe(-500);
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });

  it('earns nothing by what was cancelled', async () => {
    const seller = await aVendor();
    await termed(seller);
    const { id } = await orderOf(seller);
    await work(id, 'desk/cancel-order', { move: 'cancel', reason: 'Changed her mind' });
    await follow(id);
    expect(await owed(seller)).toBe(0);
  });

  it('is whose the product was when it was ordered, and keeps the terms of then', async () => {
    const [seller, other] = [await aVendor(), await aVendor()];
    await termed(seller);
    await termed(other);
    const { id, sku } = await orderOf(seller);
    await db
      .updateTable('product')
      .set({ attributes: JSON.stringify({ vendor: other.option }) })
      .where('sku', '=', sku)
      .execute();
    await termed(seller, { version: 1, rate: 9000 });
    await deliver(id);
    await follow(id);
    expect([await owed(seller), await owed(other)]).toEqual([13_100, 0]);
  });

  it('without terms earns nothing until the owner sets them, which the desk says', async () => {
    const seller = await aVendor();
    const { id } = await orderOf(seller);
    await deliver(id);
    await follow(id);
    const { terms, waiting } = await owner.call('desk/vendor', { query: { vendor: seller.vendor } });
    expect([terms, waiting, await owed(seller)]).toEqual([null, 1, 0]);
    await termed(seller);
    await waitingFollowed(seller);
    await waitingFollowed(seller);
    expect(await owed(seller)).toBe(13_100);
    expect((await owner.call('desk/vendor', { query: { vendor: seller.vendor } })).waiting).toBe(0);
  });

  it('pays for storage in another currency by the rate of the day', async () => {
    const seller = await aVendor();
    await termed(seller, { rate: 0, storage_fee: 100, unit: 'USD' });
    const { id } = await orderOf(seller, 1);
    await deliver(id);
    await follow(id);
    const { rows } = await sql<{ fee: number }>`
      select round(case when base_currency = 'USD' then numerator::numeric / denominator else denominator::numeric / numerator end)::integer as fee
      from exchange_rate where 'USD' in (base_currency, quote_currency) and base_currency <> quote_currency order by valid_from desc limit 1`.execute(
      db,
    );
    expect(await owed(seller)).toBe(8000 - (rows[0]?.fee ?? 0));
  });
});

describe('events', () => {
  type Step = 'follow' | 'deliver' | 'return' | 'terms' | 'waiting';
  it.each<[string, Step[]]>([
    ['in order', ['terms', 'follow', 'deliver', 'follow', 'return', 'follow']],
    ['late and twice', ['terms', 'deliver', 'return', 'follow', 'follow']],
    ['before there are terms', ['follow', 'deliver', 'follow', 'return', 'terms', 'waiting', 'follow']],
    ['with terms between', ['deliver', 'follow', 'terms', 'follow', 'return', 'waiting', 'follow']],
  ])('may come %s: the balance is the same, and that of the ledger', async (_, steps) => {
    const seller = await aVendor();
    const { id } = await orderOf(seller, 3);
    const doing: Record<Step, () => Promise<unknown>> = {
      follow: () => Promise.all([follow(id), follow(id)]),
      deliver: () => deliver(id),
      return: () => takeBack(id),
      terms: () => termed(seller),
      waiting: () => waitingFollowed(seller),
    };
    for (const step of steps) await doing[step]();
    expect(await owed(seller)).toBe(16_000 - 2400 - 750);
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });
});

describe('a payout', () => {
  const pay = (vendor: string, amount: number) => ({
    query: { vendor },
    body: { amount, unit: 'IQD', reference: 'TRX-1' },
  });

  it('is at most what is owed, also for two at once, and in the statement and its file', async () => {
    const seller = await aVendor();
    const { vendor } = seller;
    await termed(seller);
    const { id } = await orderOf(seller);
    await deliver(id);
    await follow(id);
    expect(await owner.refused('desk/pay-vendor', pay(vendor, 13_101))).toBe('vendor.balance-too-low');
    const path = `/api/desk/vendors/${vendor}/payouts`;
    const sent = { method: 'POST', body: JSON.stringify(pay(vendor, 10_000).body) };
    const answers = await Promise.all([owner.fetch(path, sent), owner.fetch(path, sent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await owed(seller)).toBe(3100);
    const page = await owner.call('desk/vendor-statement', { query: { vendor, limit: '1' } });
    expect(page.items).toMatchObject([
      { kind: 'payout', amount: -10_000, balance: 3100, reference: 'TRX-1', order_number: null },
    ]);
    const below = { vendor, limit: '1', before: String(page.next) };
    const older = await owner.call('desk/vendor-statement', { query: below });
    expect([older.items[0]?.amount, older.next]).toEqual([13_100, null]);
    const file = await owner.fetch(`/api/desk/vendors/${vendor}/statement/export`, {
      method: 'POST',
      body: '{}',
    });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('payout,,,,TRX-1');
    expect(await balanceOf(db, 'payments:bank', 'IQD')).toBe(10_000);
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });

  it('and terms are refused of nobody, of old terms and of nonsense', async () => {
    const { vendor } = await aVendor();
    expect(await owner.refused('desk/vendor', { query: { vendor: 'nobody' } })).toBe('vendor.not-found');
    expect(await owner.refused('desk/pay-vendor', pay('nobody', 1))).toBe('vendor.not-found');
    expect(await owner.refused('desk/pay-vendor', pay(vendor, 0))).toBe('request.invalid');
    const terms = { rate: 100, storage_fee: 0, unit: 'IQD' };
    const given = (body: object) => ({ query: { vendor }, body });
    expect(await owner.refused('desk/set-vendor-terms', given({ ...terms, version: 1 }))).toBe(
      'vendor.changed-meanwhile',
    );
    expect(await owner.refused('desk/set-vendor-terms', given({ ...terms, version: 0, rate: 10_001 }))).toBe(
      'request.invalid',
    );
  });
});
