import type { Database } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { linesToMove, post } from '@dijla/provider/modules/ledger/ledger';
import { pointsOf } from '@dijla/provider/modules/rewards/rewards';
import { accountsOf } from '@dijla/test-kit/accounts';
import { type BuyingProvider, buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { composedChoices } from '@dijla/test-kit/catalog/composed-choices';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import { orderOfOne } from '@dijla/test-kit/shops/promoting-shop';
import fc from 'fast-check';
import { sql } from 'kysely';
import { issuedCards } from '../issued-cards.ts';
import { type CartHistory, cartHistories, type ChosenProduct } from './cart-histories.ts';

/** Groups of buyers besides guests: the usual one, traders with a price list of their own, and one taxed otherwise. */
export const groups = [1, 2, 3];
/** Balances of gift cards in dinars; one pays a trifle, one any cart. */
const onCards = [1, 777, 25_000, 250_000, 5_000_000];
/** Where the orders go: places with taxes and prices of delivery of their own. */
const regions = [611, 603, 606];
const plentyOfPoints = 1_000_000;
const plenty = 1_000_000_000;

type Card = { code: string; pin: string };
/** A guest has no token. */
export type Buyer = { token?: string };
export type TotalsShop = {
  db: Database;
  shop: BuyingProvider;
  cards: readonly Card[];
  /** One buyer of each kind, for each who plays at the same time. */
  buyers: readonly (readonly Buyer[])[];
  /** What may become of a cart here. */
  histories: fc.Arbitrary<CartHistory>;
};

/** Taxes of two kinds of goods and of one group of buyers. */
const addTaxes = async (db: Database): Promise<void> => {
  await sql`insert into tax_class (id, kind, name) values (77, 'product', 'Odd goods'), (78, 'customer', 'Taxed otherwise')`.execute(
    db,
  );
  await sql`insert into tax_rate (id, code, country, region_id, rate) values (77, 'odd', 'IQ', 0, 7.125), (78, 'south', 'IQ', 603, 2.5)`.execute(
    db,
  );
  await sql`insert into tax_rule (id, code, priority) values (77, 'odd', 1), (78, 'second', 2)`.execute(db);
  await sql`insert into tax_rule_rate (tax_rule_id, tax_rate_id) values (77, 77), (78, 77), (78, 78)`.execute(
    db,
  );
  await sql`insert into tax_rule_class (tax_rule_id, tax_class_id) values (77, 77), (77, 3), (78, 2), (78, 77), (78, 78)`.execute(
    db,
  );
};

const addGroup = async (db: Database): Promise<void> => {
  await sql`insert into customer_group (id, code, price_list, tax_class_id, is_default) values (3, 'Friends', 'general', 78, false)`.execute(
    db,
  );
  await sql`update reward_rate set customer_group_ids = '{1,2}' where direction = 1`.execute(db);
  await sql`insert into reward_rate (direction, points, money, currency, priority, customer_group_ids, website_ids) values (1, 3, 5, 'USD', 1, '{3}', '{1}')`.execute(
    db,
  );
};

const addPrices = async (
  db: Database,
  id: number,
  rows: readonly { price_list: string; currency: string; min_qty?: number; amount: number }[],
): Promise<void> => {
  await db
    .insertInto('price')
    .values(rows.map((row) => ({ product_id: id, kind: 'regular' as const, min_qty: 1, ...row })))
    .execute();
};

/** Simple goods of every way to be priced and taxed, and goods with choices. */
const addGoods = async (db: Database): Promise<fc.Arbitrary<ChosenProduct>> => {
  const composed = await composedProducts(db);
  const { simple, configurable } = catalogBuilder(db);
  await simple({ sku: 'PLAIN', price: { IQD: 12_000, USD: 917 } });
  await simple({ sku: 'TAXED', price: { IQD: 1999, USD: 153 }, taxClassId: 77 });
  await simple({
    sku: 'SPECIAL',
    price: { IQD: 9999, USD: 764 },
    special: { IQD: 7777 },
    taxClassId: 77,
  });
  const tiered = await simple({ sku: 'TIERED', price: { IQD: 3333, USD: 255 } });
  await addPrices(db, tiered, [
    { price_list: 'general', currency: 'IQD', min_qty: 3, amount: 3001 },
    { price_list: 'general', currency: 'USD', min_qty: 5, amount: 211 },
    { price_list: 'wholesale', currency: 'IQD', amount: 2999 },
    { price_list: 'wholesale', currency: 'IQD', min_qty: 10, amount: 2501 },
  ]);
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000, USD: 764 } });
  await simple({ sku: 'ODD', price: { IQD: 1, USD: 1 }, taxClassId: 77 });
  await simple({ sku: 'FRIDGE', price: { IQD: 750_000, USD: 57_252 }, sizeClass: 'large' });
  const gift = await simple({ sku: 'GIFT-CARD', type: 'virtual', price: { IQD: 25_000, USD: 1909 } });
  await sql`insert into gift_card_product (product_id, amount, valid_months, since) values (${gift}, 25000, null, now() - interval '1 hour')`.execute(
    db,
  );
  const shirt = await configurable({
    sku: 'SHIRT',
    price: { IQD: 17_500, USD: 1336 },
    colors: ['navy'],
    sizes: ['s', 'm'],
  });
  await db.updateTable('stock_level').set({ qty: plenty }).execute();
  await db
    .updateTable('product')
    .set({ tax_class_id: 77 })
    .where('sku', 'in', ['GEM', 'BOX', 'RING', 'FILM'])
    .execute();
  const plain = ['PLAIN', 'TAXED', 'SPECIAL', 'TIERED', 'CARD', 'ODD', 'FRIDGE', 'GIFT-CARD'];
  const shirts = shirt.variants.map(({ options }) => ({
    sku: 'SHIRT',
    extension_attributes: { configurable_item_options: options },
  }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...plain).map((sku) => ({ sku })) },
    { weight: 2, arbitrary: fc.oneof(composedChoices(composed), fc.constantFrom(...shirts)) },
  );
};

type Accounts = ReturnType<typeof accountsOf>;

/** A customer of this group with more points than any cart costs. */
const signUp = async ({ aCustomer }: Accounts, db: Database, group: number): Promise<Buyer> => {
  const { profile, token } = await aCustomer();
  await db.updateTable('customer').set({ customer_group_id: group }).where('id', '=', profile.id).execute();
  const given = { from: 'rewards', to: pointsOf(profile.id), unit: 'POINT', amount: plentyOfPoints } as const;
  await inTransaction(db, (transaction) =>
    post(transaction, { kind: 'given', cause: `buyer:${profile.id}`, lines: linesToMove(given) }),
  );
  return { token };
};

/** Issues the gift cards with an order, as each needs one it was bought with. */
const addCards = async ({ call }: BuyingProvider, db: Database): Promise<Card[]> => {
  const query = { storeCode: 'ar' };
  const cartId = (await call('cart/create', { query })).result;
  await call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku: 'PLAIN', qty: 1 } } });
  const { result } = await call('order/place', orderOfOne(cartId, 'PLAIN'));
  return issuedCards(db, { orderId: Number(result.backendOrderId), amounts: onCards });
};

/** A shop whose carts have whatever a total may be made of. */
export const totalsShop = async (db: Database, players: number): Promise<TotalsShop> => {
  await addTaxes(db);
  await addGroup(db);
  await liftOrderLimits(db);
  await sql`update payment_method set is_active = true where code = 'banktransfer'`.execute(db);
  const histories = cartHistories(await addGoods(db), { buyers: groups.length + 1, regions });
  const shop = await buyingProvider(db);
  const accounts = accountsOf(shop);
  const buyers: Buyer[][] = [];
  for (let place = 0; place < players; place += 1) {
    const members: Buyer[] = [{}];
    for (const group of groups) members.push(await signUp(accounts, db, group));
    buyers.push(members);
  }
  return { db, shop, cards: await addCards(shop, db), buyers, histories };
};
