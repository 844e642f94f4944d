export type RecentlyUsed<Value> = { get: (key: string) => Value | undefined; set: (key: string, value: Value) => void };

/** A memory of at most so many entries; the one not asked for the longest goes first. */
export const recentlyUsed = <Value>(most: number): RecentlyUsed<Value> => {
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
};
