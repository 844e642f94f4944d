import type { Document } from '../search-engine.ts';

/** Alternative names by which clients request a field (wire §7.4, §7.8). */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['url-key', 'url_key'],
  ['category.name.keyword', 'category.name'],
  ['name.keyword', 'name'],
]);

/** The members that lead to a field, from the top. */
export const pathOf = (field: string): string[] => (otherNames.get(field) ?? field).split('.');

/** The top-level member of a document that contains a field. */
export const memberOf = (field: string): string => pathOf(field)[0] ?? '';

// oxlint-disable-next-line max-params -- called for each node of a document; it allocates nothing
const collect = (node: unknown, path: readonly string[], depth: number, found: unknown[]): void => {
  if (node === null || node === undefined) return;
  if (Array.isArray(node)) {
    for (const element of node) collect(element, path, depth, found);
    return;
  }
  const key = path[depth];
  if (key === undefined) found.push(node);
  else if (typeof node === 'object' && Object.hasOwn(node, key))
    collect((node as Document)[key], path, depth + 1, found);
};

export type FieldReader = (document: Document) => unknown[];

/**
 * Reads every present value of a dotted field, flattening lists at each depth: `configurable_children.sku`
 * of a T-shirt is the list of its variants' skus. Null counts as absent.
 */
export const fieldReaderOf = (field: string): FieldReader => {
  const path = pathOf(field);
  const [key = '', ...deeper] = path;
  const readsMember = deeper.length === 0;
  return (document) => {
    // Most fields are a member with at most one value: nothing needs to be flattened.
    const member = readsMember && Object.hasOwn(document, key) ? document[key] : undefined;
    if (readsMember && !Array.isArray(member)) return member === undefined || member === null ? [] : [member];
    const found: unknown[] = [];
    collect(document, path, 0, found);
    return found;
  };
};
