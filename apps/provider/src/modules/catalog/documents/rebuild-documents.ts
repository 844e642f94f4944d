import type { DatabaseTransaction } from '../../../database/connect.ts';
import { loadStoreViews } from '../../store-views/store-views.ts';
import type { Definitions } from '../attributes/attribute-definition.ts';
import { readDefinitions } from '../attributes/attribute-sql.ts';
import { categoryTreeOf } from '../categories/category-document-of.ts';
import { readCategories } from '../categories/category-sql.ts';
import { documentOf, type DocumentRows } from './document-of.ts';
import { type Holdings, readDependentProducts, readProductRows } from './document-rows-sql.ts';
import { type BuiltDocument, saveDocuments } from './document-sql.ts';
import type { DocumentStore } from '../products/product-rows.ts';

/** Ids of changed entities; `countsCategories` when the set of listed products may have changed. */
export type Touched = Holdings & { attributes: readonly number[]; countsCategories: boolean };

export const nothingTouched: Touched = {
  products: [],
  appeared: [],
  categories: [],
  attributes: [],
  relabelled: [],
  brands: [],
  countsCategories: false,
};

/** Ids of entities whose documents changed. */
export type Rebuilt = { products: number[]; categories: number[]; attributes: number[] };

const productsPerStep = 1000;

const built = (id: number, rows: DocumentRows, stores: readonly DocumentStore[]): BuiltDocument[] =>
  stores.flatMap((store) => {
    const document = documentOf(rows, store);
    return document === undefined ? [] : [{ store_code: store.code, entity_id: id, document }];
  });

type Builder = {
  transaction: DatabaseTransaction;
  stores: readonly DocumentStore[];
  definitions: Definitions;
};

const rebuildProducts = async (
  { transaction, stores, definitions }: Builder,
  touched: Touched,
): Promise<number[]> => {
  const ids = [...new Set([...touched.products, ...(await readDependentProducts(transaction, touched))])];
  const changed: number[] = [];
  for (let start = 0; start < ids.length; start += productsPerStep) {
    const rows = await readProductRows(transaction, ids.slice(start, start + productsPerStep));
    const documents = rows.flatMap((product) =>
      built(product.id, { entity: 'product', product, definitions }, stores),
    );
    changed.push(...(await saveDocuments(transaction, 'product', documents)));
  }
  return changed;
};

const rebuildCategoriesIn = async (
  transaction: DatabaseTransaction,
  stores: readonly DocumentStore[],
): Promise<number[]> => {
  const tree = categoryTreeOf(await readCategories(transaction, { counts: true }));
  return saveDocuments(
    transaction,
    'category',
    [...tree.byId.values()].flatMap((category) =>
      built(category.id, { entity: 'category', category, tree }, stores),
    ),
  );
};

/**
 * Rebuilds the documents of the changed entities and of products that contain their data, in all store
 * views. Returns the entities whose document changed. Category documents contain product counts and each
 * other, so all of them are rebuilt; there are few.
 */
export const rebuildDocuments = async (
  transaction: DatabaseTransaction,
  touched: Touched,
): Promise<Rebuilt> => {
  const stores = await loadStoreViews(transaction);
  const definitions = await readDefinitions(transaction);
  const products = await rebuildProducts({ transaction, stores, definitions }, touched);
  const attributes = [...definitions.values()].filter(({ id }) => touched.attributes.includes(id));
  return {
    products,
    categories:
      touched.countsCategories || touched.categories.length > 0
        ? await rebuildCategoriesIn(transaction, stores)
        : [],
    attributes: await saveDocuments(
      transaction,
      'attribute',
      attributes.flatMap((attribute) => built(attribute.id, { entity: 'attribute', attribute }, stores)),
    ),
  };
};
