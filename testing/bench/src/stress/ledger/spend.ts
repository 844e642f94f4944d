import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '@dijla/provider/database';
import { releaseCommissions } from '@dijla/provider/modules/affiliate/affiliate';
import { progressOf } from '../progress.ts';
import { type Buyer, spenders, type ValueShop } from './value-shop.ts';

/** Times the provider is killed on the way. */
const kills = 3;
const lookMs = 250;
/** Milliseconds without a posting after which something is wrong. */
const stillMs = 120_000;

const pick = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length)];
/** True so many times in a hundred. */
const chance = (inAHundred: number): boolean => randomInt(100) < inAHundred;

/** Makes a move of an order as it is now; null where it is refused, as when it was made before its process died. */
const move = async (
  { db, desk }: ValueShop,
  orderId: number,
  call:
    | 'desk/prepare-order'
    | 'desk/deliver-order'
    | 'desk/cancel-order'
    | 'desk/refund-order'
    | 'desk/work-return'
    | 'desk/note-payment',
  { returnId, ...body }: { returnId?: number; [member: string]: unknown },
): Promise<void> => {
  const { version } = await db
    .selectFrom('order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const query = {
    orderId: String(orderId),
    ...(returnId === undefined ? {} : { returnId: String(returnId) }),
  };
  await desk(call, query, { version, ...body });
};

const dueOf = async ({ db }: ValueShop, orderId: number): Promise<number> =>
  (
    await db
      .selectFrom('order_listing')
      .select('due')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).due ?? 0;

/** Gives a piece back, which goes to the shelf, and has what is credited for it paid out. */
const giveBack = async (shop: ValueShop, { query }: Buyer, orderId: number): Promise<void> => {
  const { result } = await shop.client.ask('order/request-return', {
    query: { ...query, entity_id: String(orderId) },
    body: { items: [{ item_id: 1, qty: 1 }], reason: 'Too small', wish: 'money' },
  });
  if (result === null) return;
  const returnId = result.return_id;
  await move(shop, orderId, 'desk/work-return', { returnId, step: 'approve' });
  const lines = [{ line_number: 1, restocked: 1, written_off: 0 }];
  await move(shop, orderId, 'desk/work-return', { returnId, step: 'receive', lines });
  const due = await dueOf(shop, orderId);
  if (due < 0) await move(shop, orderId, 'desk/refund-order', { amount: -due, by: 'cash', reason: 'Return' });
};

/** Orders something, paid by whatever this customer has, and lets it be called off, refused, delivered or given back. */
const live = async (shop: ValueShop, buyer: Buyer): Promise<void> => {
  const { client, goods, links, cards } = shop;
  const link = chance(50) ? pick(links) : undefined;
  const product_option = { extension_attributes: { campaign_data: { link } } };
  const items = [...new Set([pick(goods) ?? '', pick(goods) ?? ''])].map((sku) => ({
    sku,
    qty: 1 + randomInt(3),
    ...(link !== undefined && { product_option }),
  }));
  const method = buyer.lineId !== null && chance(50) ? 'b2b_credit' : 'cashondelivery';
  const orderId = await shop.place(buyer, items, {
    method,
    pay: async (cart) => {
      if (chance(40))
        await client.ask('rewards/spend', { query: cart, body: { points: 1 + randomInt(900) } });
      if (chance(40)) await client.ask('gift-card/use', { query: cart, body: pick(cards) });
    },
  });
  if (orderId === null) return;
  if (chance(10)) return move(shop, orderId, 'desk/cancel-order', { reason: 'Ordered twice' });
  await move(shop, orderId, 'desk/prepare-order', { move: 'pack' });
  await move(shop, orderId, 'desk/prepare-order', { move: 'dispatch', carrier: `driver-${randomInt(3)}` });
  if (chance(10)) return move(shop, orderId, 'desk/deliver-order', { move: 'refuse', reason: 'Not at home' });
  const due = Math.max(await dueOf(shop, orderId), 0);
  await move(shop, orderId, 'desk/deliver-order', { move: 'deliver', amount: due });
  if (chance(25)) await giveBack(shop, buyer, orderId);
  if (chance(8)) {
    const refund = { amount: 1000, by: 'transfer', reason: 'Scratched' };
    await move(shop, orderId, 'desk/refund-order', refund);
  }
};

/** Releases or refuses what rules against fraud have held. */
const decideHolds = async ({ desk }: ValueShop): Promise<void> => {
  const { result } = await desk('desk/affiliate-holds', { state: 'held', limit: '20' }, undefined);
  for (const { id, version } of result?.items ?? [])
    await desk(
      'desk/decide-affiliate-hold',
      { holdId: String(id) },
      {
        version,
        decision: chance(70) ? 'release' : 'refuse',
      },
    );
};

/** What the till does meanwhile: partners and sellers are paid, credit is paid back, points are given and taken. */
const keepTill = async (shop: ValueShop, isOver: () => boolean): Promise<void> => {
  const { db, desk, buyers } = shop;
  while (!isOver()) {
    await inTransaction(db, (transaction) => releaseCommissions(transaction, Date.now()));
    const { result } = await desk('desk/affiliate-payouts', {}, undefined);
    if (result !== null && result.due.amount > 0)
      await desk('desk/run-affiliate-payouts', {}, { amount: result.due.amount });
    const paid = { amount: 1 + randomInt(5000), unit: 'IQD', reference: `TRX-${randomInt(1_000_000)}` };
    await desk('desk/pay-vendor', { vendor: `seller-${1 + randomInt(3)}` }, paid);
    const [buyer, debtor] = [pick(buyers), pick(buyers.filter(({ lineId }) => lineId !== null))];
    const credit = { amount: 1000 * (1 + randomInt(60)), by: 'payroll' };
    await desk('desk/note-credit-payment', { lineId: debtor?.lineId ?? '' }, credit);
    const points = { points: randomInt(2) === 0 ? 200 : -200, reason: 'Put right' };
    await desk('desk/adjust-points', { customerId: String(buyer?.id) }, points);
    await decideHolds(shop);
  }
};

const journals = async ({ db }: ValueShop): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('ledger_journal')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Kills the provider each time a part of the postings is made, until all are. */
const watch = async (shop: ValueShop, postings: number): Promise<number> => {
  const tell = progressOf(postings, 'postings of the shop');
  let [killed, told, posted, at] = [0, 0, 0, Date.now()];
  for (let count = await journals(shop); count < postings; count = await journals(shop)) {
    for (; told < count; told += 1) tell(told + 1);
    if (count > posted) [posted, at] = [count, Date.now()];
    else if (Date.now() - at > stillMs)
      throw new Error(`Nothing is posted any more: ${JSON.stringify(shop.client.refusals())}`);
    if (count >= ((killed + 1) * postings) / (kills + 1)) {
      killed += 1;
      await shop.provider.kill();
    }
    await pause(lookMs);
  }
  return killed;
};

/** Has all buyers spend at once until the ledger has so many postings, while the provider is killed and comes back. */
export const spendAtOnce = async (
  shop: ValueShop,
  postings: number,
): Promise<{ orders: number; kills: number }> => {
  const state = { isOver: false, orders: 0 };
  const spend = async (buyer: Buyer): Promise<void> => {
    while (!state.isOver) {
      await live(shop, buyer);
      state.orders += 1;
    }
  };
  const all = Promise.all([...shop.buyers.slice(0, spenders).map(spend), keepTill(shop, () => state.isOver)]);
  all.catch(() => undefined);
  const killed = await Promise.race([watch(shop, postings), all.then(() => 0)]);
  state.isOver = true;
  await all;
  return { orders: state.orders, kills: killed };
};
