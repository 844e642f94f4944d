import { LRUCache } from 'lru-cache';

/** Separates JSON texts in one column: inside a JSON text this character is always escaped (RFC 7464). */
const separator = '\u001E';

/** Copies the text; a substring would keep the whole longer text in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/**
 * Returns a parser for recurring JSON texts that caches up to `charactersAtMost` characters. Equal texts
 * return the same object, which callers must not change (it is not frozen, because that makes serializing it
 * take twice as long). A value takes about four times the memory of its text.
 */
export const sharedJson = <Value extends object>(charactersAtMost: number): ((text: string) => Value) => {
  const known = new LRUCache<string, Value>({
    maxSize: charactersAtMost,
    sizeCalculation: (_, text) => text.length,
  });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = JSON.parse(text) as Value;
    known.set(detached(text), value);
    return value;
  };
};

const nothing: readonly never[] = [];

/**
 * Returns a parser for columns of such texts, joined by `string_agg(…::text, E'\x1e')`; a column is null
 * when there were none. The last column under each name is cached: while it stays the same, the same list is
 * returned without looking up any text. As many characters of columns are cached as of texts.
 */
export const sharedJsonLists = <Value extends object>(
  charactersAtMost: number,
): ((name: string, column: string | null) => readonly Value[]) => {
  const valueOf = sharedJson<Value>(charactersAtMost);
  const known = new LRUCache<string, { column: string; values: readonly Value[] }>({
    maxSize: charactersAtMost,
    sizeCalculation: ({ column }) => column.length,
  });
  return (name, column) => {
    if (column === null) return nothing;
    const before = known.get(name);
    if (before?.column === column) return before.values;
    const values = column.split(separator).map(valueOf);
    known.set(name, { column, values });
    return values;
  };
};
