import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { CurrencySettings, TotalsContext } from '@dijla/contract/client';
import type { CartSegmentView, CartTotalsView } from './cart-state.ts';
import type { CartAnswer, DeviceCart } from './device-cart.ts';
import { minorOfWire } from './minor-of-wire.ts';

/** A context not confirmed for a day may have missed what changes in time. */
const contextLife = 24 * 60 * 60 * 1000;

export type Known = {
  cart: DeviceCart;
  /** What the device computed, when it has a context of this store. */
  computed: TotalsResult | null;
  context: { context: TotalsContext; seen_at: number } | null;
  /** The server's last answer in this store's currency. */
  answer: CartAnswer | null;
  currency: CurrencySettings;
  isOffline: boolean;
  now: number;
};

const titlesOf = (answer: CartAnswer | null): Map<string, string> => new Map(answer?.totals.total_segments.map(({ code, title }) => [code, title]));

const fromServer = ({ totals, context_version }: CartAnswer, { scale }: CurrencySettings): CartTotalsView => {
  const segments = totals.total_segments.map(
    ({ code, title, value }): CartSegmentView => ({ code, title, data: {}, minor: value === null ? null : minorOfWire(value, scale) }),
  );
  const payable = segments.find(({ code }) => code === 'grand_total')?.minor;
  return { segments, grand_total: payable ?? minorOfWire(totals.grand_total, scale), estimated: false, context_version };
};

const fromDevice = (computed: TotalsResult, answer: CartAnswer | null): Pick<CartTotalsView, 'segments' | 'grand_total'> => {
  const titles = titlesOf(answer);
  return {
    segments: computed.segments.map(({ code, value, data }) => ({ code, title: titles.get(code) ?? '', data, minor: value })),
    grand_total: computed.grand_total,
  };
};

/** What the device cannot be sure of: its context is old or unconfirmed, a price is missing, or only the server can price the change. */
const isEstimate = ({ cart, computed, context, answer, isOffline, now }: Known): boolean => {
  const hasUnanswered = cart.operations.length > 0 || cart.shipping?.is_sent === false;
  if (context === null || computed === null || !computed.complete) return true;
  if (answer !== null && answer.context_version !== context.context.version) return true;
  if (answer === null && cart.base.lines.length > 0) return true;
  if (now - context.seen_at > contextLife) return true;
  const isPromoted = computed.coupon_code !== null || computed.promotions.length > 0;
  return hasUnanswered && (isOffline || isPromoted || cart.operations.some(({ kind }) => kind === 'apply-coupon'));
};

/**
 * The totals to show. The device computes them from the totals context, equal to the provider's to the last unit; while
 * nothing waits for an answer and the device's context is not the server's, the server's own totals stand. Null: nothing known.
 */
export const totalsViewOf = (known: Known): CartTotalsView | null => {
  const { cart, computed, context, answer } = known;
  const isSettled = cart.operations.length === 0 && cart.shipping?.is_sent !== false;
  const isSameContext = context !== null && context.context.version === answer?.context_version;
  if (answer !== null && isSettled && !isSameContext) return fromServer(answer, known.currency);
  if (computed === null || context === null) return null;
  return { ...fromDevice(computed, answer), estimated: isEstimate(known), context_version: context.context.version };
};
