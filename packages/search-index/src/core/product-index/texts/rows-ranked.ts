import { favoured } from '../../ranking/ranked-score.ts';
import type { RankedText } from '../../ranking/search-ranking.ts';
import { leastScore } from '../../text/matching/row-score.ts';
import type { TypedText } from '../../text/matching/typed-text.ts';
import { type Bits, hasBit, setBit } from '../columns/bits.ts';
import { type FoundByText, rowsWithText, type Shelves } from './rows-with-text.ts';

/** Returns the given rows that match a typed text or are pinned for it, with exactly the scores of `rankedScore`. */
export const rowsRanked = (
  shelves: Shelves,
  rows: Bits,
  { typed, ranked }: { typed: TypedText; ranked?: RankedText | undefined },
): FoundByText => {
  const found = rowsWithText(shelves, rows, typed);
  if (ranked === undefined) return found;
  const { candidates, scores } = found;
  const { rowById } = shelves.index;
  for (const [id, factor] of ranked.clicked) {
    const row = rowById.get(id, 0) ?? -1;
    if (hasBit(candidates, row)) scores[row] = favoured(scores[row] ?? 0, factor);
  }
  for (const { id } of ranked.pins) {
    const row = rowById.get(id, 0);
    if (row === undefined || hasBit(candidates, row) || !hasBit(rows, row)) continue;
    scores[row] = leastScore;
    setBit(candidates, row);
  }
  return found;
};
