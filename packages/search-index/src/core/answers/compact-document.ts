import { compactNames } from '@dijla/contract/client';
import type { Document } from '../search-engine.ts';

const shortNames = new Map<string, string>(Object.entries(compactNames));

const renamed = (document: Document): Record<string, unknown> => {
  const compact: Record<string, unknown> = {};
  for (const member in document) compact[shortNames.get(member) ?? member] = document[member];
  return compact;
};

/**
 * Returns a product with the short names of wire §7.6, its variants too. Nothing is dropped, because clients
 * do not restore dropped members.
 */
export const compactDocument = (product: Document): Document => {
  const compact = renamed(product);
  const children = compact['configurable_children'];
  if (Array.isArray(children))
    compact['configurable_children'] = children.map((child: Document) => renamed(child));
  return compact;
};
