/** Steps between lines of a chart. */
const lines = 4;

/**
 * Returns the value at the top of a chart: four whole steps of 1, 2, 2.5 or 5 times a power of ten, the least that
 * are not below the highest value. 4 for a chart of nothing.
 */
export const chartTop = (highest: number): number => {
  if (highest <= lines) return lines;
  const least = highest / lines;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    [1, 2, 2.5, 5, 10].find((factor) => factor * power >= least && Number.isInteger(factor * power)) ?? 10;
  return step * power * lines;
};

/** Returns the values of the lines of a chart, the highest first. */
export const chartLines = (top: number): number[] =>
  Array.from({ length: lines + 1 }, (_, place) => (top * (lines - place)) / lines);
