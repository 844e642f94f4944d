import { Agent } from 'node:http';
import { join } from 'node:path';
import { type Connection, countStatements } from '@dijla/provider/database';
import { newCartId } from '@dijla/provider/modules/cart/cart';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { type AskedFigure, figureRows, verdictOn } from './asked-figures.ts';
import type { Bench, Stage, Table } from './bench.ts';
import { median } from './figures.ts';
import { type MeasuredProcess, measuredProcess } from './processes/measured-process.ts';
import { middleOf, type Spent, spentPer } from './processes/spent.ts';
import { rawPost } from './raw-post.ts';

const fewAndMany = [1, 60] as const;
/** Orders of each size before measuring: V8 compiles hot code in the first seconds, and a shop runs for weeks. */
const warmUp = 400;
const rounds = 5;
const ordersPerRound = 100;
const skus = Array.from({ length: 60 }, (_, place) => `GOODS-${String(place).padStart(3, '0')}`);

const address = {
  country_id: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  street: ['Karrada 62'],
  city: 'Karrada',
  postcode: '',
  firstname: 'Noor',
  lastname: 'Hasan',
  telephone: '07701234567',
};

const bodyOf = (cartId: string, lines: number) => ({
  cart_id: cartId,
  store_code: 'ar',
  products: skus.slice(0, lines).map((sku) => ({ sku, qty: 1 })),
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
  },
});

type Counter = { shop: MeasuredProcess; agent: Agent; pool: Connection['pool'] };

const post = async ({ shop, agent }: Counter, path: string, body: object): Promise<string> => {
  const { status, text } = await rawPost(`${shop.url}${path}`, { agent, body });
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 200)}`);
  return text;
};

const filledCart = async (counter: Counter, lines: number): Promise<string> => {
  const { result } = JSON.parse(await post(counter, '/api/cart/create?storeCode=ar', {})) as {
    result: string;
  };
  for (const sku of skus.slice(0, lines))
    await post(counter, `/api/cart/update?storeCode=ar&cartId=${result}`, { cartItem: { sku, qty: 1 } });
  return result;
};

/** Copies a filled cart, which is quicker than filling each. */
const copiesOf = async ({ pool }: Counter, cartId: string, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newCartId());
  await pool.query(
    `insert into cart select (jsonb_populate_record(null::cart, to_jsonb(c) || jsonb_build_object('id', copy))).*
     from cart c, unnest($2::text[]) copy where c.id = $1`,
    [cartId, ids],
  );
  await pool.query(
    `insert into cart_line (cart_id, product_id, parent_id, qty, product_option, line_key)
     select copy, product_id, parent_id, qty, product_option, line_key from unnest($2::text[]) copy, cart_line l where l.cart_id = $1
     order by copy, l.item_id`,
    [cartId, ids],
  );
  return ids;
};

type Seen = { spent: Spent[]; times: number[] };

/** Alternates sizes, so that other load on the machine affects them equally. */
const spentByLines = async (counter: Counter): Promise<Seen[]> => {
  const templates = [];
  for (const lines of fewAndMany) templates.push(await filledCart(counter, lines));
  const seen = fewAndMany.map((): Seen => ({ spent: [], times: [] }));
  for (let round = -1; round < rounds; round += 1)
    for (const [place, lines] of fewAndMany.entries()) {
      const count = round < 0 ? warmUp : ordersPerRound;
      const carts = (await copiesOf(counter, templates[place] ?? '', count)).values();
      const times: number[] = [];
      const spent = await spentPer(counter, count, async () => {
        const before = performance.now();
        await post(counter, '/api/order?storeCode=ar', bodyOf(carts.next().value ?? '', lines));
        times.push(performance.now() - before);
      });
      if (round < 0) continue;
      seen[place]?.spent.push(spent);
      seen[place]?.times.push(...times);
    }
  return seen;
};

/** Number of statements of an order with so many lines. BEGIN and COMMIT count. */
const statementsOfOrder = async ({ db }: Connection, lines: number): Promise<number> => {
  const { call } = await buyingProvider(db);
  const query = { storeCode: 'ar' };
  const cartId = (await call('cart/create', { query })).result;
  for (const sku of skus.slice(0, lines))
    await call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku, qty: 1 } } });
  const { statements } = await countStatements(() =>
    call('order/place', { query, body: bodyOf(cartId, lines) }),
  );
  return statements.length;
};

const filled = async (stage: Stage) => {
  const connection = await stage.newDatabase('orders');
  const { simple } = catalogBuilder(connection.db);
  for (const sku of skus) await simple({ sku, price: { IQD: 12_000 }, qty: 100_000_000 });
  return connection;
};

const figuresOf = ({ spent, times }: Seen, lines: number): AskedFigure[] => {
  const { shop, database } = middleOf(spent);
  return [
    { name: `ms of an order of ${lines} lines, p50`, atMost: null, seen: median(times) },
    { name: 'processor ms of the shop for it', atMost: null, seen: shop },
    { name: 'processor ms of the database for it', atMost: null, seen: database },
  ];
};

const run = async (stage: Stage): Promise<Table[]> => {
  const connection = await filled(stage);
  const statements = await statementsOfOrder(connection, skus.length);
  const shop = await measuredProcess('provider-process.ts', {
    message: { url: connection.url, folder: join(stage.folder, 'order') },
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const seen = await spentByLines({ shop, agent, pool: connection.pool });
    const figures: AskedFigure[] = [
      { name: `statements of an order of ${skus.length} lines`, atMost: 15, seen: statements },
      ...fewAndMany.flatMap((lines, place) => figuresOf(seen[place] ?? { spent: [], times: [] }, lines)),
    ];
    return [
      {
        title: 'Orders over HTTP, one after the other',
        rows: figureRows(figures),
        note: `${verdictOn(figures)}\nThe shop had taken ${warmUp} orders of each size before.`,
      },
    ];
  } finally {
    agent.destroy();
    await shop.stop();
  }
};

/** Runs the provider in its own process; the caller's timings include the caller and the database. */
export const order: Bench = {
  about: 'what an order costs, with few and many lines, one after the other',
  hasPages: false,
  run,
};
