import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { type SegmentTitle, wireTotals } from '@dijla/commerce-rules/totals/wire-totals';
import type { CartView, ProductOption, Totals, TotalsContext } from '@dijla/contract/client';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { cartViewOf } from '../cart-view/cart-view-of.ts';
import { minorOfWire } from '../cart-view/minor-of-wire.ts';
import { totalsCartOf } from '../cart-view/totals-cart-of.ts';
import { withAnswer } from '../cart/changes/with-answer.ts';
import { withOperation } from '../cart/changes/with-operation.ts';
import { type DeviceCart, emptyCart, type ShippingChoice, type ShownLine } from '../cart/device-cart.ts';
import { linesInPlace } from '../cart/lines/line-places.ts';

/** A change of a line: `qty` is added where `kind` is 'add'. `line` is what the device knows of its product. */
export type LineChange = {
  kind: 'add' | 'set-qty' | 'remove';
  sku: string;
  product_option?: ProductOption | undefined;
  qty: number;
  line?: ShownLine | undefined;
};

/** What a summary shows: its rows and each line's sum, in minor units. */
export type ShownTotals = { rows: [code: string, minor: number | null][]; lines: number[] };

/** Returns the totals of an answer as a summary shows them. */
export const shownOf = ({ total_segments, items }: Totals, store: StoreCode): ShownTotals => {
  const { scale } = storeViews[store].currency;
  return {
    rows: total_segments.map(({ code, value }) => [code, value === null ? null : minorOfWire(value, scale)]),
    lines: items.map(({ row_total_incl_tax }) => minorOfWire(row_total_incl_tax, scale)),
  };
};

/**
 * A cart as a device keeps it, without storage and calls: what the shopper changes, and what the server answers. `context`
 * is the totals context that the device has read, `now` the time of device and server in ms.
 */
export const followingCart = (
  { store, context, now }: { store: StoreCode; context: TotalsContext; now: () => number },
  titleOf: SegmentTitle,
) => {
  let cart: DeviceCart = emptyCart;
  let made = 0;
  const view = () =>
    cartViewOf(cart, { store, context: { context, seen_at: now() }, isOffline: false, now: now() });
  return {
    /** Lines as the shopper sees them. */
    lines: () => linesInPlace(cart),
    shipping: (): ShippingChoice | null => cart.shipping,
    /** Methods that the device offers for this cart. */
    offered: () => view(),
    change: ({ kind, sku, product_option, qty, line }: LineChange): void => {
      made += 1;
      const line_key = lineKeyOf(sku, product_option);
      const operation = { id: String(made), kind, line_key, sku, parent_sku: sku, qty, product_option, line };
      cart = withOperation(cart, {
        ...operation,
        at: now(),
        store_code: store,
        attempts: 0,
        qty_before: 0,
      });
    },
    /** Chooses address and methods; the server has them once it has answered. */
    choose: (shipping: Omit<ShippingChoice, 'is_sent' | 'is_payment_sent'>): void => {
      cart = { ...cart, shipping: { ...shipping, is_sent: false, is_payment_sent: false } };
    },
    /** Takes the server's answer to everything so far. */
    answered: (answer: CartView): void => {
      const included = Array.from({ length: made }, (_, place) => String(place + 1));
      const { shipping } = cart;
      cart = withAnswer(
        { ...cart, shipping: shipping && { ...shipping, is_sent: true, is_payment_sent: true } },
        { view: answer, store_code: store, included, at: now() },
      );
    },
    /** Takes back a change that the server has refused. */
    refused: (before: DeviceCart): void => {
      cart = before;
    },
    kept: (): DeviceCart => cart,
    /** What the summary shows now: the device's own sums as long as a change has no answer. */
    shown: (): ShownTotals | null => {
      const { totals, lines } = view();
      return (
        totals && {
          rows: totals.segments.map(({ code, minor }) => [code, minor]),
          lines: lines.map(({ row_total }) => row_total ?? 0),
        }
      );
    },
    /** The totals that the device computes of its lines and context, in wire form, whatever was answered. */
    computed: (): Totals => {
      const { base_rate = context.base_rate, payable = context.payable } = cart.answer ?? {};
      const terms = { ...context, base_rate, payable };
      return wireTotals(totalsOf(totalsCartOf(cart, linesInPlace(cart)), terms, now()), terms, titleOf);
    },
  };
};

export type FollowingCart = ReturnType<typeof followingCart>;
