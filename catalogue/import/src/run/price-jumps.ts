import type { PriceInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';

/** A price that an owner should look at before it is kept; amounts in minor units of `currency`. */
export type PriceJump = { sku: string; currency: string; from: number; to: number };

const keyOf = ({ price_list, currency, kind, min_qty, from }: PriceInput): string => [price_list, currency, kind, min_qty, from].join(' ');

const isJump = (from: number, to: number): boolean => Math.abs(to - from) * 10 > from * 3;

/** Prices of a product that move by more than 30 % of what they were; derived ones follow another and are left out. */
export const priceJumps = (before: ProductInput, after: ProductInput): PriceJump[] => {
  const amounts = new Map(before.prices.filter(({ is_derived }) => !is_derived).map((price) => [keyOf(price), price.amount]));
  return after.prices.flatMap((price) => {
    const from = amounts.get(keyOf(price));
    return from === undefined || price.is_derived || !isJump(from, price.amount) ? [] : [{ sku: after.sku, currency: price.currency, from, to: price.amount }];
  });
};
