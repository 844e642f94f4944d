/**
 * Returns the quantile of the values for the given share, by nearest rank: `quantile([1, 2, 3, 4], 0.5)` is
 * 2.
 */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Formats a value with three significant digits, so that a table shows no more precision than was measured.
 */
export const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(3)));
