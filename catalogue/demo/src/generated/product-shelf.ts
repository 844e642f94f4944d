import type { StockInput } from '@dijla/provider/modules/catalog/catalog';
import { shelfOf } from '../sets/product-parts.ts';
import { demoDay } from '../windows.ts';
import type { Chance } from './chance.ts';

const day = 86_400_000;
const most = 30_000;

/**
 * Returns the stock: none for one product in twenty, a few for one in twelve, otherwise from a handful to
 * hundreds.
 */
export const stockOf = (chance: Chance): StockInput => {
  const place = chance.below(1000, 'shelf');
  if (place < 50) return shelfOf(0);
  if (place < 130) return shelfOf(1 + chance.below(4, 'pieces'));
  if (place < 700) return shelfOf(5 + chance.below(60, 'pieces'));
  return shelfOf(65 + chance.below(936, 'pieces'));
};

/**
 * Returns the number of sales, with a long tail: of a thousand products, the best sells about a thousand
 * times as much as the last.
 */
export const salesOf = (chance: Chance): number =>
  Math.min(most, Math.floor((3 * 2 ** 20) / (chance.below(2 ** 20, 'rank') + 1)) - 1);

/**
 * Returns an instant within the two years before the demo's date; one in fifteen is within the last two
 * weeks.
 */
export const createdAtOf = (chance: Chance): string => {
  const days = chance.hits(66, 'is fresh') ? chance.below(14, 'day') : chance.below(730, 'day');
  return new Date(demoDay - days * day - chance.below(1440, 'minute') * 60_000).toISOString();
};
