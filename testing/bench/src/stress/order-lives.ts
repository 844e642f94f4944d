import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal, isRefusedError, RefusedError } from '@dijla/provider/call/refusal';
import type { Connection, Database } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { proveLedger } from '@dijla/provider/modules/ledger/ledger';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';
import { moveOrder } from '@dijla/provider/processes/work-order/move-order';
import type { MoveInput } from '@dijla/provider/processes/work-order/move-work';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { always, promotingShop } from '@dijla/test-kit/shops/promoting-shop';

/** Goods that all orders want; few, so that orders meet. */
const goods = 6;
const stock = 1_000_000;
/** One move in this many is rolled back after it was made. */
const oneIn = 10;
const movesAtMost = 8;

const address = {
  country_id: 'IQ',
  region_id: 611,
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};

type Moving = Omit<MoveInput, 'version'>;

const some = (line_number: number): { line_number: number; qty: number } => ({
  line_number,
  qty: 1 + randomInt(2),
});

const goodsSku = (place: number): string => `STRESS-${place}`;

/** Moves as somebody may try them, right or wrong; those that bring an order on come more often. */
const anyMove = (): Moving => {
  const moves: readonly (() => Moving)[] = [
    () => ({ move: 'pack' }),
    () => ({ move: 'pack' }),
    () => ({ move: 'dispatch', carrier: `driver-${randomInt(3)}` }),
    () => ({ move: 'dispatch', carrier: `driver-${randomInt(3)}` }),
    () => ({ move: 'deliver', amount: 1000 * randomInt(20) }),
    () => ({ move: 'deliver', amount: 0 }),
    () => ({ move: 'accept_part', lines: [some(1)], amount: 0 }),
    () => ({ move: 'refuse', reason: 'x' }),
    () => ({ move: 'reattempt' }),
    () => ({ move: 'split', lines: [some(1), some(2)] }),
    () => ({ move: 'cancel', reason: 'x' }),
    () => ({ move: 'cancel', reason: 'x', package: 1 + randomInt(2) }),
    () => ({ move: 'hold', reason: 'x' }),
    () => ({ move: 'release' }),
    () => ({ move: 'note_payment', amount: 1000 * (1 + randomInt(30)) }),
    () => ({ move: 'refund', amount: 1000 * (1 + randomInt(10)), by: 'cash', reason: 'x' }),
    () => ({ move: 'confirm' }),
    () => ({ move: 'edit', reason: 'x', discount: 1 + randomInt(4000) }),
    () => ({ move: 'edit', reason: 'x', delivery_price: 1000 * randomInt(9) }),
    () => ({ move: 'edit', reason: 'x', add: [{ sku: goodsSku(randomInt(goods)), qty: 1 + randomInt(2) }] }),
    () => ({ move: 'edit', reason: 'x', lines: [{ line_number: 1 + randomInt(3), qty: 0 }] }),
    () => ({ move: 'settle', amount: 1000 * (1 + randomInt(10)) }),
  ];
  return moves[randomInt(moves.length)]?.() ?? { move: 'pack' };
};

export type Lives = { orders: number; moved: number; refused: number; rolledBack: number };

/** Orders whose rows do not agree with each other, by what is wrong; empty when all do. */
export const orderFaults = async ({
  db,
  pool,
}: Pick<Connection, 'db' | 'pool'>): Promise<Record<string, number[]>> => {
  const { rows } = await pool.query<{ fault: string; ids: number[] }>(`
    with last_event as (
      select distinct on (order_id, package) order_id, package, to_state from order_event order by order_id, package, id desc
    ), states as (
      select order_id, array_agg(to_state order by package) as states from last_event group by order_id
    ), counted as (
      select l.order_id, l.line_number, coalesce(q.qty, 0) as qty,
        lag(coalesce(q.qty, 0), 1, 0) over (partition by l.order_id, l.line_number order by r.number) as before
      from order_line l join order_revision r on r.order_id = l.order_id
      left join order_revision_line q on q.order_id = r.order_id and q.revision = r.number and q.line_number = l.line_number
    ), taken as (
      select order_id, line_number, sum(greatest(qty - before, 0)) as qty from counted group by order_id, line_number
    ), held as (
      select p.order_id, p.line_number, sum(p.qty) as qty from order_package_line p group by p.order_id, p.line_number
    ), entries as (
      select substr(e.account, 18)::bigint as order_id, -sum(e.amount) as owed from ledger_entry e where e.account like 'receivable:order:%' group by e.account
    ), told as (
      select split_part(key, '/', 1)::bigint as order_id, count(*) as moves from event where name = 'order.moved' group by 1
    ), sold as (
      select j.order_id, sum(e.amount) as amount from ledger_entry e join ledger_journal j on j.id = e.journal_id where e.account = 'sales' group by j.order_id
    ), faults as (
      select 'packages hold something else' as fault, q.order_id from "order" o
        join order_revision_line q on q.order_id = o.id and q.revision = o.revision join held h on h.order_id = q.order_id and h.line_number = q.line_number
        where h.qty <> q.qty
      union select 'its list says another state', l.order_id from order_listing l join states s on s.order_id = l.order_id where l.package_states <> s.states
      union select 'more was sold than charged', l.order_id from order_listing l join sold s on s.order_id = l.order_id where s.amount > coalesce(l.charged, 0)
      union select 'what is delivered and owed differ', l.order_id from order_listing l join entries e on e.order_id = l.order_id
        where l.package_states <@ '{complete,refunded,cancelled}' and l.state in ('complete', 'refunded') and e.owed <> l.due
      union select 'more came back than was ordered', g.order_id from order_give_back g
        join taken q on q.order_id = g.order_id and q.line_number = g.line_number
        group by g.order_id, g.line_number, q.qty having sum(g.qty) > q.qty
      union select 'something called off is not back', l.order_id from order_listing l where l.state = 'cancelled' and
        (select sum(q.qty) from taken q where q.order_id = l.order_id) <> (select coalesce(sum(g.qty), 0) from order_give_back g where g.order_id = l.order_id)
      union select 'lines of a revision have other sums', r.order_id from order_revision r join (
          select order_id, revision, sum(row_total) as goods, sum(discount_amount) as off from order_revision_line group by order_id, revision
        ) q on q.order_id = r.order_id and q.revision = r.number where q.goods <> r.subtotal or q.off <> r.discount_amount
      union select 'rows of a revision have another sum', r.order_id from order_revision r join (
          select order_id, revision, sum(value) filter (where code <> 'grand_total') as amount from order_total group by order_id, revision
        ) t on t.order_id = r.order_id and t.revision = r.number where t.amount <> r.grand_total
      union select 'changes and events differ in number', o.id from "order" o left join told t on t.order_id = o.id
        where o.version - o.revision <> coalesce(t.moves, 0)
    )
    select fault, array_agg(order_id) as ids from faults group by fault`);
  const stocks = await pool.query<{ product_id: number }>(`
    select s.product_id from stock_level s where s.qty <> ${stock} + coalesce((
      select sum(m.delta) from stock_movement m where m.product_id = s.product_id and m.order_id is not null
    ), 0) and exists (select from stock_movement m where m.product_id = s.product_id and m.order_id is not null)`);
  const proof = Object.values(await proveLedger(db, Date.now())).flat();
  return {
    ...Object.fromEntries(rows.map(({ fault, ids }) => [fault, ids.slice(0, 5)])),
    ...(stocks.rows.length === 0
      ? {}
      : { 'stock of products': stocks.rows.map(({ product_id }) => product_id) }),
    ...(proof.length === 0 ? {} : { ledger: [proof.length] }),
  };
};

/**
 * Places orders and works them at random by many at once, some moves rolled back. Returns how many were made; whether
 * all agrees afterwards is asked of `orderFaults`.
 */
export const liveOrders = async (
  database: Database,
  { orders, workers, tell = () => {} }: { orders: number; workers: number; tell?: (done: number) => void },
): Promise<Lives> => {
  const { shop, promote } = await promotingShop(database, { now: Date.now });
  const { simple } = catalogBuilder(database);
  const skus = Array.from({ length: goods }, (_, place) => goodsSku(place));
  for (const sku of skus) await simple({ sku, price: { IQD: 8000 }, qty: stock });
  await promote({
    code: 'third',
    rule: { when: always, actions: [{ type: 'buy_x_get_y', buy: 2, get: 1 }] },
  });
  await database.updateTable('confirmation_rule').set({ new_numbers: false, after_refusals: null }).execute();
  const parts = { stores: storesOf(await loadStoreViews(database)) };
  const lives: Lives = { orders: 0, moved: 0, refused: 0, rolledBack: 0 };
  const ids: number[] = [];

  const place = async (): Promise<void> => {
    const query = { storeCode: 'ar' };
    const { result: cart_id } = await shop.call('cart/create', { query });
    const first = randomInt(goods);
    const products = [0, 1].map((step) => ({
      sku: skus[(first + step) % goods] ?? '',
      qty: 1 + randomInt(4),
    }));
    const buyer = { ...address, telephone: `0770${String(lives.orders).padStart(7, '0')}` };
    const addressInformation = {
      shippingAddress: buyer,
      billingAddress: buyer,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    };
    // An order brings its cart to what it names (wire §4.1); filling it call by call would prove nothing of orders.
    const body = { cart_id, products, addressInformation };
    // A shop with too much to do asks to be asked again, as buyers do: the cart is ordered once in any case.
    const ask = () => shop.send('order/place', { query, body });
    let answer = await ask();
    for (; answer.status === 503; answer = await ask()) await pause(200);
    if (answer.status !== 200)
      throw new Error(`An order is answered ${answer.status}: ${await answer.text()}`);
    const { result } = (await answer.json()) as { result: { backendOrderId: string } };
    ids.push(Number(result.backendOrderId));
  };
  const tryMove = async (): Promise<void> => {
    const orderId = ids[randomInt(ids.length)] ?? 0;
    const input = { version: null, ...anyMove() };
    const isUndone = randomInt(oneIn) === 0;
    const maker = { actor: 'stress', requestId: 'stress', now: Date.now() };
    try {
      await inTransaction(
        database,
        async (transaction) => {
          const moved = await moveOrder(transaction, { orderId, input, maker }, parts);
          if (isRefusal(moved)) throw new RefusedError(moved);
          if (isUndone) throw new Error('rolled back');
        },
        { attempts: 10 },
      );
      lives.moved += 1;
    } catch (error) {
      if (isRefusedError(error)) lives.refused += 1;
      else if (error instanceof Error && error.message === 'rolled back') lives.rolledBack += 1;
      else throw error;
    }
  };
  const work = async (): Promise<void> => {
    while (lives.orders < orders) {
      lives.orders += 1;
      tell(lives.orders);
      await place();
      for (let move = 0; move < movesAtMost; move += 1) await tryMove();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return lives;
};
