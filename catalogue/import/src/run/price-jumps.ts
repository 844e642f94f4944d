import type { CurrencyCode } from '@dijla/contract/client';
import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { type Exchange, withDerivedPrices } from '@dijla/provider/modules/pricing/pricing';

/** A price change that the shop owner should check; amounts in minor units of `currency`. */
export type PriceJump = { sku: string; currency: string; from: number; to: number };

/** The currencies of a product's stated prices before and after the run. */
export type CurrencyChange = { from: CurrencyCode; to: CurrencyCode };

const keyOf = ({ price_list, currency, kind, min_qty, from }: PriceInput): string =>
  [price_list, currency, kind, min_qty, from].join(' ');

const isJump = (from: number, to: number): boolean => Math.abs(to - from) * 10 > from * 3;

const stated = ({ prices }: ProductInput): PriceInput[] => prices.filter(({ is_derived }) => !is_derived);

/**
 * Returns prices of a product that change by more than 30 %. Derived prices follow others and are skipped. A
 * price no longer stated in its currency is compared with the price that the shop will derive, so that a
 * change of currency hides no jump.
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

/** Returns the change when all prices of a product were stated in one currency and now are in another. */
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
