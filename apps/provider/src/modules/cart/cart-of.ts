import type {
  CartPromotion,
  CreditStanding,
  DeliverySlot,
  ProductOption,
  TotalsContext,
} from '@dijla/contract/client';
import type { SpendableGiftCard } from '../gift-cards/gift-cards.ts';
import type { StoreView } from '../store-views/store-views.ts';
import type {
  CartSnapshot,
  FrozenRate,
  LineRow,
  ProductFacts,
  ReplayedRow,
  KnownAddresses,
  VariantFacts,
} from './reading/cart-snapshot.ts';
import { oncePer } from '@dijla/caching/once-per';
import { type CartLine, cartLine } from './lines/cart-line.ts';
import { lineItem } from './lines/line-item.ts';
import { keepLines, linesBefore } from './reading/lines-before.ts';
import { withFrozenRate } from './totals/payable-of.ts';
import { totalsContextOf } from './totals/totals-context.ts';

/** An active cart in a store view. Amounts are in minor units of that view's currency. */
export type Cart = {
  id: string;
  /** Version that was read; a write succeeds only while the cart still has it. */
  version: string;
  store: StoreView;
  /**
   * Whether the cart was created or last changed in another store view. The next change moves it to this
   * one.
   */
  isMoved: boolean;
  /** Quote units per base unit, frozen with the first line; null while the cart has never had a line. */
  frozenRate: TotalsContext['base_rate'] | null;
  /**
   * Payable units per unit of the cart's currency, frozen with the first line or at the last renewal; null
   * while the cart has never had a line.
   */
  payableRate: FrozenRate | null;
  country: string;
  region_id: number | null;
  region_name: string | null;
  shipping: { carrier_code: string; method_code: string } | null;
  /** The slot given with the last address that named one. */
  deliverySlot: string | null;
  /** Slots the shop offers. */
  deliverySlots: readonly DeliverySlot[];
  payment: string | null;
  /** Stored coupon code. It applies when its promotion is in `promotions` and the conditions hold. */
  coupon: string | null;
  customerId: number | null;
  /** Points its customer spends on it; null for none. */
  points: number | null;
  /** The gift card that pays a part of it, with what is left on it; null for none. */
  giftCard: SpendableGiftCard | null;
  /** Whether this is a guest's cart that was not used for a day. */
  isRarelyUsed: boolean;
  /** What the customer's credit lines pay; undefined for a guest's. */
  credit: readonly CreditStanding[] | undefined;
  /** Promotions that apply to this cart only. */
  promotions: readonly CartPromotion[];
  lines: readonly CartLine[];
  /** Totals context with the frozen rates. */
  context: TotalsContext;
  /** Products by id: those of the lines and those requested. */
  products: ReadonlyMap<number, ProductFacts>;
  variants: readonly VariantFacts[];
  replayed: ReplayedRow | null;
  /** Id reserved for a new line, when requested. */
  nextItemId: number | null;
  /** Stored addresses, when requested. */
  addresses: KnownAddresses;
};

const productOf = (products: ReadonlyMap<number, ProductFacts>, id: number): ProductFacts => {
  const product = products.get(id);
  if (!product) throw new Error(`Product ${id} was not read with its cart`);
  return product;
};

const byId = oncePer(
  (products: readonly ProductFacts[]): ReadonlyMap<number, ProductFacts> =>
    new Map(products.map((product) => [product.id, product])),
);

const byPair = oncePer(
  (variants: readonly VariantFacts[]): ReadonlyMap<string, VariantFacts> =>
    new Map(variants.map((pair) => [`${pair.parent_id} ${pair.child_id}`, pair])),
);

type Joined = { store: StoreView; products: ReadonlyMap<number, ProductFacts> };

/**
 * Returns the lines, reusing those of the last read whose facts are unchanged. Lines of bundles are always
 * rebuilt, because the facts of a bundle's parts are not among the line's facts.
 */
const linesOf = (
  { rows, cartId, variants }: { rows: readonly LineRow[]; cartId: string; variants: readonly VariantFacts[] },
  { store, products }: Joined,
): CartLine[] => {
  const pairs = byPair(variants);
  const before = linesBefore(cartId, store);
  const lines = rows.map((row): CartLine => {
    const { product_id, parent_id, product_option } = row;
    const product = productOf(products, product_id);
    const parent = parent_id === null ? null : productOf(products, parent_id);
    const variant = parent_id === null ? null : (pairs.get(`${parent_id} ${product_id}`) ?? null);
    const had = before(row);
    if (
      had &&
      had.product === product &&
      had.parent === parent &&
      had.variant === variant &&
      product.bundle_options.length === 0
    )
      return had;
    const option = product_option === null ? null : (JSON.parse(product_option) as ProductOption);
    return cartLine(lineItem({ store, products }, { product, parent, variant }, option).item, row);
  });
  keepLines(cartId, { store, rows, lines });
  return lines;
};

/** Builds the cart from the rows that were read; null when there is no such active cart. */
export const cartOf = (reading: CartSnapshot, store: StoreView): Cart | null => {
  const { cart, variants, replayed } = reading;
  if (!cart) return null;
  const products = byId(reading.products);
  const context = totalsContextOf(reading.context, store, reading.customer_group);
  return {
    id: cart.id,
    version: cart.version,
    store,
    isMoved: cart.store_code !== store.code,
    frozenRate: cart.base_rate,
    payableRate: cart.payable_rate,
    country: cart.country ?? '',
    region_id: cart.region_id,
    region_name: cart.region_name,
    shipping:
      cart.shipping_carrier_code && cart.shipping_method_code
        ? { carrier_code: cart.shipping_carrier_code, method_code: cart.shipping_method_code }
        : null,
    deliverySlot: cart.delivery_slot,
    deliverySlots: reading.context.delivery_slots,
    payment: cart.payment_method_code,
    coupon: cart.coupon_code,
    customerId: cart.customer_id,
    points: cart.reward_points || null,
    giftCard: cart.gift_card,
    isRarelyUsed: cart.is_rarely_used,
    credit: cart.credit ?? undefined,
    promotions: reading.promotions,
    lines: linesOf({ rows: reading.lines, cartId: cart.id, variants }, { store, products }),
    context:
      cart.base_rate || cart.payable_rate
        ? {
            ...context,
            base_rate: cart.base_rate ?? context.base_rate,
            payable: withFrozenRate(context.payable, cart),
          }
        : context,
    products,
    variants,
    replayed,
    nextItemId: reading.next_item_id,
    addresses: reading.addresses ?? {},
  };
};
