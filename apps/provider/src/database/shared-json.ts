import { LRUCache } from 'lru-cache';

/** What stands between JSON texts in one column: inside a text it is always written as an escape (RFC 7464). */
const separator = '\u001E';

/** A text of its own; a part of a longer one would keep all of that in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/**
 * Parses JSON that comes again and again, of which so many characters are remembered: equal texts are the very same value, which nobody may change
 * (it is not frozen, as that makes writing it out half as fast). A value takes some four times the memory of its text.
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
 * Parses a column of such texts, which `string_agg(…::text, E'\x1e')` put together; it is null when there was none. Under each name the last column is
 * remembered: as long as it comes again it is the very same list, and no text in it is looked for. Of columns as many characters are remembered as of texts.
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
