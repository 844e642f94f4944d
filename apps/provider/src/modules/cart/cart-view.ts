import type { CartItem, CartNotice, CartView, CartViewItem, RefusalCode, ShippingMethod } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { shippingMethodsFor } from '@dijla/commerce-rules/shipping/shipping-methods-for';
import { stockOfParts } from '@dijla/commerce-rules/bundles/stock-of-parts';
import { stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { offeredPaymentMethods } from '../payments/payments.ts';
import { oncePer } from '../../once-per.ts';
import type { Cart, CartLine } from './cart-of.ts';
import { isVirtual, optionsOf, totalsOfCart, wireTotalsOf } from './cart-totals.ts';
import { lineRefusal, pageOf } from './line-refusal.ts';
import { lineTraitsOf } from './line-traits-of.ts';
import { pricedLine } from './priced-line.ts';
import { stockOf } from './product-choices.ts';

const pricesIn = oncePer(({ lines }: TotalsResult) => new Map(lines.map(({ item_id, price }) => [item_id, price])));

/** A line as pull and update answer it (wire §2.2); `price` in major units, tax excluded. */
export const cartItemOf = (cart: Cart, line: CartLine, totals: TotalsResult): CartItem => ({
  item_id: line.item_id,
  sku: line.product.sku,
  qty: line.qty,
  name: line.product.name,
  price: majorUnits(pricesIn(totals).get(line.item_id) ?? 0, cart.context.currency.scale),
  product_type: (line.parent ?? line.product).type,
  quote_id: cart.id,
  ...(line.product_option === null ? {} : { product_option: line.product_option }),
});

const viewItemOf = (cart: Cart, line: CartLine, totals: TotalsResult): CartViewItem => {
  const stock = line.choice && line.choice.parts.length > 0 ? stockOfParts(line.choice.parts) : stockOf(line.product);
  const { state, left } = stockStateOf(stock, cart.store.only_left_below);
  const { prices, ...priced } = pricedLine(line);
  return {
    ...cartItemOf(cart, line, totals),
    name: (line.parent ?? line.product).name,
    product_id: line.product.id,
    parent_sku: (line.parent ?? line.product).sku,
    url_path: (pageOf(cart, line) ?? line.product).url_path ?? '',
    image: line.product.image ?? line.parent?.image ?? null,
    options: optionsOf(line),
    prices: [...prices],
    tax_class_id: priced.tax_class_id,
    traits: lineTraitsOf(line),
    ...(priced.extras ? { extras: [...priced.extras] } : {}),
    ...(priced.parts ? { parts: [...priced.parts] } : {}),
    is_virtual: isVirtual(line),
    ...(line.choice?.is_made && { is_made: true }),
    is_in_stock: state !== 'out-of-stock',
    salable_qty: left,
  };
};

const noticeCodes: Partial<Record<RefusalCode, CartNotice['code']>> = {
  'cart.product-not-salable': 'line-not-salable',
  'cart.price-unknown': 'line-not-salable',
};

/** What keeps a line from being ordered, as data on the line: the cart itself always answers. */
const noticesOf = (cart: Cart, now: number): CartNotice[] =>
  cart.lines.flatMap((line) => {
    const refused = lineRefusal(cart, line, now);
    if (refused === null) return [];
    const { available = 0 } = refused.data;
    return { code: noticeCodes[refused.code] ?? 'line-out-of-stock', item_id: line.item_id, data: { name: line.product.name, available } };
  });

/** The shopper is told when what she typed takes nothing off her cart as it is. */
const couponNoticeOf = ({ coupon, lines }: Cart, totals: TotalsResult): CartNotice[] =>
  coupon === null || coupon === totals.coupon_code || lines.length === 0 ? [] : [{ code: 'coupon-not-applicable', item_id: null, data: { coupon } }];

/** Every method that carries this cart to `destination`, by default to where it goes now; what a shopper is offered of them is the client's rule. */
export const shippingMethodsOfCart = (
  cart: Cart,
  totals: TotalsResult,
  destination: Pick<Cart, 'country' | 'region_id' | 'region_name'> = cart,
): ShippingMethod[] => {
  const { country, region_id, region_name } = destination;
  const subtotal = cart.context.tax.source_price_includes_tax ? totals.subtotal_incl_tax : totals.subtotal;
  return shippingMethodsFor(cart.context, { country, region_id, region_name, subtotal, isVirtual: totals.is_virtual, isFree: totals.free_shipping });
};

/** Everything a screen shows of the cart (wire §2.9). */
export const cartViewOf = (cart: Cart, now: number): CartView => {
  const totals = totalsOfCart(cart, now);
  return {
    cart_id: cart.id,
    items: cart.lines.map((line) => viewItemOf(cart, line, totals)),
    totals: wireTotalsOf(cart, totals),
    payment_methods: offeredPaymentMethods(cart.context, totals),
    shipping_methods: shippingMethodsOfCart(cart, totals),
    notices: [...noticesOf(cart, now), ...couponNoticeOf(cart, totals)],
    rules: totals.promotions.map(({ code }) => code),
    promotions: [...cart.promotions],
    coupon_code: cart.coupon,
    context_version: cart.context.version,
    base_rate: cart.context.base_rate,
  };
};
