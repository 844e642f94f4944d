import type { StockInput } from '@dijla/provider/modules/catalog/catalog';
import { shelfOf } from '../sets/product-parts.ts';
import { demoDay } from '../windows.ts';
import type { Chance } from './chance.ts';

const day = 86_400_000;
const most = 30_000;

/** Pieces on the shelf: none for one in twenty, a few for one in twelve, else from a handful to hundreds. */
export const stockOf = (chance: Chance): StockInput => {
  const place = chance.below(1000, 'shelf');
  if (place < 50) return shelfOf(0);
  if (place < 130) return shelfOf(1 + chance.below(4, 'pieces'));
  if (place < 700) return shelfOf(5 + chance.below(60, 'pieces'));
  return shelfOf(65 + chance.below(936, 'pieces'));
};

/** Few goods sell much and most sell little: the best of a thousand about a thousand times what the last sells. */
export const salesOf = (chance: Chance): number =>
  Math.min(most, Math.floor((3 * 2 ** 20) / (chance.below(2 ** 20, 'rank') + 1)) - 1);

/** An instant within the two years before the demo's day; one in fifteen came within its last two weeks. */
export const createdAtOf = (chance: Chance): string => {
  const days = chance.hits(66, 'is fresh') ? chance.below(14, 'day') : chance.below(730, 'day');
  return new Date(demoDay - days * day - chance.below(1440, 'minute') * 60_000).toISOString();
};
