import type { CallName, CartViewItem } from '@dijla/contract/client';
import type { FollowingCart, LineChange } from '../../../../../packages/device/src/testing/following-cart.ts';
import type { CartChange, ChosenProduct } from './cart-histories.ts';
import { coupons } from './rounds.ts';
import type { TotalsShop } from './totals-shop.ts';

/** Goods that a device knows from earlier answers, by what it chose. */
export type KnownGoods = Map<string, CartViewItem>;

/** A call that tells the provider of a change. */
export type Sent = { name: CallName; body?: unknown; query?: Record<string, string> };

export type Played = {
  shop: TotalsShop;
  cart: FollowingCart;
  goods: KnownGoods;
  query: Record<string, string>;
};

type Of<Kind extends CartChange['kind']> = Extract<CartChange, { kind: Kind }>;

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length];

const optionOf = ({ extension_attributes }: ChosenProduct) =>
  extension_attributes && { product_option: { extension_attributes } };

const add = ({ product, qty: asked }: Of<'add'>, { cart, goods }: Played): Sent => {
  const known = goods.get(JSON.stringify(product));
  const isSingle = known?.product_type === 'downloadable';
  const has = known && cart.lines().some(({ sku }) => sku === known.sku);
  const qty = isSingle ? 1 : asked;
  if (known && !(isSingle && has)) {
    const { sku, product_option } = known;
    cart.change({ kind: 'add', sku, product_option, qty, line: known });
  }
  return { name: 'cart/update', body: { cartItem: { sku: product.sku, qty, ...optionOf(product) } } };
};

const changeLine = ({ kind, which, qty: asked }: Of<'set' | 'remove'>, { cart }: Played): Sent | null => {
  const line = at(cart.lines(), which);
  if (line === undefined) return null;
  const { sku, product_option, item_id, line: shown } = line;
  const qty = shown?.product_type === 'downloadable' ? 1 : asked;
  const act: LineChange['kind'] = kind === 'set' ? 'set-qty' : 'remove';
  cart.change({ kind: act, sku, product_option, qty });
  return kind === 'set'
    ? { name: 'cart/update', body: { cartItem: { item_id, sku, qty, product_option } } }
    : { name: 'cart/delete', body: { cartItem: { item_id, sku } } };
};

const deliver = ({ region, which }: Of<'deliver'>, { cart }: Played): Sent | null => {
  const kept = cart.kept();
  const before = cart.shipping();
  const payment = before?.payment ?? null;
  // A form may begin without a governorate, but once chosen there is always one.
  const named = region === null ? {} : { region_id: region };
  const address = { country_id: 'IQ', ...before?.address, ...named };
  cart.choose({ address, carrier_code: null, method_code: null, payment });
  // A checkout that has named a method names one again, or nothing where nothing is to be delivered.
  const isNamed = which !== null || before?.method_code;
  const method = isNamed ? at(cart.offered().shipping_methods, which ?? 0) : undefined;
  if (method === undefined && before?.method_code) {
    cart.refused(kept);
    return null;
  }
  const { carrier_code = null, method_code = null } = method ?? {};
  cart.choose({ address, carrier_code, method_code, payment });
  const methods = method && { shipping_carrier_code: carrier_code, shipping_method_code: method_code };
  const addressInformation = { shipping_address: address, billing_address: address, ...methods };
  return { name: 'cart/shipping-information', body: { addressInformation } };
};

const pay = ({ which }: Of<'pay'>, { cart }: Played): Sent | null => {
  const method = at(cart.offered().payment_methods, which);
  const shipping = cart.shipping();
  if (method === undefined || shipping === null) return null;
  cart.choose({ ...shipping, payment: method.code });
  return { name: 'cart/selected-payment-method', body: { method: method.code } };
};

/** Has the device do what it can by itself, and returns what it sends; null where there is nothing to change. */
export const changed = (change: CartChange, played: Played): Sent | null => {
  switch (change.kind) {
    case 'add':
      return add(change, played);
    case 'set':
    case 'remove':
      return changeLine(change, played);
    case 'deliver':
      return deliver(change, played);
    case 'pay':
      return pay(change, played);
    case 'coupon':
      return change.which === null
        ? { name: 'cart/delete-coupon' }
        : { name: 'cart/apply-coupon', query: { coupon: at(coupons, change.which) ?? '' } };
    case 'points':
      return { name: 'rewards/spend', body: { points: change.points } };
    case 'gift-card':
      return change.which === null
        ? { name: 'gift-card/leave' }
        : { name: 'gift-card/use', body: at(played.shop.cards, change.which) };
  }
};
