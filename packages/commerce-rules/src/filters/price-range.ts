// @chunk listing
/** Bounds in major units; the range has its first price and goes up to, without, its last. An open end is null. */
export type PriceRange = { from: number; to: number | null };

/** A number of major units with at most two decimals; open ends are `*` or nothing. */
const form = /^(?<from>\d{1,9}(?:\.\d{1,2})?|\*?)-(?<to>\d{1,9}(?:\.\d{1,2})?|\*?)$/;

const boundOf = (text: string | undefined): number | null =>
  text === undefined || text === '' || text === '*' ? null : Number(text);

/**
 * Reads a price as addresses have it, `from-to` (spec 1 §2), and as buckets are called, `50.0-100.0` and `150.0-*` (wire §7.4). Null for
 * what is none: no bound at all, or nothing between them.
 */
export const priceRangeOf = (text: string): PriceRange | null => {
  const bounds = form.exec(text)?.groups;
  if (bounds === undefined) return null;
  const [from, to] = [boundOf(bounds['from']), boundOf(bounds['to'])];
  if (from === null && to === null) return null;
  return to !== null && to <= (from ?? 0) ? null : { from: from ?? 0, to };
};

/** The one form of all that mean the same: `50-100`, `0-50`, the last `150-`. */
export const priceRangeText = ({ from, to }: PriceRange): string => `${from}-${to ?? ''}`;
