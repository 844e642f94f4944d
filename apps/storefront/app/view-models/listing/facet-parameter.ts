// @chunk listing
/**
 * Patterns of an attribute filter in an address: the attribute code, and a comma-separated list of option
 * ids. Codes are defined by the owner, so they are recognized by their form; campaign parameters (`utm_`)
 * and the search term (`q`) are excluded. `most` is the maximum number of filters in an address.
 */
export const facetParameter = {
  name: /^(?!utm_|q$)[a-z][a-z0-9_]{0,59}$/,
  value: /^\d{1,9}(?:,\d{1,9}){0,29}$/,
  most: 12,
} as const;

/** Returns chosen filter values in their canonical order for addresses: by number, without duplicates. */
export const facetValues = (given: readonly string[]): string[] =>
  [...new Set(given)].toSorted((one, other) => Number(one) - Number(other));
