/** What stands between JSON texts in one column: inside a text it is always written as an escape (RFC 7464). */
const separator = '\u001E';

/** A text of its own; a part of a longer one would keep all of that in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/**
 * Parses JSON that comes again and again, of which so many characters are remembered: equal texts are the very same value, which nobody may change
 * (it is not frozen, as that makes writing it out half as fast). A value takes some four times the memory of its text.
 */
export const sharedJson = <Value>(charactersAtMost: number): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  let characters = 0;
  const remember = (text: string, value: Value): void => {
    known.set(detached(text), value);
    characters += text.length;
    for (const oldest of known.keys()) {
      if (characters <= charactersAtMost) return;
      known.delete(oldest);
      characters -= oldest.length;
    }
  };
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = JSON.parse(text) as Value;
    remember(text, value);
    return value;
  };
};

/** The JSON texts that `string_agg(…::text, E'\x1e')` put into one column, which is null when there was none. */
export const jsonTexts = (column: string | null): string[] => (column === null ? [] : column.split(separator));
