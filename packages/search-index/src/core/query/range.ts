const bounds: Readonly<Record<string, (order: number) => boolean>> = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  from: (order) => order >= 0,
  to: (order) => order <= 0,
  moreq: (order) => order >= 0,
  gteq: (order) => order >= 0,
  lteq: (order) => order <= 0,
};

/** Which side of a range an operator bounds, and whether the bound itself is within. */
export const sideOf = (operator: string): { isLower: boolean; isWithin: boolean } => {
  const holds = bounds[operator];
  return { isLower: holds?.(1) === true, isWithin: holds?.(0) === true };
};

export const isRangeOperator = (operator: string): boolean => Object.hasOwn(bounds, operator);

/** The number that a value stands for in a range; undefined when it is none. */
export const numeric = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
};

/**
 * Compares two values: numbers as numbers, anything else as text (ISO instants compare as text). Undefined
 * when they are not comparable.
 */
const orderOf = (value: unknown, bound: unknown): number | undefined => {
  const [left, right] = [numeric(value), numeric(bound)];
  if (left !== undefined && right !== undefined) return left - right;
  if (typeof value !== 'string' || typeof bound !== 'string') return undefined;
  return value < bound ? -1 : value > bound ? 1 : 0;
};

export type Range = Readonly<Record<string, unknown>>;

/** The bounds of a range. Null or empty bounds are open (clients leave out zero bounds, wire §7.3). */
export const boundsGiven = (range: Range): [operator: string, bound: unknown][] =>
  Object.entries(range).filter(([, bound]) => bound !== null && bound !== undefined && bound !== '');

/**
 * Returns the smallest and the greatest number of a range, either of which may itself be excluded; undefined
 * when a bound is not a number.
 */
export const spanOf = (range: Range): { from: number; to: number } | undefined => {
  const span = { from: -Infinity, to: Infinity };
  for (const [operator, bound] of boundsGiven(range)) {
    const number = numeric(bound);
    if (number === undefined || Number.isNaN(number)) return undefined;
    if (bounds[operator]?.(1) === true) span.from = Math.max(span.from, number);
    else span.to = Math.min(span.to, number);
  }
  return span;
};

/** Returns a test whether a value lies within all bounds. */
export const withinRange = (range: Range): ((value: unknown) => boolean) => {
  const given = boundsGiven(range);
  return (value) =>
    given.every(([operator, bound]) => {
      const order = orderOf(value, bound);
      return order !== undefined && (bounds[operator]?.(order) ?? false);
    });
};
