/** A catalog document as received over the wire, with compact names. */
export type WireDocument = Record<string, unknown>;
/** The fields that a query requests; without a list all of them. */
type Requested = { include?: readonly string[] };

/**
 * A document as stored on the device; `fields` are the full names of the requested fields, `all` if the
 * request had no list.
 */
export type StoredDocument = { document: WireDocument; fields: 'all' | readonly string[]; seen_at: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfRecords = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord);

/** Returns the fields of the documents in a query's answer. */
export const fieldsOf = ({ include }: Requested): StoredDocument['fields'] =>
  include && include.length > 0 ? include : 'all';

/** Whether a stored document has all fields that a query requests. */
export const covers = ({ fields }: StoredDocument, query: Requested): boolean => {
  if (fields === 'all') return true;
  const wanted = fieldsOf(query);
  return wanted !== 'all' && wanted.every((field) => fields.includes(field));
};

/** Returns a member's merged value. A card has reduced variants, but complete prices. */
const overlaid = (member: string, before: unknown, after: unknown): unknown => {
  if (member !== 'prices' && isListOfRecords(before)) return before;
  return isRecord(before) && isRecord(after) ? { ...before, ...after } : after;
};

/**
 * Returns the document to store after seeing it again: a card updates a complete document, but never reduces
 * it.
 */
export const mergedDocument = (before: StoredDocument | null, after: StoredDocument): StoredDocument => {
  if (before === null || after.fields === 'all') return after;
  const isWider = before.fields === 'all' || before.fields.some((field) => !after.fields.includes(field));
  if (!isWider) return after;
  const document: WireDocument = { ...before.document };
  for (const [member, value] of Object.entries(after.document))
    document[member] = member in document ? overlaid(member, document[member], value) : value;
  const fields = before.fields === 'all' ? 'all' : [...new Set([...before.fields, ...after.fields])];
  return { document, fields, seen_at: after.seen_at };
};
