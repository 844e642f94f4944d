type Run = { qty: number; unit: number };

/**
 * Returns how many of the first `pieces` are free when the last `get` of each round of `buy` + `get` are
 * free.
 */
const freeAmong = (pieces: number, { buy, get }: { buy: number; get: number }): number => {
  const round = buy + get;
  return Math.floor(pieces / round) * get + Math.max(0, (pieces % round) - buy);
};

/**
 * Returns the number of free pieces of each line: all pieces are sorted from the most to the least
 * expensive, and the last, cheapest ones of each round of `buy` + `get` are free. With three bought and one
 * free, of 3 pieces at 9,000 and one at 5,000 the last is free. Splitting an order never gains more.
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
