import type { LinePart, PriceExtra, PriceRow } from '@dijla/contract/client';
import { bundlePrice } from '../bundles/bundle-price.ts';
import { type Price, priceAt } from './price-at.ts';
import { priceWithExtras } from './price-with-extras.ts';

/**
 * What determines the price of a cart line: the product's own rows, its extras, and the products it
 * contains.
 */
export type PricedLine = {
  prices: readonly PriceRow[];
  tax_class_id: number;
  extras?: readonly PriceExtra[] | undefined;
  parts?: readonly LinePart[] | undefined;
};

/** A component of which one piece of a line contains `pieces`, with its own price and tax class. */
export type PiecePart = { price: Price; pieces: number; tax_class_id: number };

type Bought = { qty: number; now: number };

/** A part is priced at its total quantity in the purchase. */
const pricedParts = ({ parts = [] }: PricedLine, { qty, now }: Bought): PiecePart[] | null => {
  const priced = parts.flatMap(({ prices, qty: pieces, tax_class_id }): PiecePart[] => {
    const price = priceAt(prices, { qty: qty * pieces, now });
    return price === null ? [] : [{ price, pieces, tax_class_id }];
  });
  return priced.length === parts.length ? priced : null;
};

/**
 * Returns the components of one piece of a line when `qty` are bought at `now` (ms), in minor units: the
 * product itself with its extras, or the parts of a bundle and its extras. Null when the price of any of
 * them is unknown.
 */
export const piecePartsOf = (line: PricedLine, bought: Bought): PiecePart[] | null => {
  const { prices, tax_class_id, extras = [], parts = [] } = line;
  if (parts.length === 0) {
    const price = priceWithExtras(priceAt(prices, bought), extras);
    return price && [{ price, pieces: 1, tax_class_id }];
  }
  const priced = pricedParts(line, bought);
  const whole = priced && bundlePrice(priced.map(({ price, pieces }) => ({ price, qty: pieces })));
  if (!priced || !whole) return null;
  const dressed = priceWithExtras(whole, extras) ?? whole;
  const [regular, final] = [dressed.regular - whole.regular, dressed.final - whole.final];
  return extras.length === 0
    ? priced
    : [
        ...priced,
        { price: { regular, special: final < regular ? final : null, final }, pieces: 1, tax_class_id },
      ];
};

/**
 * Returns the price of one piece of a line when `qty` are bought at `now` (ms), in minor units; null when
 * unknown.
 */
export const linePrice = (line: PricedLine, bought: Bought): Price | null =>
  bundlePrice((piecePartsOf(line, bought) ?? []).map(({ price, pieces }) => ({ price, qty: pieces })));
