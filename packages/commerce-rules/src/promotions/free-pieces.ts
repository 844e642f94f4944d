type Run = { qty: number; unit: number };

/** How many of the first `pieces` are free when of each round of `buy` + `get` the last `get` are. */
const freeAmong = (pieces: number, { buy, get }: { buy: number; get: number }): number => {
  const round = buy + get;
  return Math.floor(pieces / round) * get + Math.max(0, (pieces % round) - buy);
};

/**
 * How many pieces of each line are free: all pieces stand in a row from the dearest to the cheapest, and of each round of `buy` + `get`
 * the last, cheapest ones are. Three bought and one free: of 3 pieces at 9,000 and one at 5,000 that one. Nobody gains by ordering twice.
 */
export const freePieces = (lines: readonly Run[], offer: { buy: number; get: number }): number[] => {
  const dearestFirst = lines
    .map((line, place) => ({ ...line, place }))
    .toSorted((a, b) => b.unit - a.unit || a.place - b.place);
  const free = lines.map(() => 0);
  let before = 0;
  for (const { qty, place } of dearestFirst) {
    free[place] = freeAmong(before + qty, offer) - freeAmong(before, offer);
    before += qty;
  }
  return free;
};
