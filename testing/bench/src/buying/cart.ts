import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { ConfigurableItemOption } from '@dijla/contract/client';
import { type Connection, countStatements } from '@dijla/provider/database';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { askWhenDue, postBytes } from './ask-when-due.ts';
import { type AskedFigure, figureRows, verdictOn } from '../asked-figures.ts';
import type { Bench, Stage, Table } from '../bench.ts';
import { quantile } from '../figures.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import { middleOf, type Spent, spentPer } from '../processes/spent.ts';
import { rawGet } from '../raw-get.ts';
import { type Counter, post } from './order-bodies.ts';

const longest = 100;
/** Processor milliseconds of an add: the shop's and its database's. */
export const addAtMost = 3;
const perSecond = 200;
const seconds = 20;
/**
 * Number of adds to each cart before measuring, because V8 compiles hot code in the first seconds and a shop
 * runs for weeks.
 */
const warmUp = 1500;
const rounds = 5;
const addsPerRound = 200;
const skus = Array.from({ length: longest + 1 }, (_, place) => `GOODS-${String(place).padStart(3, '0')}`);
const numbered = (name: string): string[] =>
  Array.from({ length: Math.sqrt(longest) }, (_, place) => `${name} ${place}`);

/** An item as it is sent: a sku alone, or a configurable's sku with the options of a variant. */
type Item = {
  sku: string | undefined;
  product_option?: { extension_attributes: { configurable_item_options: ConfigurableItemOption[] } };
};

const addPath = (cartId: string): string => `/api/cart/update?storeCode=ar&view=cart&cartId=${cartId}`;

const plain: readonly Item[] = skus.map((sku) => ({ sku }));

const add = (counter: Counter, cartId: string, item: Item | undefined) =>
  post(counter, addPath(cartId), { cartItem: { ...item, qty: 1 } });

const cartOf = async (counter: Counter, items: readonly Item[]): Promise<string> => {
  const { result } = JSON.parse(await post(counter, '/api/cart/create?storeCode=ar')) as { result: string };
  for (const item of items) await add(counter, result, item);
  return result;
};

/** Measures one add, run sequentially; each response contains the whole cart with its totals. */
const spentOnAdd = (counter: Counter, cartId: string, item: Item | undefined): Promise<Spent> =>
  spentPer(counter, addsPerRound, () => add(counter, cartId, item));

/**
 * Measures a cart with the first of these items and a cart with all, alternating, so that other load on the
 * machine affects both equally.
 */
const spentByLines = async (counter: Counter, items: readonly Item[]) => {
  const [first] = items;
  const [one, many] = [await cartOf(counter, items.slice(0, 1)), await cartOf(counter, items)];
  for (let made = 0; made < warmUp; made += 1)
    for (const cartId of [one, many]) await add(counter, cartId, first);
  const spent: { one: Spent[]; many: Spent[] } = { one: [], many: [] };
  for (let round = 0; round < rounds; round += 1) {
    spent.one.push(await spentOnAdd(counter, one, first));
    spent.many.push(await spentOnAdd(counter, many, first));
  }
  return { one: middleOf(spent.one), many: middleOf(spent.many) };
};

/**
 * Returns the number of adds that the shop has answered so far, by its own clock: within 20 ms, and in
 * total.
 */
const answeredSoFar = async ({ shop, agent }: Counter): Promise<{ soon: number; all: number }> => {
  const { body } = await rawGet(`${shop.url}/metrics`, { agent });
  const told = (name: string): number =>
    Number(
      new RegExp(`^dijla_call_seconds_${name}call="cart/update",status="200"} (\\d+)$`, 'm').exec(
        body.toString(),
      )?.[1],
    );
  return { soon: told('bucket{le="0.02",'), all: told('count{') };
};

/** Returns the adds to send: each goes into the next cart and adds the next product. */
const addsToCome = (carts: readonly string[]): { cartId: string; sku: string }[] =>
  Array.from({ length: perSecond * seconds }, (_, place) => ({
    cartId: carts[place % carts.length] ?? '',
    sku: skus[place % skus.length] ?? '',
  }));

/**
 * Measures adds at a constant rate, each into its own cart and sent when due, whether or not earlier ones
 * are answered. Returns their milliseconds, and the share that the shop answered within 20 ms by its own
 * clock.
 */
const underLoad = async (counter: Counter): Promise<{ times: number[]; soon: number }> => {
  const carts: string[] = [];
  for (let made = 0; made < perSecond; made += 1) carts.push(await cartOf(counter, plain.slice(0, 1)));
  const adds = addsToCome(carts);
  const requests = adds.map(({ cartId, sku }) => postBytes(addPath(cartId), { cartItem: { sku, qty: 1 } }));
  const before = await answeredSoFar(counter);
  const { times, texts } = await askWhenDue(Number(new URL(counter.shop.url).port), requests, perSecond);
  const after = await answeredSoFar(counter);
  for (const [place, { sku }] of adds.entries())
    if (!texts[place]?.includes(`"sku":"${sku}"`))
      throw new Error(`${sku} is not in the cart it was added to`);
  return { times, soon: (after.soon - before.soon) / (after.all - before.all) };
};

/**
 * Number of statements for the add that makes the last line of a long cart, with an idempotency key and the
 * whole cart in the answer. BEGIN and COMMIT count.
 */
const statementsOfAdd = async ({ db }: Connection): Promise<number> => {
  const { call } = await buyingProvider(db);
  const cartId = (await call('cart/create', { query: { storeCode: 'ar' } })).result;
  const addOne = (sku: string) =>
    call('cart/update', {
      query: { cartId, storeCode: 'ar', view: 'cart' },
      body: { cartItem: { sku, qty: 1 } },
      headers: { 'idempotency-key': randomUUID() },
    });
  for (const sku of skus.slice(1, longest)) await addOne(sku);
  return (await countStatements(() => addOne(skus[0] ?? ''))).statements.length;
};

const filled = async (stage: Stage) => {
  const connection = await stage.newDatabase('cart');
  const { simple, configurable } = catalogBuilder(connection.db);
  const each = { price: { IQD: 12_000 }, qty: 100_000_000 };
  for (const sku of skus) await simple({ ...each, sku });
  const { variants } = await configurable({
    ...each,
    sku: 'CHOSEN',
    colors: numbered('color'),
    sizes: numbered('size'),
  });
  const chosen = variants.map(({ options }): Item => ({
    sku: 'CHOSEN',
    product_option: { extension_attributes: { configurable_item_options: options } },
  }));
  return { connection, chosen };
};

const run = async (stage: Stage): Promise<Table[]> => {
  const { connection, chosen } = await filled(stage);
  const statements = await statementsOfAdd(connection);
  const shop = await measuredProcess('provider-process.ts', {
    message: { url: connection.url, folder: stage.folder },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  try {
    const counter = { shop, agent, pool: connection.pool };
    const { one, many } = await spentByLines(counter, plain.slice(0, longest));
    const ofVariants = await spentByLines(counter, chosen);
    const { times, soon } = await underLoad(counter);
    const figures: AskedFigure[] = [
      { name: 'processor ms of an add with totals', atMost: 4, seen: one.shop },
      {
        name: 'the same with its reading of the database',
        atMost: addAtMost,
        seen: one.shop + one.database,
      },
      {
        name: `the same in a cart of ${longest} lines, times as much`,
        atMost: 2,
        seen: many.shop / one.shop,
      },
      { name: `p95 ms at ${perSecond} a second`, atMost: 20, seen: quantile(times, 0.95) },
      { name: `statements in a cart of ${longest} lines`, atMost: 5, seen: statements },
      { name: 'processor ms of the database for an add', atMost: null, seen: one.database },
      {
        name: 'times as much with the database',
        atMost: null,
        seen: (many.shop + many.database) / (one.shop + one.database),
      },
      { name: 'processor ms of an add of a variant', atMost: null, seen: ofVariants.one.shop },
      {
        name: `the same in a cart of ${longest} variants, times as much`,
        atMost: null,
        seen: ofVariants.many.shop / ofVariants.one.shop,
      },
      { name: "of them within 20 ms by the shop's own clock, in %", atMost: null, seen: soon * 100 },
      { name: `p50 ms at ${perSecond} a second`, atMost: null, seen: quantile(times, 0.5) },
    ];
    return [
      {
        title: 'Add to cart over HTTP, the whole cart in the answer',
        rows: figureRows(figures),
        note: `${verdictOn(figures)}\nThe shop had answered ${warmUp} adds to each of these carts before.`,
      },
    ];
  } finally {
    agent.destroy();
    await shop.stop();
  }
};

/**
 * Runs the provider in its own process. The caller and the database share the machine with it and are
 * included in the caller's timings; the provider's own clock shows how much of that is the provider.
 */
export const cart: Bench = {
  about: 'what an add to the cart costs, with few and many lines and many at once',
  run,
};
