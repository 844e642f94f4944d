/** The kinds that JSON distinguishes. */
export type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null' | 'absent';
/** One kind, or several allowed kinds: `text|null`. */
type Kinds = Kind | `${Kind}|${Kind}`;
export type MemberKinds = Readonly<Record<string, Kinds>>;

export const kindOf = (value: unknown): Kind => {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as Kind) : 'object';
};

/** Returns the deviations of a document from the table: `price is text, not number`. */
export const kindErrors = (document: unknown, table: MemberKinds): string[] =>
  Object.entries(table).flatMap(([member, kinds]) => {
    const kind = kindOf((document as Readonly<Record<string, unknown>>)[member]);
    return kinds.split('|').includes(kind) ? [] : [`${member} is ${kind}, not ${kinds}`];
  });
