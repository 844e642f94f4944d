/** Members that count as one, whatever is in them. */
const isWhole = (value: unknown): boolean =>
  Array.isArray(value) || typeof value !== 'object' || value === null;

const leavesOf = (value: unknown, path = ''): [string, unknown][] =>
  isWhole(value)
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, member]) =>
        leavesOf(member, path === '' ? name : `${path}.${name}`),
      );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A field that somebody else changed. `isBoth` where it was changed here too, to something else. */
export type ForeignChange = { path: string; theirs: unknown; isBoth: boolean };

/**
 * Returns what others changed of a form's values between `base`, which it began with, and `theirs`, compared with
 * what is typed here.
 */
export const foreignChanges = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): ForeignChange[] => {
  const [before, here] = [new Map(leavesOf(base)), new Map(leavesOf(mine))];
  return leavesOf(theirs).flatMap(([path, value]) => {
    if (isSame(value, before.get(path)) || isSame(value, here.get(path))) return [];
    return [{ path, theirs: value, isBoth: !isSame(here.get(path), before.get(path)) }];
  });
};
