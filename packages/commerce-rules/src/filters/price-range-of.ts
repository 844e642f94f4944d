export type PriceRange = { from: number | null; to: number | null };

/** A price filter of the address, `from-to` in major units: `50-100`, and `50.0-*` of a bucket key. Null when it is neither. */
export const priceRangeOf = (text: string): PriceRange | null => {
  const bounds = /^(\d{1,12}(?:\.\d{1,3})?|\*)?-(\d{1,12}(?:\.\d{1,3})?|\*)?$/.exec(text);
  if (bounds === null) return null;
  const bound = (given: string | undefined): number | null => (given === undefined || given === '*' ? null : Number(given));
  const [from, to] = [bound(bounds[1]), bound(bounds[2])];
  if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null;
  return { from, to };
};
