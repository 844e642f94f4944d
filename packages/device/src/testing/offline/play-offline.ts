import { contractClient } from '@dijla/contract/client';
import { isDeepStrictEqual } from 'node:util';
import { loadCart } from '../../cart/device-cart.ts';
import { ownerOf } from '../../orders/device-order.ts';
import { sendConfirmedOrders } from '../../orders/send-confirmed.ts';
import { withToken } from '../../session/with-token.ts';
import { type Quantities, summed } from './cart-account.ts';
import { type Ask, type Faults, faultyNetwork, noFaults } from './faulty-network.ts';
import { offlineShopper, type OfflineShopper, type TestCustomer, type TestGoods } from './offline-shopper.ts';
import { scheduleOf } from './offline-schedules.ts';
import { judgeOrders, type OrderFate, type PlacedOrder } from './order-verdict.ts';
import { offlineBrowser, type TestPage } from './test-browser.ts';

/** The shop of a schedule: a provider, its goods, and the orders it has under the devices' ids. */
export type OfflineShop = {
  ask: Ask;
  goods: TestGoods;
  placedOrders: (ids: readonly string[]) => Promise<PlacedOrder[]>;
};

export type OfflineEnding = {
  faults: string[];
  fates: OrderFate[];
  /** Ids of the orders that are at the provider. */
  placed: string[];
  acts: number;
  calls: number;
  network: Faults;
  seen: Omit<OfflineShopper['seen'], 'personal'>;
};

const mostRounds = 60;

/** What still waits to be sent, of which nothing waits for somebody else's sign-in. */
const waitsOn = async ({ controller: { device }, holder }: TestPage): Promise<string[]> => {
  const [cart, orders, tasks, session] = await Promise.all([
    loadCart(device.storage),
    device.storage.list('orders'),
    device.storage.list('tasks'),
    holder.kept(),
  ]);
  const me = session === null ? null : String(session.profile.id);
  const saved = orders.filter(({ state }) => state === 'saved');
  const mine = saved.filter((order) => [null, me].includes(ownerOf(order)));
  const isBehindOrder = saved.some((order) => ownerOf(order) !== null && ownerOf(order) === cart.owner);
  return [
    ...mine.map(({ order_id: id }) => `order ${id}`),
    ...(isBehindOrder ? [] : cart.operations.map(({ kind, sku }) => `${kind} ${sku}`)),
    ...tasks
      .filter(({ customer_id: id }) => id === null || String(id) === me)
      .map(({ url, transmited, code }) => `task ${url} ${transmited} ${code}`),
    ...(cart.owner === me ? [] : ['the cart of another']),
  ];
};

/** The page of a tab, which is not killed any more. */
const livingPage = async (shopper: OfflineShopper, tab: 0 | 1): Promise<TestPage> => {
  for (;;) {
    const page = await shopper.pageOf(tab);
    page.life.outlive();
    if (!page.life.isDead()) return page;
  }
};

/** Lets everything be sent: the connection is there, no call fails any more, and orders that ask are confirmed. */
const settle = async (
  shopper: OfflineShopper,
  { network, passages }: { network: ReturnType<typeof faultyNetwork>; passages: unknown[] },
): Promise<TestPage> => {
  await shopper.settleActs();
  passages.length = 0;
  network.state.isOnline = true;
  let waiting: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    await network.settled();
    const pages = [await livingPage(shopper, 0), await livingPage(shopper, 1)] as const;
    for (const page of pages) {
      page.fireTimers();
      await page.wake();
    }
    if (pages.some((page) => page.isMemoryOnly())) continue;
    const [{ controller, orders }] = pages;
    const asking = orders().filter(({ asks_first: asks }) => asks);
    if (asking.length > 0)
      await sendConfirmedOrders(
        controller,
        asking.map(({ order_id: id }) => id),
      );
    waiting = await waitsOn(pages[0]);
    if (waiting.length > 0 || round === 0) continue;
    for (const page of pages) await page.controller.refresh();
    return pages[0];
  }
  throw new Error(`still waits: ${waiting.join(', ')}`);
};

const clientOf = (ask: Ask, token: string | null) =>
  contractClient({
    baseUrl: 'http://shop.test',
    fetch: async (request) => {
      const { method, url, headers } = token === null ? request : withToken(request, token);
      const body = method === 'GET' ? undefined : await request.text();
      return ask({ method, url, headers: Object.fromEntries(headers), body });
    },
  });

/** Returns the lines of a cart as the provider has them. Throws if a product has two lines. */
const heldIn = async (
  ask: Ask,
  { cartId, token }: { cartId: string | null; token: string | null },
): Promise<Quantities> => {
  if (cartId === null) return {};
  const query = { cartId, token: token === null ? ('null' as const) : ('' as const) };
  const pulled = await clientOf(ask, token)('cart/pull', { query });
  if (!pulled.ok) throw new Error(`The cart cannot be read: ${JSON.stringify(pulled.result)}`);
  const lines = summed(pulled.result.map(({ sku, qty }) => ({ [sku]: qty })));
  if (Object.keys(lines).length < pulled.result.length) throw new Error('A line is there twice');
  return lines;
};

const cartOfHers = async (ask: Ask, token: string): Promise<string> => {
  const created = await clientOf(ask, token)('cart/create', { query: { token: '' } });
  if (!created.ok) throw new Error(`There is no cart for a customer: ${JSON.stringify(created.result)}`);
  return created.result;
};

/** Empties a customer's cart of earlier schedules. */
const emptied = async (ask: Ask, { logIn }: TestCustomer): Promise<void> => {
  const { token } = await logIn();
  const client = clientOf(ask, token);
  const query = { cartId: await cartOfHers(ask, token), token: '' as const };
  const pulled = await client('cart/pull', { query });
  for (const { sku, item_id, quote_id } of pulled.ok ? pulled.result : [])
    await client('cart/delete', { query, body: { cartItem: { sku, item_id, quoteId: quote_id } } });
};

type Ground = { shop: OfflineShop; settled: () => Promise<TestPage> };

/** Returns what customers hold after each of them has come back and everything of theirs was sent. */
const heldOfCustomers = async (
  shopper: OfflineShopper,
  customers: readonly TestCustomer[],
  { shop, settled }: Ground,
): Promise<Quantities[]> => {
  const held: Quantities[] = [];
  for (const [who, { id, logIn }] of customers.entries()) {
    const page = await settled();
    const before = await page.holder.kept();
    if (before !== null && before.profile.id !== id) {
      await shopper.logOut(page);
      await settled();
    }
    await shopper.logIn(page, who);
    const after = await settled();
    const profile = (await after.holder.kept())?.profile;
    if (profile?.id !== id) throw new Error('A customer cannot sign in');
    const name = shopper.names.get(id) ?? profile.firstname;
    if (profile.firstname !== name) throw new Error(`${name} is still called ${profile.firstname}`);
    const { token } = await logIn();
    held.push(await heldIn(shop.ask, { cartId: await cartOfHers(shop.ask, token), token }));
    const shown = after.quantities();
    if (!isDeepStrictEqual({ ...shown }, { ...held.at(-1) }))
      throw new Error(`The device shows ${JSON.stringify(shown)} of ${JSON.stringify(held.at(-1))}`);
  }
  await shopper.logOut(await settled());
  await shopper.lookForTraces(await settled(), 'at the end');
  return held;
};

/** Returns what a guest holds, which both tabs show. */
const heldOfGuest = async (shopper: OfflineShopper, { shop, settled }: Ground): Promise<Quantities[]> => {
  const page = await settled();
  const { cart_id: cartId } = await loadCart(page.controller.device.storage);
  const held = await heldIn(shop.ask, { cartId, token: null });
  for (const tab of [0, 1] as const) {
    const shown = (await shopper.pageOf(tab)).quantities();
    if (!isDeepStrictEqual({ ...shown }, { ...held }))
      throw new Error(`Tab ${tab} shows ${JSON.stringify(shown)} of ${JSON.stringify(held)}`);
  }
  return [held];
};

/** Plays the schedule of a seed and judges what became of its orders and carts. */
export const playOffline = async (
  shop: OfflineShop,
  seed: number,
  pool: readonly TestCustomer[],
): Promise<OfflineEnding> => {
  const { acts, passages } = scheduleOf(seed);
  const customers = acts.some(({ kind }) => kind === 'sign-in') ? pool : [];
  for (const customer of customers) await emptied(shop.ask, customer);
  const faults = noFaults();
  const pending = [...passages];
  const network = faultyNetwork(shop.ask, { passages: pending, faults });
  const browser = offlineBrowser(network);
  const shopper = offlineShopper(seed, { browser, network, goods: shop.goods, customers });
  const ground: Ground = { shop, settled: () => settle(shopper, { network, passages: pending }) };
  const wrong: string[] = [];
  let held: Quantities[] = [];
  try {
    for (const act of acts) await shopper.act(act);
    held = await (customers.length > 0
      ? heldOfCustomers(shopper, customers, ground)
      : heldOfGuest(shopper, ground));
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  }
  for (const page of shopper.tabs) page?.close();
  await network.settled();
  const ids = [...browser.disk.orders.keys()];
  const placed = ids.length === 0 ? [] : await shop.placedOrders(ids);
  const { fates, faults: ofOrders } = judgeOrders(browser.disk.orders, { placed, told: shopper.told });
  const found = summed([...held, ...placed.map(({ lines }) => lines)]);
  const ofCarts = wrong.length > 0 ? [] : shopper.account.faultsOf(found);
  const { personal, ...seen } = shopper.seen;
  return {
    faults: [...wrong, ...ofOrders, ...ofCarts, ...personal],
    fates,
    placed: placed.map(({ order_id: id }) => id),
    acts: acts.length,
    calls: network.state.calls,
    network: faults,
    seen,
  };
};
