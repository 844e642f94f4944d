/** Values in lists, which may be in lists themselves. */
export type Nested = string | number | boolean | undefined | readonly Nested[];

/** Whether two values, or two lists at any depth, are equal; NaN equals itself, and 0 differs from -0. */
export const isSameNested = (one: Nested, other: Nested): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1)
    if (!isSameNested(one[place] as Nested, other[place] as Nested)) return false;
  return true;
};
