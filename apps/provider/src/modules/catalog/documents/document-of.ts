import type { AttributeDocument, CategoryDocument } from '@dijla/contract/client';
import type { AttributeDefinition, Definitions } from '../attributes/attribute-definition.ts';
import { attributeDocumentOf } from '../attributes/attribute-document-of.ts';
import {
  categoryDocumentOf,
  type CategoryRows,
  type CategoryTree,
} from '../categories/category-document-of.ts';
import type { ColdProduct } from '../products/cold-product.ts';
import { productDocumentOf } from '../products/product-document-of.ts';
import type { DocumentStore, ProductRows } from '../products/product-rows.ts';

/** Rows that a document is built from, by kind of entity. */
export type DocumentRows =
  | { entity: 'product'; product: ProductRows; definitions: Definitions }
  | { entity: 'category'; category: CategoryRows; tree: CategoryTree }
  | { entity: 'attribute'; attribute: AttributeDefinition };

/**
 * Builds the catalog document of an entity in a store view; all documents are built here. Contains cold
 * fields only. Undefined for a product that is not part of the store view.
 */
export const documentOf = (
  rows: DocumentRows,
  store: DocumentStore,
): ColdProduct | CategoryDocument | AttributeDocument | undefined => {
  if (rows.entity === 'product') return productDocumentOf(rows.product, rows.definitions, store);
  if (rows.entity === 'category') return categoryDocumentOf(rows.category, rows.tree, store);
  return attributeDocumentOf(rows.attribute, store);
};
