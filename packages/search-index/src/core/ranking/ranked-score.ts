import { leastScore } from '../text/matching/row-score.ts';
import { skuPieceScore } from '../text/matching/typed-text.ts';
import type { RankedText } from './search-ranking.ts';

/** Returns a score with what shoppers choose; what was asked for by its sku stays as it is. */
export const favoured = (score: number, factor: number): number =>
  score >= skuPieceScore ? score : score * factor;

/** Returns the score of a product with what is known of a text; a pinned one always has one. */
export const rankedScore = (score: number, id: number, { clicked, pins }: RankedText): number => {
  if (score > 0) return favoured(score, clicked.get(id) ?? 1);
  return pins.some((pin) => pin.id === id) ? leastScore : 0;
};
