import type { CurrencyCode } from '@dijla/contract/client';
import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { type Exchange, withDerivedPrices } from '@dijla/provider/modules/pricing/pricing';

/** A price that an owner should look at before it is kept; amounts in minor units of `currency`. */
export type PriceJump = { sku: string; currency: string; from: number; to: number };

/** The currencies that a product's prices were stated in, and are from now on. */
export type CurrencyChange = { from: CurrencyCode; to: CurrencyCode };

const keyOf = ({ price_list, currency, kind, min_qty, from }: PriceInput): string =>
  [price_list, currency, kind, min_qty, from].join(' ');

const isJump = (from: number, to: number): boolean => Math.abs(to - from) * 10 > from * 3;

const stated = ({ prices }: ProductInput): PriceInput[] => prices.filter(({ is_derived }) => !is_derived);

/**
 * Prices of a product that move by more than 30 % of what they were; derived ones follow another and are left out. What was stated in a
 * currency and is not any more is compared with what the shop will derive in it, so that a change of currency hides nothing.
 */
export const priceJumps = (before: ProductInput, after: ProductInput, exchange?: Exchange): PriceJump[] => {
  const now = stated(after);
  const amounts = new Map(
    (exchange === undefined ? now : withDerivedPrices(now, exchange)).map((price) => [
      keyOf(price),
      price.amount,
    ]),
  );
  return stated(before).flatMap((price) => {
    const to = amounts.get(keyOf(price));
    return to === undefined || !isJump(price.amount, to)
      ? []
      : [{ sku: after.sku, currency: price.currency, from: price.amount, to }];
  });
};

/** How the one currency of a product's prices changes, when it does. */
export const currencyChange = (before: ProductInput, after: ProductInput): CurrencyChange | undefined => {
  const [[from, ...othersBefore], [to, ...othersAfter]] = [before, after].map((product) => [
    ...new Set(stated(product).map(({ currency }) => currency)),
  ]) as [CurrencyCode[], CurrencyCode[]];
  return from === undefined ||
    to === undefined ||
    from === to ||
    othersBefore.length > 0 ||
    othersAfter.length > 0
    ? undefined
    : { from, to };
};
