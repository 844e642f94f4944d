import { canBePart } from '../choice/product-choices-of.ts';
import type { PartialProduct } from '../wire/expand-document.ts';

/** A member of a group as its page offers it; `qty` is the owner's suggestion. */
export type GroupMember = { document: PartialProduct; qty: number };

/** Returns the members of a group that can be sold, in the group's order. `parts` are their documents. */
export const groupMembersOf = (
  { product_links = [] }: PartialProduct,
  parts: readonly PartialProduct[],
): GroupMember[] => {
  const documents = new Map(parts.filter(canBePart).map((part) => [part.sku, part]));
  return product_links
    .filter(({ link_type }) => link_type === 'associated')
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ linked_product_sku, extension_attributes }) => {
      const document = documents.get(linked_product_sku);
      return document ? [{ document, qty: extension_attributes?.qty ?? 1 }] : [];
    });
};
