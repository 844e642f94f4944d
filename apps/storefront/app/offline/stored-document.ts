import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';

/** A document as the device saw it; `fields` are the full names it was asked for, `all` without such a list. */
export type StoredDocument = { document: WireDocument; fields: 'all' | readonly string[]; seen_at: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfRecords = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord);

/** What a document asked for in this way holds. */
export const fieldsOf = ({ include }: CatalogQuery): StoredDocument['fields'] =>
  include && include.length > 0 ? include : 'all';

/** True when what is stored holds everything a query asks for. */
export const covers = ({ fields }: StoredDocument, query: CatalogQuery): boolean => {
  if (fields === 'all') return true;
  const wanted = fieldsOf(query);
  return wanted !== 'all' && wanted.every((field) => fields.includes(field));
};

/** A card's variants are cut down; its prices are whole. */
const overlaid = (member: string, before: unknown, after: unknown): unknown => {
  if (member !== 'prices' && isListOfRecords(before)) return before;
  return isRecord(before) && isRecord(after) ? { ...before, ...after } : after;
};

/** What the device knows after seeing a document again: a whole document is refreshed by a card, never cut down to it. */
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
