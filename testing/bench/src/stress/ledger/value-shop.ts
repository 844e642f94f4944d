import { join } from 'node:path';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { Connection } from '@dijla/provider/database';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { newStaffSession, staffLink } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import type { Stage } from '../../bench.ts';
import { issuedCards } from '../issued-cards.ts';
import { customersOf } from '../offline/offline-shop.ts';
import { type KilledProvider, killedProvider } from './killed-provider.ts';
import { shopClient } from './shop-client.ts';

/** Customers who buy at once; a part of them may buy on credit. */
export const spenders = 64;
const onCredit = 16;
const partners = 4;
const sellers = 3;
/** Gift cards that all spenders share, in dinars, and what each customer may owe. */
const [giftCards, onACard, creditLimit] = [24, 400_000, 300_000];
const pointsAtFirst = 5000;
const plenty = 10_000_000;

const address = {
  region_id: 611,
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};

/** Addresses and methods of an order that is paid like this. */
const information = (payment_method_code: string) => ({
  shippingAddress: address,
  billingAddress: address,
  shipping_method_code: 'flatrate',
  shipping_carrier_code: 'flatrate',
  payment_method_code,
  payment_method_additional: {},
});

export type Buyer = { id: number; query: { storeCode: string; token: string }; lineId: string | null };
type Goods = readonly [sku: string, ...more: string[]];

/** Sellers with terms, by the values that products name them with. */
const addSellers = async ({ db }: Connection): Promise<number[]> => {
  await sql`insert into attribute (code, input) values ('vendor', 'select') on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into attribute_option (attribute_id, code)
    select a.id, 'seller-' || n from attribute a, generate_series(1, ${sellers}::integer) n where a.code = 'vendor' returning id`.execute(
    db,
  );
  await sql`
    insert into vendor_terms (vendor, rate, storage_fee, unit, set_at, set_by)
    select 'seller-' || n, 1500, 250, 'IQD', now(), 'stress' from generate_series(1, ${sellers}::integer) n`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Goods at 8,000 dinars: those of the sellers, and some of the shop. */
const addGoods = async (connection: Connection): Promise<Goods> => {
  const { simple } = catalogBuilder(connection.db);
  const price = { IQD: 8000, USD: 611 };
  for (const [place, vendor] of (await addSellers(connection)).entries())
    await simple({ sku: `SOLD-FOR-${place}`, price, qty: plenty, attributes: { vendor } });
  for (let place = 0; place < sellers; place += 1) await simple({ sku: `OWN-${place}`, price, qty: plenty });
  const places = Array.from({ length: sellers }, (_, place) => place);
  return [
    'OWN-0',
    ...places.slice(1).map((place) => `OWN-${place}`),
    ...places.map((at) => `SOLD-FOR-${at}`),
  ];
};

type Database = Awaited<ReturnType<Stage['newDatabase']>>;

/** Brings everybody into a shop whose provider runs. */
const filledShop = async (connection: Database, provider: KilledProvider, goods: Goods) => {
  const { db } = connection;
  const client = shopClient(provider);
  const staff = await staffLink(
    { url: '', database: connection },
    { email: 'owner@example.iq', role: 'owner' },
  );
  const { cookie } = await newStaffSession(connection, staff.id);
  await sql`update staff set state = 'active'`.execute(db);
  const desk = async <C extends CallName>(name: C, query: Record<string, string>, body: unknown) => {
    const { access }: CallDefinition = calls[name];
    // Nobody types a second factor again and again here.
    if ('stepUp' in access) await sql`update staff_session set stepped_up_at = now()`.execute(db);
    return client.ask(name, { query: { storeCode: 'ar', ...query }, body }, cookie);
  };
  const needDesk = async <C extends CallName>(name: C, query: Record<string, string>, body: unknown) => {
    const asked = await desk(name, query, body);
    if (asked.refusal !== null) throw new Error(`${name} is refused: ${asked.refusal}`);
    return asked.result as Extract<typeof asked, { refusal: null }>['result'];
  };

  const people: Buyer[] = [];
  for (const { id, logIn } of await customersOf(connection, spenders + partners)) {
    const { token } = await logIn();
    people.push({ id, query: { storeCode: 'ar', token }, lineId: null });
  }
  const buyers = people.slice(0, spenders);
  for (const [place, buyer] of buyers.entries()) {
    const body = { points: pointsAtFirst, reason: 'Welcome' };
    await needDesk('desk/adjust-points', { customerId: String(buyer.id) }, body);
    if (place >= onCredit) continue;
    const asked = await client.need('credit/ask', {
      query: buyer.query,
      body: { method: 'b2b_credit', organization: 'Rivers', reference: 'E-1' },
    });
    buyer.lineId = String(asked.id);
    const decided = { version: 1, state: 'open', credit_limit: creditLimit, due_days: 30 };
    await needDesk('desk/decide-credit-line', { lineId: buyer.lineId }, decided);
  }

  /** Approved partners with details of a bank, by the codes of their links. */
  const links: string[] = [];
  for (const { query } of people.slice(spenders)) {
    const signup = { referral_website: 'https://noor.example.iq', signup_message: 'Hello' };
    await client.need('affiliate/sign-up', { query, body: { signup } });
    const { account_id: id } = await client.need('affiliate/account', { query });
    const decision = { version: 1, decision: 'approve' };
    await needDesk('desk/decide-affiliate', { affiliateId: String(id) }, decision);
    const extension_attributes = { bank_name: 'Rafidain', iban: 'IQ98NBIQ850123456789012' };
    await client.need('affiliate/save-account', { query, body: { account: { extension_attributes } } });
    const promoLinkData = { campaign_id: 1, traffic_source: 'blog', account_id: id, basic_url: '/ar' };
    const made = await client.need('affiliate/make-link', { query, body: { promoLinkData } });
    links.push(new URL(made.promo_link).searchParams.get('affiliate') ?? '');
  }

  /** Has an order placed by this customer; null where it is refused. */
  const place = async (
    { query }: Buyer,
    items: readonly { sku: string; qty: number; product_option?: object }[],
    {
      method = 'cashondelivery',
      pay = async () => undefined,
    }: { method?: string; pay?: (cart: Record<string, string>) => Promise<unknown> } = {},
  ): Promise<number | null> => {
    const cartId = await client.need('cart/create', { query });
    const cart = { ...query, cartId };
    for (const cartItem of items) await client.ask('cart/update', { query: cart, body: { cartItem } });
    await pay(cart);
    const body = { cart_id: cartId, products: items, addressInformation: information(method) };
    const { result } = await client.ask('order/place', { query, body });
    return result === null ? null : Number(result.backendOrderId);
  };

  /** Gift cards that were bought with one order. */
  const cardsOf = async (buyer: Buyer): Promise<{ code: string; pin: string }[]> => {
    const orderId = await place(buyer, [{ sku: goods[0], qty: 1 }]);
    if (orderId === null) throw new Error('gift cards cannot be bought');
    return issuedCards(db, { orderId, amounts: Array.from({ length: giftCards }, () => onACard) });
  };
  const cards = await cardsOf(people[0] as Buyer);

  return { connection, db, provider, client, desk, buyers, links, goods, cards, place };
};

/**
 * A shop of the provider alone, in a process that can be killed, with everybody whom its ledger is about: customers with
 * points and credit lines, gift cards, partners and sellers. What staff do is asked of the provider as by the desk.
 */
export const valueShop = async (stage: Stage) => {
  const connection = await stage.newDatabase('stress_value');
  const { db } = connection;
  const goods = await addGoods(connection);
  await liftOrderLimits(db);
  await sql`update confirmation_rule set new_numbers = false, after_refusals = null, from_amount = null`.execute(
    db,
  );
  await sql`update payment_method set is_active = true where code = 'b2b_credit'`.execute(db);
  await sql`update affiliate_group set hold_days = 0, least_payout = 1`.execute(db);
  const folder = join(stage.folder, 'value');
  const provider = killedProvider(
    { url: connection.url, folder, secret: testSecret },
    join(stage.folder, 'value.log'),
  );
  try {
    return await filledShop(connection, provider, goods);
  } catch (error) {
    await provider.stop();
    throw error;
  }
};

export type ValueShop = Awaited<ReturnType<typeof valueShop>>;
