import type {
  CartItem,
  CartNotice,
  CartView,
  CartViewItem,
  RefusalCode,
  ShippingMethod,
} from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { largestSizeOf } from '@dijla/commerce-rules/shipping/largest-size-of';
import { shippingMethodsFor } from '@dijla/commerce-rules/shipping/shipping-methods-for';
import { stockOfParts } from '@dijla/commerce-rules/bundles/stock-of-parts';
import { stockStateOf } from '@dijla/commerce-rules/availability/stock-state-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import { offeredPaymentMethods } from '../payments/payments.ts';
import { WrittenJson, writtenMembers } from '../../call/written-json.ts';
import { oncePer } from '@dijla/caching/once-per';
import type { Cart } from './cart-of.ts';
import type { CartLine } from './lines/cart-line.ts';
import type { ProductFacts } from './reading/cart-snapshot.ts';
import { adjustmentsOf, isVirtual, optionsOf, sizeClassOf, totalsOfCart } from './totals/cart-totals.ts';
import type { LineItem } from './lines/line-item.ts';
import { leftFor, lineRefusalAt, pageOf } from './lines/line-refusal.ts';
import { lineTraitsOf } from './lines/line-traits-of.ts';
import { renewedRateNotice } from './totals/payable-of.ts';
import { pricedLine } from './totals/priced-line.ts';
import { stockOf } from './lines/product-choices.ts';
import { writtenTotals } from './totals/written-totals.ts';

/** Members of an item that belong to this cart. */
type OfCart = 'item_id' | 'qty' | 'price' | 'quote_id' | 'product_option' | 'size_class';

const linesIn = oncePer(({ lines }: TotalsResult) => new Map(lines.map((line) => [line.item_id, line])));

/** Price of a line in major units, excluding tax. */
const priceOf = (cart: Cart, line: CartLine, totals: TotalsResult): number =>
  majorUnits(linesIn(totals).get(line.item_id)?.price ?? 0, cart.context.currency.scale);

/** Returns a line in the form of the answers of pull and update (wire §2.2). */
export const cartItemOf = (cart: Cart, line: CartLine, totals: TotalsResult): CartItem => ({
  item_id: line.item_id,
  sku: line.product.sku,
  qty: line.qty,
  name: line.product.name,
  price: priceOf(cart, line, totals),
  product_type: (line.parent ?? line.product).type,
  quote_id: cart.id,
  ...(line.product_option === null ? {} : { product_option: line.product_option }),
});

/** Members of a displayed line that depend on the product only, not on the cart. */
const productOf = (
  item: LineItem,
  page: ProductFacts | null,
  onlyLeftBelow: number,
): Omit<CartViewItem, OfCart> => {
  const { product, parent, choice } = item;
  const stock = choice && choice.parts.length > 0 ? stockOfParts(choice.parts) : stockOf(product);
  const { state, left } = stockStateOf(stock, onlyLeftBelow);
  const { prices, ...priced } = pricedLine(item);
  return {
    sku: product.sku,
    name: (parent ?? product).name,
    product_type: (parent ?? product).type,
    product_id: product.id,
    parent_sku: (parent ?? product).sku,
    url_path: (page ?? product).url_path ?? '',
    image: product.image ?? parent?.image ?? null,
    options: optionsOf(item),
    prices: [...prices],
    tax_class_id: priced.tax_class_id,
    traits: lineTraitsOf(item),
    ...(priced.extras ? { extras: [...priced.extras] } : {}),
    ...(priced.parts ? { parts: [...priced.parts] } : {}),
    is_virtual: isVirtual(item),
    ...(choice?.is_made && { is_made: true }),
    is_in_stock: state !== 'out-of-stock',
    salable_qty: left,
  };
};

const writtenProducts = oncePer((line: CartLine, page: ProductFacts | null, onlyLeftBelow: number) =>
  writtenMembers(productOf(line, page, onlyLeftBelow)),
);

const writtenSize = oncePer((line: CartLine, classes: Cart['context']['size_classes']): string => {
  const size = sizeClassOf(line, classes);
  return size.size_class === undefined ? '' : `,${writtenMembers(size)}`;
});

const writtenOfCart = oncePer(
  ({ item_id, qty, product_option }: CartLine, price: number, quote_id: string): string => {
    const ofCart: Pick<CartViewItem, OfCart> = {
      item_id,
      qty,
      price,
      quote_id,
      ...(product_option && { product_option }),
    };
    return writtenMembers(ofCart);
  },
);

const writtenItem = (cart: Cart, line: CartLine, totals: TotalsResult): string =>
  `{${writtenOfCart(line, priceOf(cart, line, totals), cart.id)},${writtenProducts(line, pageOf(cart, line), cart.store.only_left_below)}${writtenSize(line, cart.context.size_classes)}}`;

const noticeCodes: Partial<Record<RefusalCode, CartNotice['code']>> = {
  'cart.product-not-salable': 'line-not-salable',
  'cart.price-unknown': 'line-not-salable',
};

/**
 * Notices for lines that cannot be ordered, with the quantity still available. They are data, not a refusal,
 * so the cart can always be read.
 */
const noticesOf = (cart: Cart, totals: TotalsResult): CartNotice[] =>
  cart.lines.flatMap((line) => {
    const refused = lineRefusalAt(cart, line, linesIn(totals).get(line.item_id)?.unit ?? null);
    if (refused === null) return [];
    const code = noticeCodes[refused.code] ?? 'line-out-of-stock';
    const available = refused.code === 'cart.qty-not-available' ? leftFor(cart, line) : 0;
    return { code, item_id: line.item_id, data: { name: line.product.name, available } };
  });

/** Notice that the entered coupon currently gives this cart no discount. */
const couponNoticeOf = ({ coupon, lines }: Cart, totals: TotalsResult): CartNotice[] =>
  coupon === null || coupon === totals.coupon_code || lines.length === 0
    ? []
    : [{ code: 'coupon-not-applicable', item_id: null, data: { coupon } }];

/**
 * Returns all shipping methods that deliver this cart to `destination`, by default its current one. The
 * client decides which of them to offer.
 */
export const shippingMethodsOfCart = (
  cart: Cart,
  totals: TotalsResult,
  destination: Pick<Cart, 'country' | 'region_id' | 'region_name'> = cart,
): ShippingMethod[] => {
  const { country, region_id, region_name } = destination;
  const subtotal = cart.context.tax.source_price_includes_tax ? totals.subtotal_incl_tax : totals.subtotal;
  const sizeClass = largestSizeOf(
    cart.lines.map((line) => ({
      ...sizeClassOf(line, cart.context.size_classes),
      is_virtual: isVirtual(line),
    })),
    cart.context.size_classes,
  );
  return shippingMethodsFor(cart.context, {
    country,
    region_id,
    region_name,
    subtotal,
    isVirtual: totals.is_virtual,
    isFree: totals.free_shipping,
    sizeClass,
  });
};

const restOf = (cart: Cart, totals: TotalsResult): Omit<CartView, 'items' | 'totals'> => ({
  cart_id: cart.id,
  payment_methods: offeredPaymentMethods(cart, totals),
  shipping_methods: shippingMethodsOfCart(cart, totals),
  notices: [...noticesOf(cart, totals), ...couponNoticeOf(cart, totals), ...renewedRateNotice(cart)],
  rules: totals.promotions.map(({ code }) => code),
  promotions: [...cart.promotions],
  coupon_code: cart.coupon,
  ...(cart.points !== null && { reward_points: cart.points }),
  ...(cart.giftCard !== null && { adjustments: adjustmentsOf(cart) }),
  ...(cart.credit !== undefined && { credit: [...cart.credit] }),
  context_version: cart.context.version,
  base_rate: cart.context.base_rate,
  payable: cart.context.payable,
});

/**
 * Returns everything a screen shows of the cart (wire §2.9) as JSON. The JSON texts of unchanged lines are
 * cached.
 */
export const writtenCartView = (cart: Cart, now: number): WrittenJson<CartView> => {
  const totals = totalsOfCart(cart, now);
  const items = cart.lines.map((line) => writtenItem(cart, line, totals));
  return new WrittenJson(
    `{${writtenMembers(restOf(cart, totals))},"items":[${items.join()}],"totals":${writtenTotals(cart, totals)}}`,
  );
};
