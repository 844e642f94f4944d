import { addLine, takeOutLine } from '../../cart/lines/change-lines.ts';
import { keepCheckoutDetails } from '../../cart/checkout-details.ts';
import { chooseShipping } from '../../cart/choose-shipping.ts';
import { loadCart } from '../../cart/device-cart.ts';
import { deviceCollections } from '../../device-collections.ts';
import { cancelSavedOrder } from '../../orders/cancel-order.ts';
import type { OrderDetails } from '../../orders/device-order.ts';
import { copiesAmong } from '../../platform/device-collection.ts';
import { enqueueTask } from '../../queue/send-tasks.ts';
import { newTask } from '../../queue/sync-task.ts';
import { queueOf } from '../../session/session-queue.ts';
import { signInWith } from '../../session/sign-in.ts';
import { additionOf } from '../test-tabs.ts';
import { cartAccount } from './cart-account.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import type { Act } from './offline-schedules.ts';
import type { OfflineBrowser, TestPage } from './test-browser.ts';

type Tokens = { token: string; refreshToken: string };
/** A customer that no other schedule uses at the same time. */
export type TestCustomer = { id: number; email: string; logIn: () => Promise<Tokens> };
/** Skus of the shop: two in plenty, one that is sold out, and one dearer than the device believes. */
export type TestGoods = readonly [plenty: string, other: string, soldOut: string, dearer: string];

const hour = 3_600_000;
const day = 24 * hour;
const jumps = [-3 * day, hour, 40 * day, -hour, 400 * day, -400 * day];
/** What a page shows of a product: 12,000 dinars, in stock. */
const shown = (sku: string, qty: number) => {
  const addition = additionOf(sku, qty);
  return {
    ...addition,
    line: {
      ...addition.line,
      prices: [{ kind: 'regular' as const, amount: 12_000, min_qty: 1, from: null, until: null }],
    },
  };
};

/** Name and telephone of a shopper, which nobody else has. */
const markOf = (seed: number) => ({
  lastname: `Shopper${seed}`,
  telephone: `0770${String(seed % 10_000_000).padStart(7, '0')}`,
});

const refreshCookie = 'dijla_refresh';

/** Somebody with a browser of two tabs, who does what a schedule says and notes what she saw. */
export const offlineShopper = (
  seed: number,
  {
    browser,
    network,
    goods,
    customers,
  }: {
    browser: OfflineBrowser;
    network: FaultyNetwork;
    goods: TestGoods;
    customers: readonly TestCustomer[];
  },
) => {
  const mark = markOf(seed);
  const account = cartAccount({ soldOut: goods[2] });
  const told = { notices: browser.notices, cancelled: new Set<string>() };
  const tokens: string[] = [];
  const names = new Map<number, string>();
  const tabs: [TestPage | null, TestPage | null] = [null, null];
  const underWay = new Set<Promise<unknown>>();
  const seen = { kills: 0, workers: 0, builds: 0, jumps: 0, signIns: 0, personal: [] as string[] };

  const address = {
    country_id: 'IQ',
    region_id: 611,
    region: 'Baghdad',
    street: ['Karrada 62'],
    city: 'Karrada',
    firstname: 'Noor',
    ...mark,
  };
  const details: OrderDetails = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
  };

  /** Resolves to `dead` where the page ends before it has done it. */
  const orDeath = async <Answer>(page: TestPage, act: Promise<Answer>): Promise<Answer | 'dead'> => {
    const answer = await Promise.race([act, page.life.death]);
    return page.life.isDead() ? 'dead' : answer;
  };
  const shut = (tab: 0 | 1): void => {
    tabs[tab]?.close();
    tabs[tab] = null;
  };
  /** The page of a tab; one that was killed, or said that it keeps nothing, is opened anew. */
  const pageOf = async (tab: 0 | 1): Promise<TestPage> => {
    const page = tabs[tab];
    if (page !== null && !page.life.isDead() && !page.isMemoryOnly()) return page;
    shut(tab);
    const opened = browser.open();
    tabs[tab] = opened;
    await orDeath(opened, opened.start());
    return opened;
  };
  const each = async (act: (page: TestPage) => Promise<unknown>): Promise<void> => {
    for (const page of tabs) if (page !== null) await orDeath(page, act(page));
  };

  const add = async (page: TestPage, { which, qty }: Act): Promise<void> => {
    const sku = goods[which % goods.length] ?? goods[0];
    const done = await orDeath(page, addLine(page.controller, shown(sku, qty)));
    if (done === 'dead' || page.isMemoryOnly()) account.perhapsAdded(sku, qty);
    else if (done.ok) account.added(sku, qty);
  };
  const remove = async (page: TestPage, { which }: Act): Promise<void> => {
    const sku = goods[which % goods.length] ?? goods[0];
    const removed = await orDeath(page, takeOutLine(page.controller, sku));
    if (removed === 'dead' || page.isMemoryOnly()) account.perhapsRemoved(sku);
    else if (removed !== null) account.removed(sku, removed.line.qty);
  };
  const place = async (page: TestPage): Promise<void> => {
    const { controller } = page;
    const act = async () => {
      await keepCheckoutDetails(controller.device, { firstname: 'Noor', ...mark });
      await chooseShipping(controller, {
        address: { country_id: 'IQ', region_id: 611, region: 'Baghdad' },
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        payment: 'cashondelivery',
      });
      return page.place(details);
    };
    await orDeath(page, act());
  };
  const cancel = async (page: TestPage, { which }: Act): Promise<void> => {
    await orDeath(page, page.controller.refresh());
    const can = page
      .orders()
      .filter(({ can_cancel, is_stuck, can_withdraw }) => can_cancel || (is_stuck && can_withdraw));
    const order = can[which % Math.max(can.length, 1)];
    if (order === undefined) return;
    told.cancelled.add(order.order_id);
    await orDeath(page, cancelSavedOrder(page.controller, order.order_id));
  };
  const comeOnline = async (): Promise<void> => {
    network.state.isOnline = true;
    if (tabs.some((page) => page !== null)) await each((page) => page.wake());
    else if (browser.world.hasAskedForWake) await browser.runWorker(null);
  };
  /** The browser's sync event: open pages send, without one the worker does. */
  const sync = async ({ diesAfter }: Act): Promise<void> => {
    if (tabs.some((page) => page !== null)) return each((page) => page.hearSync());
    seen.workers += 1;
    await browser.runWorker(diesAfter);
  };

  const logIn = async (page: TestPage, who: number): Promise<void> => {
    const customer = customers[who];
    if (customer === undefined || browser.isMarked()) return;
    seen.signIns += 1;
    await orDeath(
      page,
      signInWith(page.holder, 'ar', async () => {
        const { token, refreshToken } = await customer.logIn();
        tokens.push(token);
        network.jar.put(refreshCookie, refreshToken);
        return { ok: true, result: token, meta: undefined };
      }),
    );
  };
  /** Notes what of a customer is still on the device; orders that wait for her stay as they are. */
  const lookForTraces = async (page: TestPage, when: string): Promise<void> => {
    const disk = browser.disk.opened(browser.world.build).storage;
    const kept = await Promise.all(
      deviceCollections.map(async ({ name }) => {
        const values: readonly unknown[] = await disk.list(name);
        return name === 'orders'
          ? values.filter((order) => (order as { state: string }).state !== 'saved')
          : values;
      }),
    );
    const local = Array.from({ length: browser.localStorage.length }, (_, place) =>
      browser.localStorage.getItem(browser.localStorage.key(place) ?? ''),
    );
    const text = JSON.stringify([kept, local]);
    const traces = [...customers.map(({ email }) => email), ...tokens, mark.lastname, mark.telephone];
    const found = traces.filter((trace) => text.includes(trace));
    if (page.life.isDead() || found.length === 0) return;
    const where = deviceCollections
      .map(({ name }, place) => ({ name, text: JSON.stringify(kept[place]) }))
      .filter((each) => found.some((trace) => each.text.includes(trace)));
    seen.personal.push(
      `${when}: ${found.length} traces in ${where.map((each) => `${each.name} ${each.text.slice(0, 300)}`).join(', ') || 'local storage'}`,
    );
  };
  const logOut = async (page: TestPage): Promise<void> => {
    const kept = await orDeath(page, page.holder.kept());
    if (kept === null || kept === 'dead') return;
    account.leftBehind(await loadCart(browser.disk.opened(browser.world.build).storage));
    names.delete(kept.profile.id);
    const done = await orDeath(
      page,
      page.holder.end(false).then(() => 'done' as const),
    );
    if (done === 'done') await lookForTraces(page, 'after a sign-out');
    await orDeath(page, page.queue.send());
  };
  const rename = async (page: TestPage, { which, qty }: Act): Promise<void> => {
    const kept = await orDeath(page, page.holder.kept());
    if (kept === null || kept === 'dead') return;
    const { id, email, lastname } = kept.profile;
    const firstname = `Noor ${'abcdef'[which] ?? ''}${qty}`;
    const task = newTask({
      task_id: crypto.randomUUID(),
      call: 'user/update',
      input: { query: { storeCode: 'ar' }, body: { customer: { email, firstname, lastname } } },
      entity: 'profile',
      customer_id: id,
      callback_event: 'store:session/profile-saved',
    });
    const done = await orDeath(
      page,
      enqueueTask(queueOf(page.holder), task).then(() => 'done' as const),
    );
    // One that died may have been saved, also after another that began with it.
    if (done === 'done' && !page.isMemoryOnly()) names.set(id, firstname);
    else names.delete(id);
    await orDeath(page, page.queue.send());
  };

  /** Acts of a page that may be killed in their middle. */
  const onPage: Partial<Record<Act['kind'], (page: TestPage, act: Act) => Promise<void>>> = {
    add,
    remove,
    place,
    cancel,
    rename,
    wake: async (page) => void (await orDeath(page, page.wake())),
    timer: async (page) => page.fireTimers(),
    'sign-in': (page, { which }) => logIn(page, which % Math.max(customers.length, 1)),
    'sign-out': logOut,
  };
  /** Acts of the browser, the network or the shop. */
  const elsewhere: Partial<Record<Act['kind'], (act: Act) => Promise<void>>> = {
    'go-offline': async () => {
      network.state.isOnline = false;
      await each((page) => page.controller.refresh());
    },
    'come-online': comeOnline,
    sync,
    reload: async ({ tab }) => {
      shut(tab);
      await pageOf(tab);
    },
    leave: async () => {
      shut(0);
      shut(1);
    },
    'clear-caches': () =>
      browser.disk.opened(browser.world.build).storage.clear(copiesAmong(deviceCollections)),
    clock: async ({ which }) => {
      browser.world.ahead += jumps[which] ?? 0;
      seen.jumps += 1;
    },
    'new-build': async ({ tab }) => {
      browser.world.build += 1;
      seen.builds += 1;
      shut(tab);
      await pageOf(tab);
    },
  };
  const settleActs = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  const perform = async (act: Act): Promise<void> => {
    const alone = elsewhere[act.kind];
    if (alone !== undefined) return alone(act);
    const page = await pageOf(act.tab);
    if (act.diesAfter !== null) {
      seen.kills += 1;
      page.life.dieAfter(act.diesAfter);
    }
    await onPage[act.kind]?.(page, act);
  };
  return {
    account,
    told,
    seen,
    names,
    tabs,
    pageOf,
    logIn,
    logOut,
    lookForTraces,
    settleActs,
    /** Does an act; resolves at once where the next one does not wait for it. */
    act: async (act: Act): Promise<void> => {
      // What a sign-out leaves behind is counted before it, so nothing else may be in the middle of an act.
      if (act.kind === 'sign-out') await settleActs();
      const done = perform(act);
      underWay.add(done);
      void done.finally(() => underWay.delete(done)).catch(() => undefined);
      if (act.isAwaited || act.kind === 'sign-out') await done;
    },
  };
};

export type OfflineShopper = ReturnType<typeof offlineShopper>;
