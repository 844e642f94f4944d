/** Normalizes a header for comparison: lower case, single spaces. */
export const headerKey = (header: string): string =>
  header.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const wild = /(\{n\}|\{any\})/;

/** Cache of compiled patterns, which are few and compared often. */
const tests = new Map<string, (key: string) => boolean>();

const testOf = (pattern: string): ((key: string) => boolean) => {
  const standing = tests.get(pattern);
  if (standing !== undefined) return standing;
  const own = headerKey(pattern);
  const parts = own
    .split(wild)
    .map((part) =>
      part === '{n}' ? '\\d+' : part === '{any}' ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  const expression = new RegExp(`^${parts.join('')}$`, 'u');
  const made = wild.test(own)
    ? (key: string): boolean => expression.test(key)
    : (key: string): boolean => key === own;
  tests.set(pattern, made);
  return made;
};

/** Whether a pattern matches this header key; `{n}` matches a number, `{any}` any words. */
export const isMeant = (pattern: string, key: string): boolean => testOf(pattern)(key);

/** Returns the headers that match a pattern. */
export const headersOf = (pattern: string, headers: readonly string[]): string[] =>
  headers.filter((header) => isMeant(pattern, headerKey(header)));

export const hasHeader = (pattern: string, headers: readonly string[]): boolean =>
  headers.some((header) => isMeant(pattern, headerKey(header)));
