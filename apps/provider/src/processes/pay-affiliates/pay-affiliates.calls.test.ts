import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { printedPages } from '@dijla/test-kit/printed-lines';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { commissionAccount, releaseCommissions } from '../../modules/affiliate/affiliate.ts';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';
import { followCommissions } from './follow-commissions.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, ar, desk, work, dispatched, newCart, addProduct, bodyOf, place } = worked;
const { aCustomer } = accountsOf(shop);
const day = 24 * 60 * 60 * 1000;

/** An approved partner with a link to the shop. */
const aPartner = async () => {
  const { token, profile } = await aCustomer();
  const query = { ...ar, token };
  const signup = { referral_website: 'https://noor.example.iq', signup_message: 'Hello' };
  await shop.call('affiliate/sign-up', { query, body: { signup } });
  const { account_id: id } = (await shop.call('affiliate/account', { query })).result;
  const owner = await desk();
  await owner.call('desk/decide-affiliate', {
    query: { affiliateId: String(id) },
    body: { version: 1, decision: 'approve' },
  });
  const promoLinkData = { campaign_id: 1, traffic_source: 'blog', account_id: id, basic_url: '/ar' };
  const { promo_link: url } = (await shop.call('affiliate/make-link', { query, body: { promoLinkData } }))
    .result;
  return { id, query, customerId: profile.id, link: new URL(url).searchParams.get('affiliate') ?? '' };
};

/** An order of goods at 8,000 dinars each and 5,000 for delivery, bought by a link. */
const orderBy = async (
  link: string | null,
  { qty = 2, token = '', coupon = '', isGiftCard = false } = {},
) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 } });
  if (isGiftCard)
    await sql`insert into gift_card_product (product_id, amount, since)
      select id, 8000, now() from product where sku = ${sku}`.execute(db);
  const campaign =
    link === null ? {} : { product_option: { extension_attributes: { campaign_data: { link } } } };
  const items = [{ sku, qty, ...campaign }];
  const query = token === '' ? undefined : { ...ar, token };
  const cartId = await newCart(items, query);
  if (coupon !== '') await shop.call('cart/apply-coupon', { query: { ...ar, cartId, coupon } });
  const { result } = await place(bodyOf(cartId, items), query);
  const id = Number(result.backendOrderId);
  await followCommissions(db, id, Date.now());
  return id;
};
const follow = (id: number, now = Date.now()) => followCommissions(db, id, now);
const release = (now: number) => inTransaction(db, (transaction) => releaseCommissions(transaction, now));
const deliver = async (id: number) => {
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', amount: due });
};

type Partner = Awaited<ReturnType<typeof aPartner>>;
const balance = async ({ query }: Partner) => {
  const { result } = await shop.call('affiliate/balance', { query });
  return { balance: result.balance, pending: result.pending };
};
/** What the ledger says of a partner. */
const posted = async ({ id }: Partner) => ({
  balance: await balanceOf(db, commissionAccount(id, 'available'), 'IQD'),
  pending: await balanceOf(db, commissionAccount(id, 'pending'), 'IQD'),
});
const agrees = async (partner: Partner, expected: { balance: number; pending: number }) => {
  expect(await balance(partner)).toEqual(expected);
  expect(await posted(partner)).toEqual(expected);
};

describe('a commission', () => {
  it('is of goods without delivery, pending once, and told to its partner', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner.link);
    await agrees(partner, { balance: 0, pending: 800 });
    await Promise.all([follow(id), follow(id), follow(id)]);
    await agrees(partner, { balance: 0, pending: 800 });
    const { result } = await shop.call('affiliate/transactions', { query: partner.query });
    expect(result).toMatchObject({
      total_count: 1,
      items: [
        {
          amount: 800,
          currency_code: 'IQD',
          status: 'pending',
          availability_date: null,
          traffic_source: 'blog',
        },
      ],
    });
    const report = (await shop.call('affiliate/report-links', { query: partner.query })).result;
    expect(report.items[0]).toMatchObject({ orders: 1, commission: 800 });
    expect((await shop.call('affiliate/pending', { query: partner.query })).result.total_count).toBe(1);
  });

  it('becomes available when it was delivered, paid and held', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner.link);
    await release(Date.now() + 400 * day);
    await agrees(partner, { balance: 0, pending: 800 });
    await deliver(id);
    await follow(id);
    await release(Date.now() + 13 * day);
    await agrees(partner, { balance: 0, pending: 800 });
    await release(Date.now() + 15 * day);
    await release(Date.now() + 15 * day);
    await agrees(partner, { balance: 800, pending: 0 });
    const { items } = (await shop.call('affiliate/transactions', { query: partner.query })).result;
    expect(items).toMatchObject([{ status: 'available', amount: 800 }]);
  });

  it('waits for the rest of what a courier did not take, and comes once it is paid', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner.link);
    const { due } = await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    await follow(id);
    await release(Date.now() + 400 * day);
    await agrees(partner, { balance: 0, pending: 800 });
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: due });
    await follow(id);
    await release(Date.now() + 400 * day);
    expect(await balance(partner)).toEqual({ balance: 800, pending: 0 });
  });

  it('is not of gift cards: what is bought with them earns', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner.link, { isGiftCard: true });
    await deliver(id);
    await follow(id);
    expect(await balance(partner)).toEqual({ balance: 0, pending: 0 });
  });

  it('is cancelled with its order', async () => {
    const partner = await aPartner();
    const id = await orderBy(partner.link);
    await work(id, 'desk/cancel-order', { move: 'cancel', reason: 'Changed her mind' });
    await follow(id);
    await agrees(partner, { balance: 0, pending: 0 });
    const { items } = (await shop.call('affiliate/transactions', { query: partner.query })).result;
    expect(items).toMatchObject([{ status: 'cancelled', amount: 800 }]);
  });

  it('is nobody’s of an order of the partner herself, unless the owner’s rule is off', async () => {
    const partner = await aPartner();
    await orderBy(partner.link, { token: partner.query.token });
    expect(await posted(partner)).toEqual({ balance: 0, pending: 0 });
    await sql`update affiliate_rule set is_active = false`.execute(db);
    await orderBy(partner.link, { token: partner.query.token });
    await agrees(partner, { balance: 0, pending: 800 });
    await sql`update affiliate_rule set is_active = true`.execute(db);
  });

  it('is nobody’s of an order to another spelling of her mailbox', async () => {
    const partner = await aPartner();
    await sql`update affiliate_account set email = 'NOOR+shop@example.iq' where id = (select max(id) from affiliate_account)`.execute(
      db,
    );
    await orderBy(partner.link);
    expect(await posted(partner)).toEqual({ balance: 0, pending: 0 });
  });

  it('binds the customer who ordered to the first partner', async () => {
    const [first, second] = [await aPartner(), await aPartner()];
    const { token } = await aCustomer();
    await orderBy(first.link, { token });
    await orderBy(second.link, { token });
    const boundOf = async ({ query }: Partner) =>
      (await shop.call('affiliate/bound-customers', { query })).result.items.map(({ name }) => name);
    expect([await boundOf(first), await boundOf(second)]).toEqual([['N. ح.'], []]);
  });

  it.each([
    ['an unknown code', 'zzzzzzzzzz'],
    ['no text', null],
  ])('is nobody’s by %s', async (_, link) => {
    const { rows: before } = await sql`select from affiliate_commission`.execute(db);
    await orderBy(link);
    const { rows } = await sql`select from affiliate_commission`.execute(db);
    expect(rows.length).toBe(before.length);
  });
});

describe('events', () => {
  it.each([
    ['in order', ['placed', 'delivered', 'released', 'again']],
    ['late and twice', ['delivered', 'placed', 'again', 'released', 'placed']],
    ['released too early', ['placed', 'released', 'delivered', 'released', 'again']],
  ])('may come %s: the balance is the same, and that of the ledger', async (_, steps) => {
    const partner = await aPartner();
    const id = await orderBy(partner.link, { qty: 3 });
    await deliver(id);
    for (const step of steps) await (step === 'released' ? release(Date.now() + 15 * day) : follow(id));
    await release(Date.now() + 15 * day);
    await agrees(partner, { balance: 1200, pending: 0 });
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });
});

describe('a payout', () => {
  const withBank = async () => {
    const partner = await aPartner();
    const account = { extension_attributes: { bank_name: 'Rafidain', iban: 'IQ98NBIQ850123456789012' } };
    await shop.call('affiliate/save-account', { query: partner.query, body: { account } });
    return partner;
  };
  const lowerLeast = (least: number) => sql`update affiliate_group set least_payout = ${least}`.execute(db);
  const released = async (partner: Partner) => {
    const id = await orderBy(partner.link);
    await deliver(id);
    await follow(id);
    await release(Date.now() + 15 * day);
    return id;
  };

  it('pays what reaches the least payout to who named her bank, once, with a file for it', async () => {
    const [partner, without] = [await withBank(), await aPartner()];
    await released(partner);
    await released(without);
    const owner = await desk();
    expect(await owner.refused('desk/run-affiliate-payouts', { body: { amount: 800 } })).toBe(
      'affiliate.nothing-to-pay',
    );
    await lowerLeast(500);
    expect((await owner.call('desk/affiliate-payouts')).due).toMatchObject({ partners: 1, amount: 800 });
    expect(await owner.refused('desk/run-affiliate-payouts', { body: { amount: 799 } })).toBe(
      'affiliate.due-changed',
    );
    const { run } = await owner.call('desk/run-affiliate-payouts', { body: { amount: 800 } });
    expect(await owner.refused('desk/run-affiliate-payouts', { body: { amount: 800 } })).toBe(
      'affiliate.nothing-to-pay',
    );
    await agrees(partner, { balance: 0, pending: 0 });
    await agrees(without, { balance: 800, pending: 0 });
    const { items } = (await shop.call('affiliate/payouts', { query: partner.query })).result;
    expect(items).toMatchObject([{ amount: 800, currency_code: 'IQD', payment_type: 'bank' }]);
    const commissions = (await shop.call('affiliate/transactions', { query: partner.query })).result.items;
    expect(commissions).toMatchObject([{ status: 'processed', payout_id: items[0]?.id }]);
    const file = await owner.fetch('/api/desk/affiliate-payouts/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ run }),
    });
    expect(await file.text()).toContain('IQ98NBIQ850123456789012');
    await lowerLeast(50_000);
  });

  it('stands in the printed statement of its month, with what it pays', async () => {
    const partner = await withBank();
    await lowerLeast(500);
    const id = await released(partner);
    const owner = await desk();
    const { due } = await owner.call('desk/affiliate-payouts');
    await owner.call('desk/run-affiliate-payouts', { body: { amount: due.amount } });
    const { order_number: order } = await db
      .selectFrom('order')
      .select('order_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const pageOf = async (storeCode: string, at: number): Promise<string> => {
      const month = isoDayAt(at).slice(0, 7);
      const path = `/api/desk/affiliates/${partner.id}/statement/pdf?storeCode=${storeCode}&month=${month}`;
      const answer = await owner.fetch(path);
      expect(answer.status).toBe(200);
      return (await printedPages(new Uint8Array(await answer.arrayBuffer()))).flat().join('\n');
    };
    for (const [storeCode, paid] of [
      ['en', 'Payout'],
      ['ar', 'دفعة'],
    ] as const) {
      expect(await pageOf(storeCode, Date.now())).toContain(paid);
      const page = await pageOf(storeCode, Date.now() + 15 * day);
      for (const said of [order, '800']) expect(page).toContain(said);
    }
    expect(await owner.refused('desk/affiliate-statement-pdf', { query: { affiliateId: '999999' } })).toBe(
      'affiliate.account-not-found',
    );
    await lowerLeast(50_000);
  });

  it('is less by what came back after the one before', async () => {
    const partner = await withBank();
    await lowerLeast(500);
    const id = await released(partner);
    const owner = await desk();
    const { due } = await owner.call('desk/affiliate-payouts');
    await owner.call('desk/run-affiliate-payouts', { body: { amount: due.amount } });
    await sql`
      insert into order_give_back (order_id, line_number, cause, kind, qty, actor) values (${id}, 1, 'return 1', 'return', 1, 'staff:1')`.execute(
      db,
    );
    await Promise.all([follow(id), follow(id)]);
    await agrees(partner, { balance: -400, pending: 0 });
    await released(partner);
    await agrees(partner, { balance: 400, pending: 0 });
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
    await lowerLeast(50_000);
  });
});
