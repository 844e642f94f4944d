import { isDeepStrictEqual } from 'node:util';
import type { CallName, CartView, CartViewItem, Totals, TotalsContext } from '@dijla/contract/client';
import { segmentTitle } from '@dijla/provider/modules/cart/totals/cart-totals';
import type { TestCall } from '@dijla/test-kit/buying-provider';
import { sql } from 'kysely';
import {
  type FollowingCart,
  followingCart,
  type LineChange,
  type ShownTotals,
  shownOf,
} from '../../../../../packages/device/src/testing/following-cart.ts';
import type { CartChange, CartHistory, ChosenProduct } from './cart-histories.ts';
import { coupons } from './rounds.ts';
import type { Buyer, TotalsShop } from './totals-shop.ts';

/** Goods that a device knows from earlier answers, by what it chose. */
type KnownGoods = Map<string, CartViewItem>;

/** What a device learned of one shop in one store as one buyer. */
export type Knowledge = Map<string, { context: TotalsContext; goods: KnownGoods }>;

/** What was compared, by what the cart's totals held, and how often calls were refused, by the refusals' codes. */
export type Compared = Record<string, number>;

type Sent = { name: CallName; body?: unknown; query?: Record<string, string> };
type Played = {
  shop: TotalsShop;
  cart: FollowingCart;
  goods: KnownGoods;
  query: Record<string, string>;
};

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];

const optionOf = ({ extension_attributes }: ChosenProduct) =>
  extension_attributes && { product_option: { extension_attributes } };

/** Has the device do what it can by itself, and returns what it sends; null where there is nothing to change. */
const changed = (change: CartChange, { cart, goods, shop }: Played): Sent | null => {
  const line = 'which' in change && change.which !== null ? at(cart.lines(), change.which) : undefined;
  switch (change.kind) {
    case 'add': {
      const { product } = change;
      const known = goods.get(JSON.stringify(product));
      const isSingle = known?.product_type === 'downloadable';
      const has = known && cart.lines().some(({ sku }) => sku === known.sku);
      const qty = isSingle ? 1 : change.qty;
      if (known && !(isSingle && has)) {
        const { sku, product_option } = known;
        cart.change({ kind: 'add', sku, product_option, qty, line: known });
      }
      return { name: 'cart/update', body: { cartItem: { sku: product.sku, qty, ...optionOf(product) } } };
    }
    case 'set':
    case 'remove': {
      if (line === undefined) return null;
      const { sku, product_option, item_id, line: shown } = line;
      const qty = shown?.product_type === 'downloadable' ? 1 : change.qty;
      const kind: LineChange['kind'] = change.kind === 'set' ? 'set-qty' : 'remove';
      cart.change({ kind, sku, product_option, qty });
      return change.kind === 'set'
        ? { name: 'cart/update', body: { cartItem: { item_id, sku, qty, product_option } } }
        : { name: 'cart/delete', body: { cartItem: { item_id, sku } } };
    }
    case 'deliver': {
      const kept = cart.kept();
      const before = cart.shipping();
      const named = change.region === null ? {} : { region_id: change.region };
      // A form may begin without a governorate, but once chosen there is always one.
      const address = { country_id: 'IQ', ...before?.address, ...named };
      cart.choose({ address, carrier_code: null, method_code: null, payment: before?.payment ?? null });
      // A checkout that has named a method names one again, or nothing where nothing is to be delivered.
      const isNamed = change.which !== null || before?.method_code;
      const method = isNamed ? at(cart.offered().shipping_methods, change.which ?? 0) : undefined;
      if (method === undefined && before?.method_code) {
        cart.refused(kept);
        return null;
      }
      const { carrier_code = null, method_code = null } = method ?? {};
      cart.choose({ address, carrier_code, method_code, payment: before?.payment ?? null });
      const methods = method && { shipping_carrier_code: carrier_code, shipping_method_code: method_code };
      return {
        name: 'cart/shipping-information',
        body: { addressInformation: { shipping_address: address, billing_address: address, ...methods } },
      };
    }
    case 'pay': {
      const method = at(cart.offered().payment_methods, change.which);
      const shipping = cart.shipping();
      if (method === undefined || shipping === null) return null;
      cart.choose({ ...shipping, payment: method.code });
      return { name: 'cart/selected-payment-method', body: { method: method.code } };
    }
    case 'coupon':
      return change.which === null
        ? { name: 'cart/delete-coupon' }
        : { name: 'cart/apply-coupon', query: { coupon: at(coupons, change.which) ?? '' } };
    case 'points':
      return { name: 'rewards/spend', body: { points: change.points } };
    case 'gift-card':
      return change.which === null
        ? { name: 'gift-card/leave' }
        : { name: 'gift-card/use', body: at(shop.cards, change.which) };
  }
};

const isOfLines = ({ kind }: CartChange): boolean => ['set', 'remove', 'deliver', 'pay'].includes(kind);

/** Returns what kinds of amounts the totals hold, for the account of what was compared. */
const heldBy = ({ totals, promotions }: CartView): string[] => [
  ...totals.total_segments
    .filter(
      ({ code, value }) => value !== null && value !== 0 && code !== 'subtotal' && code !== 'grand_total',
    )
    .map(({ code }) => code),
  ...(totals.coupon_code === undefined ? [] : ['coupon']),
  ...(promotions.length > 0 ? ['own promotions'] : []),
];

/** Lines are named by the variant in totals and by its product in a cart: names are no amounts. */
const withoutNames = (totals: Totals): Totals => ({
  ...totals,
  items: totals.items.map((item) => ({ ...item, name: '' })),
});

/** Where the device shows or computes anything else than the answer says; null where it does not. */
const differenceOf = (
  { cart, query }: Played,
  { view, forecast }: { view: CartView; forecast: ShownTotals | null },
): object | null => {
  const store = query['storeCode'] === 'en' ? 'en' : 'ar';
  const answered = shownOf(view.totals, store);
  if (forecast !== null && !isDeepStrictEqual(forecast, answered)) return { forecast, answered };
  const [computed, told] = [cart.computed(), view.totals].map(withoutNames);
  return isDeepStrictEqual(computed, told) ? null : { computed, told };
};

const send = async (
  { shop: { shop }, query }: Played,
  { name, body, query: more }: Sent,
): Promise<{ view: CartView; itemId: unknown } | { refusal: string }> => {
  const request: TestCall = { query: { ...query, ...more }, ...(body === undefined ? {} : { body }) };
  const response = await shop.send(name, request);
  const answer = (await response.json()) as { result: unknown; meta?: { cart?: CartView } };
  if (response.status !== 200)
    return { refusal: response.headers.get('x-refusal') ?? String(response.status) };
  if (!answer.meta?.cart) throw new Error(`${name} answers no view of the cart`);
  const itemId = name === 'cart/update' ? (answer.result as { item_id: number }).item_id : null;
  return { view: answer.meta.cart, itemId };
};

/** Reads the context as a device does, once for each store and buyer of a round. */
const learn = async (
  { shop }: TotalsShop,
  { store, buyer }: { store: string; buyer: Buyer },
  knowledge: Knowledge,
) => {
  const key = `${store} ${buyer.token ?? ''}`;
  const known = knowledge.get(key);
  if (known) return known;
  const { result: context } = await shop.call('cart/totals-context', {
    query: { storeCode: store, ...buyer },
  });
  const learned = { context, goods: new Map<string, CartViewItem>() };
  knowledge.set(key, learned);
  return learned;
};

/**
 * Plays one cart. After each change the totals that the device showed before the answer, where it knew all about the
 * change, and those it computes from the answer's lines must be the provider's; throws on the first that are not.
 */
export const playCart = async (
  shop: TotalsShop,
  {
    history,
    buyer,
    knowledge,
    now,
  }: { history: CartHistory; buyer: Buyer; knowledge: Knowledge; now: number },
): Promise<Compared> => {
  const compared: Compared = {};
  const count = (what: string): void => {
    compared[what] = (compared[what] ?? 0) + 1;
  };
  const { store } = history;
  const { context, goods } = await learn(shop, { store, buyer }, knowledge);
  const own = { storeCode: store, ...buyer };
  const cartId = (await shop.shop.call('cart/create', { query: own })).result;
  const query = { ...own, cartId, view: 'cart' };
  const cart = followingCart(
    { store, context, now: () => now },
    segmentTitle({ store: { language: store } }),
  );
  const played = { shop, cart, goods, query };
  for (const [place, change] of history.changes.entries()) {
    const before = cart.kept();
    const sent = changed(change, played);
    if (sent === null) continue;
    const isForeseen =
      cart.kept() !== before &&
      (isOfLines(change) || cart.kept().operations.length > 0) &&
      before.answer !== null;
    const forecast = isForeseen ? cart.shown() : null;
    const answer = await send(played, sent);
    if ('refusal' in answer) {
      cart.refused(before);
      count(`refused: ${sent.name} ${answer.refusal}`);
      continue;
    }
    const { view, itemId } = answer;
    cart.answered(view);
    const added = view.items.find(({ item_id }) => item_id === itemId);
    if (change.kind === 'add' && added) goods.set(JSON.stringify(change.product), added);
    const difference = differenceOf(played, { view, forecast });
    if (difference !== null)
      throw new Error(
        `Change ${place + 1}, ${JSON.stringify(change)}: ${JSON.stringify({ ...difference, history, view })}`,
      );
    count('carts');
    if (forecast !== null) count('foreseen');
    for (const held of heldBy(view)) count(held);
  }
  await sql`delete from cart where id = ${cartId}`.execute(shop.db);
  return compared;
};
