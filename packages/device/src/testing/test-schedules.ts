import { contractClient } from '@dijla/contract/client';
import fc from 'fast-check';
import { followSession } from '../cart/cart-owner.ts';
import { setLineQuantity, takeOutLine } from '../cart/lines/change-lines.ts';
import { loadCart } from '../cart/device-cart.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import { settle, type Tab, testBrowser } from './test-tabs.ts';
import { noorsProfile } from './test-session.ts';

/**
 * What happens to one call; `failed` means that a proxy reports a failure, before or after the call was
 * carried out.
 */
type Passage = {
  fate: 'answered' | 'cut-before' | 'cut-after' | 'failed-before' | 'failed-after';
  ticks: number;
};
type Act = {
  kind: 'add' | 'set' | 'remove' | 'reload' | 'send' | 'go-offline' | 'come-online' | 'sign-in' | 'sign-out';
  tab: number;
  sku: number;
  qty: number;
};
export type Schedule = { acts: readonly Act[]; passages: readonly Passage[] };

/** A customer that no other run uses at the same time. */
export type Player = { id: number; token: string };
/** A provider as over HTTP, with unlimited stock of these products. */
export type Counter = { fetch: (request: Request) => Promise<Response>; skus: readonly string[] };
type Quantities = Record<string, number>;
/**
 * The quantities the shopper intended, and those on the device, in the guest's cart and in the customer's
 * cart after everything has been sent.
 */
export type Ending = {
  meant: Quantities;
  hers: Quantities;
  seen: Quantities[];
  held: Quantities;
  heldOfHers: Quantities;
  calls: number;
};

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'add',
    'add',
    'add',
    'set',
    'set',
    'remove',
    'reload',
    'send',
    'go-offline',
    'come-online',
    'sign-in',
    'sign-out',
  ),
  tab: fc.integer({ min: 0, max: 1 }),
  sku: fc.nat(2),
  qty: fc.integer({ min: 1, max: 9 }),
});
const passage: fc.Arbitrary<Passage> = fc.record({
  fate: fc.constantFrom(
    'answered',
    'answered',
    'answered',
    'cut-before',
    'cut-after',
    'failed-before',
    'failed-after',
  ),
  ticks: fc.integer({ min: 0, max: 12 }),
});

/** Acts of two tabs of one browser on a cart, and what the network does meanwhile. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  acts: fc.array(act, { minLength: 4, maxLength: 18, size: 'max' }),
  passages: fc.array(passage, { maxLength: 30, size: 'max' }),
});

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const busy = (): Response =>
  Response.json({ code: 503, result: 'We’re very busy right now.' }, { status: 503 });
const sorted = (quantities: Iterable<[string, number]>): Quantities =>
  Object.fromEntries([...quantities].sort());

/**
 * Returns a client over a network that treats each call as scheduled and lets all later ones through; adds
 * the customer's token to the customer's calls.
 */
const network = ({ fetch }: Counter, passages: Passage[], session: { token: string | null }) => {
  const state = { calls: 0 };
  const through = async (request: Request): Promise<Response> => {
    state.calls += 1;
    const { fate, ticks } = passages.shift() ?? { fate: 'answered', ticks: 0 };
    const isGuests = new URL(request.url).searchParams.get('token') === 'null';
    if (session.token !== null && !isGuests) request.headers.set('authorization', `Bearer ${session.token}`);
    for (let waited = 0; waited < ticks; waited += 1) await tick();
    if (fate === 'cut-before') throw new TypeError('fetch failed');
    if (fate === 'failed-before') return busy();
    const response = await fetch(request);
    if (fate === 'cut-after') throw new TypeError('fetch failed');
    return fate === 'failed-after' ? busy() : response;
  };
  return { state, client: contractClient({ fetch: through, baseUrl: 'http://shop.test' }) };
};

/** Returns the lines of a cart as the provider sends them to its owner. Throws if a product has two lines. */
const heldIn = async (
  counter: Counter,
  { cartId, token }: { cartId: string | null; token: string | null },
): Promise<Quantities> => {
  if (cartId === null) return {};
  const { client } = network(counter, [], { token });
  const pulled = await client('cart/pull', { query: { cartId, token: token === null ? 'null' : '' } });
  if (!pulled.ok) throw new Error(`The cart cannot be read: ${JSON.stringify(pulled.result)}`);
  if (new Set(pulled.result.map(({ sku }) => sku)).size < pulled.result.length)
    throw new Error('A line is there twice');
  return sorted(pulled.result.map(({ sku, qty }) => [sku, qty]));
};

/** Empties the customer's cart of earlier runs and returns its id. */
const emptyCartOf = async (counter: Counter, { token }: Player): Promise<string> => {
  const { client } = network(counter, [], { token });
  const created = await client('cart/create', { query: { token: '' } });
  if (!created.ok) throw new Error(`There is no cart for a customer: ${JSON.stringify(created.result)}`);
  const pulled = await client('cart/pull', { query: { cartId: created.result, token: '' } });
  for (const { sku, item_id, quote_id } of pulled.ok ? pulled.result : []) {
    await client('cart/delete', {
      query: { cartId: created.result, token: '' },
      body: { cartItem: { sku, item_id, quoteId: quote_id } },
    });
  }
  return created.result;
};

/** Quantities that no sum of additions reaches, so that setting one always changes the line. */
const setQtyOf = (place: number): number => 1_000 + place;

/**
 * Plays a schedule against a provider. A sign-in adds the guest's lines to the customer's. Before a sign-out
 * everything is sent, because unsent operations would be dropped. At the end the network works and
 * everything is sent.
 */
export const play = async (
  counter: Counter,
  player: Player,
  { acts, passages }: Schedule,
): Promise<Ending> => {
  const session = { token: null as string | null };
  const cartOfHers = await emptyCartOf(counter, player);
  const pending = [...passages];
  const { client, state } = network(counter, pending, session);
  const storage = memoryStorage();
  const browser = testBrowser({ client }, () => storage);
  const tabs: Tab[] = [browser.open(), browser.open()];
  let [meant, hers] = [new Map<string, number>(), new Map<string, number>()];

  const settleAll = async (): Promise<void> => {
    pending.length = 0;
    browser.world.isOnline = true;
    for (const tab of tabs) await settle(tab);
    for (const tab of tabs) await tab.controller.refresh();
  };
  const keepSession = async (token: string | null): Promise<void> => {
    session.token = token;
    const put =
      token === null ? null : { token, refresh_token: null, profile: { ...noorsProfile, id: player.id } };
    await storage.write([{ in: 'session', key: 'session', put }]);
    await Promise.all(tabs.map(({ controller }) => followSession(controller)));
  };
  const sign = async (kind: 'sign-in' | 'sign-out'): Promise<void> => {
    if ((kind === 'sign-in') === (session.token !== null)) return;
    if (kind === 'sign-out') await settleAll();
    await keepSession(kind === 'sign-in' ? player.token : null);
    if (kind === 'sign-out') [meant, hers] = [new Map(), meant];
    else
      meant = new Map(
        [...new Set([...meant.keys(), ...hers.keys()])].map((sku) => [
          sku,
          (meant.get(sku) ?? 0) + (hers.get(sku) ?? 0),
        ]),
      );
  };
  const change = async (
    { kind, sku: place, qty }: Act,
    { tab, at }: { tab: Tab; at: number },
  ): Promise<void> => {
    const sku = counter.skus[place] ?? '';
    if (kind === 'add' && (await tab.add(sku, qty)).ok) meant.set(sku, (meant.get(sku) ?? 0) + qty);
    if (kind === 'set' && (await setLineQuantity(tab.controller, sku, setQtyOf(at))).ok)
      meant.set(sku, setQtyOf(at));
    if (kind === 'remove' && (await takeOutLine(tab.controller, sku)) !== null) meant.delete(sku);
  };
  for (const [at, next] of acts.entries()) {
    const tab = tabs[next.tab] ?? browser.open();
    await change(next, { tab, at });
    if (next.kind === 'send') await tab.controller.send();
    if (next.kind === 'go-offline' || next.kind === 'come-online')
      browser.world.isOnline = next.kind === 'come-online';
    if (next.kind === 'sign-in' || next.kind === 'sign-out') await sign(next.kind);
    if (next.kind !== 'reload') continue;
    tab.close();
    tabs[next.tab] = browser.open();
  }
  await settleAll();
  const { cart_id: cartId } = await loadCart(storage);
  return {
    meant: sorted(meant),
    hers: sorted(session.token === null ? hers : meant),
    seen: tabs.map((tab) => sorted(Object.entries(tab.quantities()))),
    held: await heldIn(counter, { cartId, token: session.token }),
    heldOfHers: await heldIn(counter, { cartId: cartOfHers, token: player.token }),
    calls: state.calls,
  };
};
