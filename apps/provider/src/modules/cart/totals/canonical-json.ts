const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns JSON that does not depend on the order of members. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
