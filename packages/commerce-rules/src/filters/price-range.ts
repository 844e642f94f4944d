// @chunk listing
/** Bounds in major units: `from` is inclusive, `to` exclusive; an open end is null. */
export type PriceRange = { from: number; to: number | null };

/** A number of major units has at most two decimals; an open end is `*` or empty. */
const form = /^(?<from>\d{1,9}(?:\.\d{1,2})?|\*?)-(?<to>\d{1,9}(?:\.\d{1,2})?|\*?)$/;

const boundOf = (text: string | undefined): number | null =>
  text === undefined || text === '' || text === '*' ? null : Number(text);

/**
 * Parses a price range from a URL, `from-to` (spec 1 §2), or from a bucket key, `50.0-100.0` and `150.0-*`
 * (wire §7.4). Null when it is invalid: no bound at all, or nothing between the bounds.
 */
export const priceRangeOf = (text: string): PriceRange | null => {
  const bounds = form.exec(text)?.groups;
  if (bounds === undefined) return null;
  const [from, to] = [boundOf(bounds['from']), boundOf(bounds['to'])];
  if (from === null && to === null) return null;
  return to !== null && to <= (from ?? 0) ? null : { from: from ?? 0, to };
};

/** Returns the canonical form of a range: `50-100`, `0-50`, or `150-` for an open end. */
export const priceRangeText = ({ from, to }: PriceRange): string => `${from}-${to ?? ''}`;
