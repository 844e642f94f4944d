import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';
import type { OrderView } from '../orders/orders-view.ts';

/** A product as tags of a tag manager read it (GA4). `of` is the sku of its page, which leads to its category. */
export type TagItem = {
  of: string;
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  index?: number;
  /** In units of the currency. */
  price?: number;
  quantity: number;
};

/** What an event is about (GA4). Amounts are in units of the currency. */
export type Ecommerce = {
  currency?: string;
  value?: number;
  item_list_id?: string;
  shipping_tier?: string;
  payment_type?: string;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
  coupon?: string;
  items: readonly TagItem[];
};

export type TagEvent = {
  event:
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_item'
    | 'select_item'
    | 'view_item_list'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase';
  ecommerce: Ecommerce;
};

/** Returns an amount of minor units in units of the currency. */
export const unitsOf = (minor: number, store: StoreCode): number =>
  minor / 10 ** storeViews[store].currency.scale;

type SoldLine = Pick<CartLineView, 'sku' | 'parent_sku' | 'name' | 'options' | 'qty' | 'unit_price'>;

/** Returns a line of a cart or an order as an item. */
export const itemOfLine = (line: SoldLine, store: StoreCode): TagItem => {
  const variant = line.options.map(({ value }) => value).join(', ');
  return {
    of: line.parent_sku || line.sku,
    item_id: line.sku,
    item_name: line.name,
    ...(variant !== '' && { item_variant: variant }),
    ...(line.unit_price !== null && { price: unitsOf(line.unit_price, store) }),
    quantity: line.qty,
  };
};

const sumOf = (items: readonly TagItem[]): number =>
  // Without the last bits that sums of fractions have: no currency has more than three decimals.
  Math.round(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0) * 1000) / 1000;

/** Returns an event about items; its value is what they cost. */
export const tagEvent = (
  event: Exclude<TagEvent['event'], 'purchase'>,
  store: StoreCode,
  { items, ...about }: Omit<Ecommerce, 'currency' | 'value'>,
): TagEvent => ({
  event,
  ecommerce: { currency: storeViews[store].currency.code, value: sumOf(items), ...about, items },
});

const segmentOf = (totals: CartTotalsView | null, wanted: string) =>
  totals?.segments.find(({ code }) => code === wanted);

type Placed = Pick<OrderView, 'order_number' | 'store_code' | 'lines' | 'totals'>;

/** Returns the purchase that an accepted order is. */
export const purchaseOf = ({ order_number, store_code: store, lines, totals }: Placed): TagEvent => {
  const coupon = segmentOf(totals, 'discount')?.data['coupon_code'];
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order_number,
      currency: storeViews[store].currency.code,
      value: unitsOf(totals?.grand_total ?? 0, store),
      tax: unitsOf(segmentOf(totals, 'tax')?.minor ?? 0, store),
      shipping: unitsOf(segmentOf(totals, 'shipping')?.minor ?? 0, store),
      ...(coupon !== undefined && { coupon }),
      items: lines.map((line) => itemOfLine(line, store)),
    },
  };
};
