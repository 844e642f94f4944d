import { printedPages } from '@dijla/test-kit/printed-lines';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { type StaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { calls } from '@dijla/contract/schemas';
import type { CallName } from '@dijla/contract/client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readOwnGoods, readOwnStatement } from '../../modules/vendors/own/own-vendor-sql.ts';
import { SellerScope } from '../../modules/vendors/own/seller-scope.ts';
import { followEarnings } from './follow-earnings.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { ar, desk, work, dispatched, newCart, addProduct, bodyOf, place, staffed } = worked;
const owner = await desk();

let made = 0;
/** A seller with terms, the value by which a product names her, and her session at the desk. */
const aSeller = async () => {
  const vendor = `seller-${(made += 1)}`;
  await sql`insert into attribute (code, input) values ('vendor', 'select') on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into attribute_option (attribute_id, code) select id, ${vendor} from attribute where code = 'vendor' returning id
    ), named as (insert into attribute_option_text (option_id, language, label) select id, 'en', ${`Seller ${made}`} from added)
    select id from added`.execute(db);
  await owner.call('desk/set-vendor-terms', {
    query: { vendor },
    body: { version: 0, rate: 1500, storage_fee: 250, unit: 'IQD' },
  });
  const session = await staffSession(staffed, { role: 'vendor' });
  await bind(session, vendor);
  return { vendor, option: rows[0]?.id ?? 0, session };
};
const bind = ({ id }: StaffSession, vendor: string | null) =>
  owner.call('desk/set-staff-vendor', { query: { staffId: String(id) }, body: { vendor } });
type Seller = Awaited<ReturnType<typeof aSeller>>;

/** What a buyer is told apart by, in whatever an order keeps of her. */
const buyer = {
  firstname: 'Zubaidaplanted',
  lastname: 'Alkhalidiplanted',
  company: 'Plantedcompany',
  telephone: '07705550199',
  email: 'planted@buyer.example',
  street: ['Plantedstreet 7', 'Plantedhouse'],
  city: 'Planteddistrict',
  postcode: '10777',
};
const planted = /planted|0?7705550199|10777/i;

/** An order of pieces at 8,000 dinars each, which came to its buyer. */
const delivered = async ({ option }: Pick<Seller, 'option'>, qty = 2) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 }, attributes: { vendor: option } });
  const items = [{ sku, qty }];
  const body = bodyOf(await newCart(items, ar), items);
  const { addressInformation: given } = body;
  const addressInformation = {
    ...given,
    shippingAddress: { ...given.shippingAddress, ...buyer },
    billingAddress: { ...given.billingAddress, ...buyer },
  };
  const { result } = await place({ ...body, addressInformation }, ar);
  const id = Number(result.backendOrderId);
  await followEarnings(db, id, Date.now());
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', amount: due });
  await followEarnings(db, id, Date.now());
  const { rows } = await sql<{ product: number; line: number }>`
    select p.id as product, e.id as line from product p, vendor_earning e where p.sku = ${sku} and e.order_id = ${id}`.execute(
    db,
  );
  return { id, sku, product: rows[0]?.product ?? 0, line: rows[0]?.line ?? 0 };
};

const reads = (Object.keys(calls) as CallName[]).filter((name) => name.startsWith('desk/own-vendor'));

describe('a seller at the desk', () => {
  it('sees her goods, what became of them, and what she earned and was paid', async () => {
    const seller = await aSeller();
    const { session, vendor } = seller;
    const { sku, product, line } = await delivered(seller);
    await owner.call('desk/pay-vendor', {
      query: { vendor },
      body: { amount: 10_000, unit: 'IQD', reference: 'TRX-9' },
    });
    const iqd = { code: 'IQD', scale: 0 };
    expect(await session.call('desk/own-vendor')).toMatchObject({
      vendor,
      goods: 1,
      waiting: 0,
      balances: [{ amount: 3100, unit: iqd }],
      terms: { rate: 1500, storage_fee: 250 },
    });
    const goods = await session.call('desk/own-vendor-goods');
    expect(goods).toMatchObject({ items: [{ id: product, sku, stock: { qty: 48 } }], next: null });
    expect(goods.items[0]?.prices.find(({ unit }) => unit.code === 'IQD')?.regular?.amount).toBe(8000);
    expect((await session.call('desk/own-vendor-goods', { query: { q: 'no such thing' } })).items).toEqual(
      [],
    );
    const good = { query: { productId: String(product) } };
    expect((await session.call('desk/own-vendor-good', good)).sold).toEqual([
      { qty: 2, delivered: 2, kept: 2, net: 13_100, unit: iqd },
    ]);
    const lines = await session.call('desk/own-vendor-lines');
    const sold = {
      id: line,
      sku,
      state: 'complete',
      qty: 2,
      delivered: 2,
      kept: 2,
      gross: 16_000,
      net: 13_100,
    };
    expect(lines).toMatchObject({ items: [{ ...sold, commission: 2400, storage: 500 }], next: null });
    expect(await session.call('desk/own-vendor-line', { query: { lineId: String(line) } })).toEqual(
      lines.items[0],
    );
    const statement = await session.call('desk/own-vendor-statement');
    expect(statement.items.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['payout', 3100],
      ['earning', 13_100],
    ]);
    const payouts = await session.call('desk/own-vendor-statement', { query: { kind: 'payout' } });
    expect(payouts.items).toMatchObject([{ reference: 'TRX-9', amount: -10_000, balance: 3100 }]);
  });

  it('reads nothing of the buyers in any answer', async () => {
    const seller = await aSeller();
    const { id, product, line } = await delivered(seller);
    const known = await owner.fetch(`/api/desk/orders/${id}`);
    expect(await known.text()).toMatch(planted);
    const ids: Record<string, string> = { '{productId}': String(product), '{lineId}': String(line) };
    for (const name of reads) {
      const path = calls[name].path.replace(/\{\w+\}/, (part) => ids[part] ?? part);
      const answer = await seller.session.fetch(path);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isPaper = answer.headers.get('content-type') === 'application/pdf';
      const text = isPaper ? (await printedPages(bytes)).flat().join('\n') : new TextDecoder().decode(bytes);
      expect([name, answer.status, planted.exec(text)?.[0] ?? null]).toEqual([name, 200, null]);
      expect([name, text.includes('customer')]).toEqual([name, false]);
    }
  });

  it('has a statement of a month printed in both languages, of her own alone', async () => {
    const [seller, other] = [await aSeller(), await aSeller()];
    await delivered(seller);
    const { vendor } = seller;
    await owner.call('desk/pay-vendor', {
      query: { vendor },
      body: { amount: 10_000, unit: 'IQD', reference: 'TRX-7' },
    });
    const printed = async (by: StaffSession, path: string) => {
      const answer = await by.fetch(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return (await printedPages(new Uint8Array(await answer.arrayBuffer()))).flat().join('\n');
    };
    for (const storeCode of ['ar', 'en']) {
      const own = `/api/desk/own-vendor/statement/pdf?storeCode=${storeCode}`;
      const page = await printed(seller.session, own);
      for (const said of [vendor, 'TRX-7', '13,100', '10,000', '3,100']) expect(page).toContain(said);
      expect(await printed(owner, `/api/desk/vendors/${vendor}/statement/pdf?storeCode=${storeCode}`)).toBe(
        page,
      );
      const foreign = await printed(other.session, own);
      expect([foreign.includes(vendor), foreign.includes('TRX-7')]).toEqual([false, false]);
      const later = await printed(seller.session, `${own}&month=2099-01`);
      expect([later.includes('3,100'), later.includes('TRX-7')]).toEqual([true, false]);
    }
    expect(await owner.refused('desk/vendor-statement-pdf', { query: { vendor: 'nobody' } })).toBe(
      'vendor.not-found',
    );
    expect(
      await seller.session.refused('desk/own-vendor-statement-pdf', { query: { month: '2026-13' } }),
    ).toBe('request.invalid');
  });

  it('is not told that an order is looked into', async () => {
    const seller = await aSeller();
    const { option, session } = seller;
    const sku = await addProduct({ qty: 5, price: { IQD: 8000, USD: 611 }, attributes: { vendor: option } });
    const items = [{ sku, qty: 1 }];
    const { result } = await place(bodyOf(await newCart(items, ar), items), ar);
    const id = Number(result.backendOrderId);
    await followEarnings(db, id, Date.now());
    await work(id, 'desk/review-order', { move: 'review', reason: 'Ordered twice' });
    expect((await session.call('desk/own-vendor-lines')).items).toMatchObject([{ sku, state: 'pending' }]);
  });

  it('finds nothing under the ids of another seller, nor in her lists', async () => {
    const [seller, other] = [await aSeller(), await aSeller()];
    const { product, line } = await delivered(other);
    const { session } = seller;
    expect(await session.refused('desk/own-vendor-good', { query: { productId: String(product) } })).toBe(
      'desk.product-not-found',
    );
    expect(await session.refused('desk/own-vendor-line', { query: { lineId: String(line) } })).toBe(
      'vendor.line-not-found',
    );
    const foreign = await Promise.all(
      [`/api/desk/own-vendor/goods/${product}`, `/api/desk/own-vendor/lines/${line}`].map(async (path) => {
        const asked = [session.fetch(path), other.session.fetch(path)];
        return (await Promise.all(asked)).map(({ status }) => status);
      }),
    );
    expect(foreign).toEqual([
      [404, 200],
      [404, 200],
    ]);
    const asked: Record<string, string>[] = [{}, { vendor: other.vendor }, { before: '999999999' }];
    for (const name of [
      'desk/own-vendor-goods',
      'desk/own-vendor-lines',
      'desk/own-vendor-statement',
    ] as const)
      // Neither a name in the query nor a page of another's list says whose it is.
      for (const query of asked)
        expect([name, (await session.call(name, { query })).items]).toEqual([name, []]);
    expect((await session.call('desk/own-vendor')).balances).toEqual([]);
  });

  it('sees variants of her goods, unless they are another’s', async () => {
    const [seller, other] = [await aSeller(), await aSeller()];
    const price = { IQD: 8000, USD: 611 };
    const parent = await addProduct({ qty: 1, price, attributes: { vendor: seller.option } });
    const [variant, foreign] = [
      await addProduct({ qty: 1, price }),
      await addProduct({ qty: 1, price, attributes: { vendor: other.option } }),
    ];
    await sql`insert into product_variant (parent_id, child_id, position)
      select p.id, c.id, 1 from product p, product c where p.sku = ${parent} and c.sku in (${variant}, ${foreign})`.execute(
      db,
    );
    const skus = async ({ session }: Seller) =>
      (await session.call('desk/own-vendor-goods')).items.map(({ sku }) => sku).toSorted();
    expect(await skus(seller)).toEqual([parent, variant].toSorted());
    expect(await skus(other)).toEqual([foreign]);
  });

  it('who is bound to nobody sees nothing, from that moment on', async () => {
    const { session, vendor } = await aSeller();
    await session.call('desk/own-vendor');
    await bind(session, null);
    for (const name of reads)
      expect([name, await session.refused(name, { query: { productId: '1', lineId: '1' } })]).toEqual([
        name,
        'vendor.not-bound',
      ]);
    expect(await owner.refused('desk/own-vendor')).toBe('vendor.not-bound');
    await bind(session, vendor);
    await session.call('desk/own-vendor');
  });

  it('may make no other call than those of her own and of her session', async () => {
    const { rows } = await sql<{ permission: string }>`
      select permission from role_permission where role = 'vendor' order by 1`.execute(db);
    expect(rows.map(({ permission }) => permission)).toEqual(['desk.enter', 'own-vendor.view']);
    const { session } = await aSeller();
    const shared = { list: 'orders', name: 'Orders of Zubaida', search: 'sort=oldest' };
    const { id } = await owner.call('desk/save-view', { body: shared });
    await owner.call('desk/share-view', { query: { viewId: String(id) }, body: { is_shared: true } });
    expect((await session.call('desk/views')).items).toEqual([]);
    expect((await (await desk('orders')).call('desk/views')).items).toHaveLength(1);
  });
});

describe('a member', () => {
  it('is bound by who manages the staff, to a seller there is, and the audit says so', async () => {
    const { session, vendor } = await aSeller();
    const orders = await desk('orders');
    const query = { staffId: String(session.id) };
    expect(await orders.refused('desk/set-staff-vendor', { query, body: { vendor } })).toBe(
      'request.not-permitted',
    );
    expect(await session.refused('desk/set-staff-vendor', { query, body: { vendor } })).toBe(
      'request.not-permitted',
    );
    for (const wrong of ['nobody', 'a\u0000b', '%'])
      expect([
        wrong,
        await owner.refused('desk/set-staff-vendor', { query, body: { vendor: wrong } }),
      ]).toEqual([wrong, wrong.includes('\u0000') ? 'request.invalid' : 'vendor.not-found']);
    const nobody = { query: { staffId: '999999' }, body: { vendor } };
    expect(await owner.refused('desk/set-staff-vendor', nobody)).toBe('desk.member-not-found');
    const { items } = await owner.call('desk/staff');
    expect(items.find(({ id }) => id === session.id)).toMatchObject({ vendor, roles: ['vendor'] });
    const { rows } = await sql<{ after: object }>`
      select after from audit where act = 'vendor-set' and entity_id = ${String(session.id)}`.execute(db);
    expect(rows).toEqual([{ after: { vendor } }]);
  });
});

describe('a query of a seller’s own', () => {
  it('is made of the member who asks, and does not compile for a name', () => {
    expect(SellerScope.of({ vendor: null, permissions: new Set(), session_id: 1 })).toMatchObject({
      code: 'vendor.not-bound',
    });
    const page = { language: 'en', now: 0, limit: 1 };
    const neverMade = (): unknown[] => [
      // @ts-expect-error -- a seller's name is no scope
      readOwnStatement(db, 'seller-1', { limit: 1 }),
      // @ts-expect-error -- nor is what looks like one
      readOwnGoods(db, { vendor: 'seller-1' }, page),
      // @ts-expect-error -- nor can one be made of a name
      new SellerScope('seller-1'),
    ];
    expect(neverMade).toBeTypeOf('function');
  });
});
