import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { commissionAccount, releaseCommissions } from '../../modules/affiliate/affiliate.ts';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';
import { followCommissions } from './follow-commissions.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, ar, address, information, desk, work, dispatched, newCart, addProduct, bodyOf, place } = worked;
const { aCustomer } = accountsOf(shop);
const day = 24 * 60 * 60 * 1000;
const owner = await desk();

const off = {
  self_referral: { is_active: true },
  own_address: { is_active: false },
  returns: { is_active: false, days: 30, percent: 40, least_orders: 2 },
  velocity: { is_active: false, hours: 24, orders: 2 },
};
const setRules = (changes: object) =>
  owner.call('desk/set-affiliate-rules', { body: { ...off, ...changes } });
beforeEach(async () => void (await setRules({})));

/** An approved partner with a link to the shop. */
const aPartner = async () => {
  const { token, profile } = await aCustomer();
  const query = { ...ar, token };
  const signup = { referral_website: 'https://noor.example.iq', signup_message: 'Hello' };
  await shop.call('affiliate/sign-up', { query, body: { signup } });
  const { account_id: id } = (await shop.call('affiliate/account', { query })).result;
  const affiliateId = String(id);
  await owner.call('desk/decide-affiliate', {
    query: { affiliateId },
    body: { version: 1, decision: 'approve' },
  });
  const promoLinkData = { campaign_id: 1, traffic_source: 'blog', account_id: id, basic_url: '/ar' };
  const { result } = await shop.call('affiliate/make-link', { query, body: { promoLinkData } });
  const link = new URL(result.promo_link).searchParams.get('affiliate') ?? '';
  return { id, query, customerId: profile.id, link };
};
type Partner = Awaited<ReturnType<typeof aPartner>>;

const follow = (id: number) => followCommissions(db, id, Date.now());
const release = () =>
  inTransaction(db, (transaction) => releaseCommissions(transaction, Date.now() + 15 * day));
/** An order of two pieces at 8,000 dinars by a partner's link, which goes to this address. */
const orderBy = async ({ link }: Partner, to: object = {}): Promise<number> => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 } });
  const product_option = { extension_attributes: { campaign_data: { link } } };
  const items = [{ sku, qty: 2, product_option }];
  const shippingAddress = { ...address, ...to };
  const addressInformation = { ...information, shippingAddress, billingAddress: shippingAddress };
  const { result } = await place(bodyOf(await newCart(items), items, { addressInformation }));
  const id = Number(result.backendOrderId);
  await follow(id);
  return id;
};
const deliver = async (id: number) => {
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', amount: due });
  await follow(id);
};
const heldOf = async ({ id }: Partner) =>
  (await owner.call('desk/affiliate-holds', { query: { limit: '100' } })).items.filter(
    ({ partner }) => partner.id === id,
  );
const decide = (hold: { id: number; version: number }, decision: string, more: object = {}) => ({
  query: { holdId: String(hold.id) },
  body: { version: hold.version, decision, ...more },
});
const posted = async ({ id }: Partner) => [
  await balanceOf(db, commissionAccount(id, 'pending'), 'IQD'),
  await balanceOf(db, commissionAccount(id, 'available'), 'IQD'),
];

describe('a commission is held', () => {
  it('when the order goes to an address of the partner, however it is written', async () => {
    await setRules({ own_address: { is_active: true } });
    const partner = await aPartner();
    await sql`
      insert into customer_address (customer_id, firstname, lastname, country, region_id, city, street, telephone)
      values (${partner.customerId}, 'Noor', 'Hasan', 'IQ', 611, 'Baghdad', array['Mansour 14 St., house 7'], '07709990001')`.execute(
      db,
    );
    await orderBy(partner);
    expect(await heldOf(partner)).toEqual([]);
    const id = await orderBy(partner, { street: ['MANSOUR ١٤', '٧'], telephone: '07701112223' });
    await orderBy(partner, { street: ['Karrada 1'], telephone: '+964 770 999 0001' });
    const held = await heldOf(partner);
    expect(held).toMatchObject([
      { reasons: ['own-address'], amount: 800, state: 'held' },
      { reasons: ['own-address'], order: { id } },
    ]);
  });

  it('without waiting for another order that registers what the same partner earns', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner);
    await inTransaction(db, async (transaction) => {
      // As the foreign key of a commission does until its transaction ends.
      await sql`select from affiliate_account where id = ${partner.id} for key share`.execute(transaction);
      await follow(id);
    });
    expect(await posted(partner)).not.toEqual([0, 0]);
  });

  it('when links bring more orders than the owner takes for honest, those beyond them', async () => {
    await setRules({ velocity: { is_active: true, hours: 24, orders: 2 } });
    const [partner, other] = [await aPartner(), await aPartner()];
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await orderBy(partner));
    await orderBy(other);
    await Promise.all(ids.map(follow));
    expect((await heldOf(partner)).map(({ order, reasons }) => [order.id, reasons])).toEqual([
      [ids[3], ['velocity']],
      [ids[2], ['velocity']],
    ]);
    expect(await heldOf(other)).toEqual([]);
    await sql`update affiliate_commission set registered_at = now() - interval '25 hours' where account_id = ${partner.id}`.execute(
      db,
    );
    await orderBy(partner);
    expect(await heldOf(partner)).toHaveLength(2);
  });

  it('when too much of what a partner brought came back', async () => {
    await setRules({ returns: { is_active: true, days: 30, percent: 40, least_orders: 2 } });
    const partner = await aPartner();
    const refused = await orderBy(partner);
    await dispatched(refused);
    await work(refused, 'desk/deliver-order', { move: 'refuse', reason: 'Not hers' });
    await follow(refused);
    // One order says nothing yet.
    await deliver(await orderBy(partner));
    expect(await heldOf(partner)).toEqual([]);
    const suspect = await orderBy(partner);
    expect(await heldOf(partner)).toMatchObject([{ reasons: ['returns'], order: { id: suspect } }]);
    await deliver(await orderBy(partner));
    // One of three came back.
    await setRules({ returns: { is_active: true, days: 30, percent: 40, least_orders: 2 } });
    await orderBy(partner);
    expect(await heldOf(partner)).toHaveLength(2);
  });
});

describe('what is held', () => {
  const held = async () => {
    await setRules({ velocity: { is_active: true, hours: 24, orders: 1 } });
    const partner = await aPartner();
    await orderBy(partner);
    const id = await orderBy(partner);
    await deliver(id);
    const [hold] = await heldOf(partner);
    return { partner, id, hold: hold! };
  };
  const shown = async ({ query }: Partner) =>
    (await shop.call('affiliate/transactions', { query })).result.items.map(
      ({ status, is_under_review: isUnderReview }) => [status, isUnderReview],
    );

  it('waits, whatever time passes, and its partner reads that it is looked at and not why', async () => {
    const { partner } = await held();
    await release();
    expect(await posted(partner)).toEqual([1600, 0]);
    expect(await shown(partner)).toEqual([
      ['pending', true],
      ['pending', false],
    ]);
    const answer = await shop.send('affiliate/transactions', { query: partner.query });
    expect(await answer.text()).not.toMatch(/velocity|own-address|reason/);
  });

  it('goes on as others do once it is released', async () => {
    const { partner, id, hold } = await held();
    expect(await owner.call('desk/decide-affiliate-hold', decide(hold, 'release'))).toMatchObject({
      state: 'released',
      version: 2,
    });
    await follow(id);
    await release();
    await release();
    expect(await posted(partner)).toEqual([800, 800]);
    expect(await owner.refused('desk/decide-affiliate-hold', decide(hold, 'refuse'))).toBe(
      'affiliate.hold-decided',
    );
  });

  it('earns nothing for good once it is refused, which is posted once', async () => {
    const { partner, id, hold } = await held();
    const given = decide(hold, 'refuse', { note: 'Her brother' });
    const answers = await Promise.all([
      owner.fetch(`/api/desk/affiliate-holds/${hold.id}/decision`, {
        method: 'POST',
        body: JSON.stringify(given.body),
      }),
      owner.fetch(`/api/desk/affiliate-holds/${hold.id}/decision`, {
        method: 'POST',
        body: JSON.stringify(given.body),
      }),
      follow(id),
      release(),
    ]);
    const statuses = answers.slice(0, 2).map((answer) => (answer as Response).status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    await Promise.all([follow(id), follow(id)]);
    await release();
    expect(await posted(partner)).toEqual([800, 0]);
    expect((await shown(partner))[0]).toEqual(['cancelled', false]);
    const { rows } = await sql`
      select from ledger_journal where order_id = ${id} and kind = 'commission'`.execute(db);
    expect(rows).toHaveLength(2);
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
    const { rows: audited } = await sql<{ entry: string }>`
      select a::text as entry from audit a where entity = 'affiliate_hold' and entity_id = ${String(hold.id)}`.execute(
      db,
    );
    expect(audited).toHaveLength(1);
    expect(audited[0]?.entry).toContain('refused');
  });

  it('is decided by who may decide on partners, and rules are set by them', async () => {
    const { hold } = await held();
    const support = await desk('support');
    expect((await support.call('desk/affiliate-holds')).items.length).toBeGreaterThan(0);
    expect(await support.refused('desk/decide-affiliate-hold', decide(hold, 'release'))).toBe(
      'request.not-permitted',
    );
    expect(await support.refused('desk/set-affiliate-rules', { body: off })).toBe('request.not-permitted');
    expect(
      await owner.refused('desk/decide-affiliate-hold', decide({ id: 999_999, version: 1 }, 'release')),
    ).toBe('affiliate.hold-not-found');
    const wrong = { ...off, returns: { ...off.returns, percent: 101 } };
    expect(await owner.refused('desk/set-affiliate-rules', { body: wrong })).toBe('request.invalid');
    const velocity = { is_active: true, hours: 48, orders: 7 };
    await setRules({ velocity });
    expect(await owner.call('desk/affiliate-rules')).toEqual({ ...off, velocity });
  });
});
