import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { sql } from 'kysely';
import { progressOf } from '../progress.ts';
import { settled } from './settled.ts';
import type { Buyer, ValueShop } from './value-shop.ts';

/** Products that the codes are of; few, so that buyers meet. */
const products = 4;
/** Codes that one call adds, and those an order takes at most. */
const [addedAtOnce, mostOfAnOrder] = [2000, 60];
/** One order in so many is called off after it was paid: what nobody saw is sold again. */
const calledOffOneIn = 12;
/** Refusals one after the other that say that nobody can buy any more. */
const patience = 100;
const written = /C[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** What buyers were shown, by the code: their ids. */
type Shown = Map<string, Set<number>>;
type Selling = { shop: ValueShop; shown: Shown; ids: number[]; strangers: number; calledOff: number };

const skuOf = (place: number): string => `CODES-${place}`;

/** Puts codes into the pools of their products. */
const fillPools = async ({ db, desk }: ValueShop, codes: readonly string[]): Promise<void> => {
  const each = Math.ceil(codes.length / products);
  for (let place = 0; place < products; place += 1) {
    await catalogBuilder(db).simple({ sku: skuOf(place), type: 'virtual', price: { IQD: 5000 }, qty: 0 });
    const own = codes.slice(place * each, (place + 1) * each);
    for (let from = 0; from < own.length; from += addedAtOnce) {
      const body = { sku: skuOf(place), codes: own.slice(from, from + addedAtOnce).join('\n') };
      const { refusal } = await desk('desk/add-digital-cards', {}, body);
      if (refusal !== null) throw new Error(`codes are not added: ${refusal}`);
    }
  }
};

/** Has this customer see every code that was issued to her, and try to see one of somebody else's. */
const reveal = async (selling: Selling, { id: buyerId, query }: Buyer): Promise<void> => {
  const { shop, shown, ids } = selling;
  const { items } = await shop.client.need('digital-card/list', { query });
  for (const { id, status } of items) {
    if (status === 'revealed') continue;
    const { result } = await shop.client.ask('digital-card/reveal', { query, body: { id } });
    const code = result?.code ?? null;
    if (code === null) continue;
    ids.push(id);
    shown.set(code, (shown.get(code) ?? new Set()).add(buyerId));
  }
  const own = new Set(items.map(({ id }) => id));
  const foreign = ids[randomInt(Math.max(ids.length, 1))];
  if (foreign === undefined || own.has(foreign)) return;
  const { rows } = await sql<{ is_own: boolean }>`
    select o.customer_id = ${buyerId} as is_own from digital_card c join "order" o on o.id = c.order_id where c.id = ${foreign}`.execute(
    shop.db,
  );
  const stranger = await shop.client.ask('digital-card/reveal', { query, body: { id: foreign } });
  if (stranger.refusal === null && rows[0]?.is_own !== true) selling.strangers += 1;
};

const leftOf = async ({ db }: ValueShop): Promise<number[]> => {
  const { rows } = await sql<{ place: number }>`
    select right(p.sku, 1)::integer as place from stock_level l join product p on p.id = l.product_id
    where p.sku like 'CODES-%' and l.qty > 0`.execute(db);
  return rows.map(({ place }) => place);
};

/** Buys codes until there are none, and looks at them. */
const buy = async (selling: Selling, buyer: Buyer, tell: () => void): Promise<void> => {
  const { shop } = selling;
  let refused = 0;
  for (let left = await leftOf(shop), most = mostOfAnOrder; left.length > 0; left = await leftOf(shop)) {
    const sku = skuOf(left[randomInt(left.length)] ?? 0);
    const qty = 1 + randomInt(most);
    const orderId = await shop.place(buyer, [
      { sku: shop.goods[0], qty: 1 },
      { sku, qty },
    ]);
    if (orderId === null) {
      // Somebody else was quicker; the rest goes to those who want less.
      most = Math.max(Math.floor(most / 2), 1);
      refused += 1;
      if (refused > patience)
        throw new Error(`Codes are left and nobody can buy them: ${JSON.stringify(shop.client.refusals())}`);
      continue;
    }
    refused = 0;
    const row = await shop.db
      .selectFrom('order_listing')
      .innerJoin('order', 'order.id', 'order_listing.order_id')
      .select(['due', 'order.version'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const paid = { version: row.version, move: 'note_payment', amount: row.due ?? 0 };
    await shop.desk('desk/note-payment', { orderId: String(orderId) }, paid);
    if (randomInt(calledOffOneIn) === 0) {
      await pause(randomInt(1500));
      const query = { orderId: String(orderId) };
      const { refusal } = await shop.desk('desk/cancel-order', query, {
        version: row.version + 1,
        reason: 'Ordered twice',
      });
      if (refusal === null) selling.calledOff += 1;
    }
    await reveal(selling, buyer);
    tell();
  }
};

/** Counts codes that anything of what a shop writes contains: its logs, its audit, its messages and events. */
const saidIn = async ({ db, provider }: ValueShop, codes: ReadonlySet<string>): Promise<number> => {
  const said = new Set<string>();
  const search = (text: string): void => {
    for (const [code] of text.matchAll(written)) if (codes.has(code)) said.add(code);
  };
  search(provider.log());
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(t)::text as text from (select * from audit) t union all select to_jsonb(t)::text from (select * from message) t
    union all select to_jsonb(t)::text from (select * from event) t`.execute(db);
  for (const { text } of rows) search(text);
  return said.size;
};

export type Sold = {
  codes: number;
  shown: number;
  'called off': number;
  /** What may not be. */
  faults: Record<string, number>;
};

/**
 * Sells so many codes to all buyers at once, some of them twice because an order was called off before its code was seen,
 * while the provider is killed and comes back.
 */
export const sellCodes = async (shop: ValueShop, count: number): Promise<Sold> => {
  const codes = Array.from({ length: count }, () => `C${randomUUID()}`);
  await fillPools(shop, codes);
  const selling: Selling = { shop, shown: new Map(), ids: [], strangers: 0, calledOff: 0 };
  const progress = progressOf(count, 'codes');
  let told = 0;
  const state = { isKilled: false };
  const tell = (): void => {
    for (; told < selling.shown.size; told += 1) progress(told + 1);
    if (state.isKilled || selling.shown.size < count / 3) return;
    state.isKilled = true;
    void shop.provider.kill();
  };
  // An order that is called off late fills a pool again.
  while ((await leftOf(shop)).length > 0) {
    await Promise.all(shop.buyers.map((buyer) => buy(selling, buyer, tell)));
    await settled(shop.connection);
  }
  await Promise.all(shop.buyers.map((buyer) => reveal(selling, buyer)));
  const known = new Set(codes);
  const { rows } = await sql<{ missing: number }>`
    select count(*)::integer as missing from digital_card where state in ('free', 'issued')`.execute(shop.db);
  return {
    codes: count,
    shown: selling.shown.size,
    'called off': selling.calledOff,
    faults: {
      'sold twice': [...selling.shown.values()].filter(({ size }) => size > 1).length,
      'shown to another': selling.strangers,
      'nobody added': [...selling.shown.keys()].filter((code) => !known.has(code)).length,
      'paid and not shown': rows[0]?.missing ?? 0,
      'in a log': await saidIn(shop, known),
    },
  };
};
