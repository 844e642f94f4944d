// @chunk listing
/**
 * What a filter by an attribute may look like: its code, and its options' numbers as a comma list. Codes are the owner's, so they are
 * known by their form; what marks the way a visitor came by is none, nor is what was searched for. An address has `most` of them.
 */
export const facetParameter = {
  name: /^(?!utm_|q$)[a-z][a-z0-9_]{0,59}$/,
  value: /^\d{1,9}(?:,\d{1,9}){0,29}$/,
  most: 12,
} as const;

/** Chosen values of a filter in the one order they have in addresses: by number, each once. */
export const facetValues = (given: readonly string[]): string[] =>
  [...new Set(given)].toSorted((one, other) => Number(one) - Number(other));
