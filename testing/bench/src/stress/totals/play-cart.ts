import { isDeepStrictEqual } from 'node:util';
import type { CartView, CartViewItem, Totals, TotalsContext } from '@dijla/contract/client';
import { segmentTitle } from '@dijla/provider/modules/cart/totals/cart-totals';
import type { TestCall } from '@dijla/test-kit/buying-provider';
import { sql } from 'kysely';
import {
  followingCart,
  type ShownTotals,
  shownOf,
} from '../../../../../packages/device/src/testing/following-cart.ts';
import { changed, type KnownGoods, type Played, type Sent } from './cart-changes.ts';
import type { CartChange, CartHistory } from './cart-histories.ts';
import type { Buyer, TotalsShop } from './totals-shop.ts';

/** What a device learned of one shop in one store as one buyer. */
export type Knowledge = Map<string, { context: TotalsContext; goods: KnownGoods }>;

/** What was compared, by what the cart's totals held, and how often calls were refused, by the refusals' codes. */
export type Compared = Record<string, number>;

const isOfLines = ({ kind }: CartChange): boolean => ['set', 'remove', 'deliver', 'pay'].includes(kind);

/** Returns what kinds of amounts the totals hold, for the account of what was compared. */
const heldBy = ({ totals, rules }: CartView): string[] => [
  ...totals.total_segments
    .filter(
      ({ code, value }) => value !== null && value !== 0 && code !== 'subtotal' && code !== 'grand_total',
    )
    .map(({ code }) => code),
  ...(totals.coupon_code === undefined ? [] : ['coupon']),
  ...(rules.length > 0 ? ['promotions'] : []),
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
