import { payableAmountOf } from '@dijla/commerce-rules/money/payable-amount-of';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { CurrencySettings, TotalsContext } from '@dijla/contract/client';
import type { CartSegmentView, CartTotalsView } from './cart-view.ts';
import { type CartAnswer, type DeviceCart, isPaymentSent } from '../cart/device-cart.ts';
import { minorOfWire } from './minor-of-wire.ts';
import { isOfThisPrice } from './next-boundary-of.ts';

/** Milliseconds for which totals count as confirmed. After a day they may miss time-dependent changes. */
const confirmedFor = 24 * 60 * 60 * 1000;

export type Known = {
  cart: DeviceCart;
  /** The device's own result; null if it has no context of this store. */
  computed: TotalsResult | null;
  context: { context: TotalsContext; seen_at: number } | null;
  /** The server's last answer in this store's currency. */
  answer: CartAnswer | null;
  currency: CurrencySettings;
  isOffline: boolean;
  now: number;
};

/** Whether the server has answered every change of lines, coupon and delivery. */
export const isAnswered = ({ operations, shipping }: DeviceCart): boolean =>
  operations.length === 0 && shipping?.is_sent !== false;

/**
 * Returns the server's last answer if its sums apply to the cart: it includes everything the shopper did,
 * and no price has begun or ended since. If the device has a different context than the server, even an
 * outdated answer is better than the device's own sums, but it is not final.
 */
export const standingAnswer = ({
  cart,
  context,
  answer,
  now,
}: Omit<Known, 'computed'>): { answer: CartAnswer; isFinal: boolean } | null => {
  if (answer === null || !isAnswered(cart)) return null;
  const isSettled = isPaymentSent(cart) && isOfThisPrice(cart, context?.context ?? null, now);
  const isSameContext = context !== null && context.context.version === answer.context_version;
  return isSettled || !isSameContext
    ? { answer, isFinal: isSettled && now - answer.at <= confirmedFor }
    : null;
};

/** `computed` provides the data that names the segments. */
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

/**
 * Whether the device cannot be sure of its totals: its context is old or unconfirmed, a price is missing, or
 * only the server can price the change.
 */
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

/**
 * Adds the amount actually taken, unless it equals the grand total or the chosen method is paid elsewhere.
 */
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
 * Returns the totals to show: the server's if they apply; otherwise, such as while a change waits for its
 * answer, the device's own, computed from the totals context and equal to the provider's to the last unit.
 * Returns null if nothing is known.
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
