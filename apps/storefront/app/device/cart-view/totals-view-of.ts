import { payableAmountOf } from '@dijla/commerce-rules/money/payable-amount-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { CurrencySettings, TotalsContext } from '@dijla/contract/client';
import type { CartSegmentView, CartTotalsView } from './cart-view.ts';
import { type CartAnswer, type DeviceCart, isPaymentTold } from '../cart/device-cart.ts';
import { minorOfWire } from './minor-of-wire.ts';
import { isOfThisPrice } from './next-boundary-of.ts';

/** What was not confirmed for a day may have missed what changes in time. */
const confirmedFor = 24 * 60 * 60 * 1000;

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

/** Whether the server has answered all that was done to lines, coupon and delivery. */
export const isAnswered = ({ operations, shipping }: DeviceCart): boolean =>
  operations.length === 0 && shipping?.is_sent !== false;

/**
 * The server's last answer where its sums are the cart's: it knows all the shopper did, and no price has begun or ended since. Where the device
 * reckons with another context than the server its word is better than ours also when it is not the last one: then it is not final.
 */
export const standingAnswer = ({
  cart,
  context,
  answer,
  now,
}: Omit<Known, 'computed'>): { answer: CartAnswer; isFinal: boolean } | null => {
  if (answer === null || !isAnswered(cart)) return null;
  const isSettled = isPaymentTold(cart) && isOfThisPrice(cart, context?.context ?? null, now);
  const isSameContext = context !== null && context.context.version === answer.context_version;
  return isSettled || !isSameContext
    ? { answer, isFinal: isSettled && now - answer.at <= confirmedFor }
    : null;
};

/** `computed` says by what names the rows go. */
const fromServer = (
  { totals }: CartAnswer,
  { currency: { scale }, computed }: Known,
): Pick<CartTotalsView, 'segments' | 'grand_total'> => {
  const data = new Map(computed?.segments.map((segment) => [String(segment.code), segment.data]));
  const segments = totals.total_segments.map(({ code, title, value }): CartSegmentView => ({
    code,
    title,
    data: data.get(code) ?? {},
    minor: value === null ? null : minorOfWire(value, scale),
  }));
  const toPay = segments.find(({ code }) => code === 'grand_total')?.minor;
  return { segments, grand_total: toPay ?? minorOfWire(totals.grand_total, scale) };
};

const fromDevice = (
  computed: TotalsResult,
  answer: CartAnswer | null,
): Pick<CartTotalsView, 'segments' | 'grand_total'> => {
  const titles = new Map(answer?.totals.total_segments.map(({ code, title }) => [code, title]));
  return {
    segments: computed.segments.map(({ code, value, data }) => ({
      code,
      title: titles.get(code) ?? '',
      data,
      minor: value,
    })),
    grand_total: computed.grand_total,
  };
};

/** What the device cannot be sure of: its context is old or unconfirmed, a price is missing, or only the server can price the change. */
const isEstimate = ({ cart, computed, context, answer, isOffline, now }: Known): boolean => {
  if (context === null || computed === null || !computed.complete) return true;
  if (answer !== null && answer.context_version !== context.context.version) return true;
  if (answer === null && cart.base.lines.length > 0) return true;
  if (now - context.seen_at > confirmedFor) return true;
  const isPromoted = computed.coupon_code !== null || computed.promotions.length > 0;
  return (
    !isAnswered(cart) &&
    (isOffline || isPromoted || cart.operations.some(({ kind }) => kind === 'apply-coupon'))
  );
};

/** With what is taken for the grand total, where that is another amount and the method chosen is not paid elsewhere. */
const withPayable = (totals: CartTotalsView, { cart, context, answer, currency }: Known): CartTotalsView => {
  const payable = answer?.payable ?? context?.context.payable;
  const isPaidElsewhere =
    answer?.payment_methods.some(
      ({ code, offline }) => code === cart.shipping?.payment && offline === true,
    ) === true;
  if (payable === undefined || isPaidElsewhere) return { ...totals, payable: null };
  const minor = payableAmountOf(totals.grand_total, { currency, payable });
  const isSame = payable.currency.code === currency.code && minor === totals.grand_total;
  const is_renewed = answer?.notices?.some(({ code }) => code === 'payable-rate-renewed') === true;
  return { ...totals, payable: isSame ? null : { minor, currency: payable.currency, is_renewed } };
};

/**
 * The totals to show: the server's own where it has the last word. While something waits for its answer the device computes them from the
 * totals context, equal to the provider's to the last unit. Null: nothing known.
 */
export const totalsViewOf = (known: Known): CartTotalsView | null => {
  const { computed, context, answer } = known;
  const standing = standingAnswer(known);
  if (standing !== null)
    return withPayable(
      {
        ...fromServer(standing.answer, known),
        estimated: !standing.isFinal,
        context_version: standing.answer.context_version,
      },
      known,
    );
  if (computed === null || context === null) return null;
  return withPayable(
    {
      ...fromDevice(computed, answer),
      estimated: isEstimate(known),
      context_version: context.context.version,
    },
    known,
  );
};
