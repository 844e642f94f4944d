import type { DatabaseTransaction } from '../../../database/connect.ts';
import { loadStoreViews } from '../../store-views/store-views.ts';
import type { Definitions } from '../attributes/attribute-definition.ts';
import { mergedAttributes, saveAttributes } from '../attributes/attribute-handler.ts';
import { readDefinitions } from '../attributes/attribute-sql.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import { canonicalProduct } from '../products/canonical-product.ts';
import type { CatalogBatch, ProductInput, SaveSummary } from './catalog-batch.ts';
import { validationErrors } from './catalog-errors.ts';
import { CatalogValidationError } from './catalog-validation-error.ts';
import { mergedCategories, readExistingCategories, saveCategories } from '../categories/category-handler.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../database/change-sql.ts';
import { readKnownSkus } from '../products/product-sql.ts';
import { withKept } from '../products/product-handler.ts';
import { type HotChanges, publish, rebuildTouched } from './publish-changes.ts';
import { type SavedProductRecords, saveProductRecords, saveStockOf } from './save-product-records.ts';

export type SaveOptions = Author & {
  /** Epoch milliseconds; later times are scheduled. The current time by default; tests set it. */
  now?: number;
  /**
   * Whether to recount the products of categories. False for a run of many saves, which ends with
   * `rebuildCategories`.
   */
  countsCategories?: boolean;
};

const namedIn = ({ variants, members, bundle_options }: ProductInput): string[] => [
  ...variants,
  ...members.map(({ sku }) => sku),
  ...bundle_options.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
];

/** Throws CatalogValidationError when the batch is inconsistent in itself or with the stored catalog. */
const refuseFaults = async (
  transaction: DatabaseTransaction,
  batch: CatalogBatch,
  { definitions, paths }: { definitions: Definitions; paths: Iterable<string> },
): Promise<void> => {
  const faults = validationErrors(batch, {
    attributes: new Map(
      [...definitions].map(([code, { input, options }]) => [
        code,
        { input, options: new Set(options.map((option) => option.code)) },
      ]),
    ),
    categoryPaths: new Set(paths),
    skus: await readKnownSkus(transaction, [...new Set(batch.products.flatMap(namedIn))]),
  });
  if (faults.length > 0) throw new CatalogValidationError(faults);
};

type Counts = { added: number; changed: number };

const counted = (given: readonly unknown[], { added, changed }: Counts) => ({
  added,
  changed,
  unchanged: given.length - added - changed,
});

const productCounts = ({ added, changed }: SavedProductRecords, hot: HotChanges): Counts => {
  const different = new Set(
    [...changed, ...hot.price, ...hot.stock, ...hot.sales].filter((id) => !added.has(id)),
  );
  return { added: added.size, changed: different.size };
};

const isUnchanged = ({ added, changed }: Counts): boolean => added + changed === 0;

const saveDefinitions = async (transaction: DatabaseTransaction, batch: CatalogBatch) => {
  const before = await readDefinitions(transaction);
  const standing = await readExistingCategories(transaction);
  await refuseFaults(transaction, batch, { definitions: before, paths: standing.keys() });
  const attributes = await saveAttributes(transaction, mergedAttributes(batch.attributes, before), before);
  const categories = await saveCategories(transaction, mergedCategories(batch.categories, standing), {
    standing,
    source: batch.source,
  });
  return {
    attributes,
    categories,
    definitions: isUnchanged(attributes) ? before : await readDefinitions(transaction),
  };
};

/**
 * Saves a batch, all or nothing, by natural keys. Ids are assigned once and kept in every later save,
 * unchanged records are not written, and everything that may look different to shoppers gets a row in the
 * change feed. Throws CatalogValidationError, naming sku and attribute, when the batch is inconsistent in
 * itself or with the stored catalog.
 */
export const saveCatalog = async (
  transaction: DatabaseTransaction,
  batch: CatalogBatch,
  options: SaveOptions,
): Promise<SaveSummary> => {
  const { actor, now = Date.now(), countsCategories = true } = options;
  await lockCatalog(transaction);
  const { attributes, categories, definitions } = await saveDefinitions(transaction, batch);
  const storeCodes = (await loadStoreViews(transaction)).map(({ code }) => code);
  const products = await withKept(transaction, batch.products.map(canonicalProduct));
  const saved = await saveProductRecords(transaction, products, {
    definitions,
    storeCodes,
    source: batch.source,
    now,
  });
  const written = [...saved.added, ...saved.changed];
  const rebuilt = await rebuildTouched(transaction, {
    products: written,
    appeared: [...saved.appeared],
    categories: categories.written,
    attributes: attributes.written,
    relabelled: attributes.relabelled,
    brands: attributes.brands,
    countsCategories: countsCategories && written.length > 0,
  });
  // Stock comes last, because orders of products whose stock changes wait from here on.
  const hot: HotChanges = {
    price: saved.price,
    sales: saved.sales,
    stock: await saveStockOf(transaction, saved.known, actor),
  };
  const summary: SaveSummary = {
    attributes: counted(batch.attributes, attributes),
    categories: counted(batch.categories, categories),
    products: counted(batch.products, productCounts(saved, hot)),
  };
  if (Object.values(summary).every(isUnchanged)) return summary;
  await publish(transaction, { rebuilt, hot, added: saved.added }, options);
  await recordCatalogAct(transaction, 'save', {
    after: { source: batch.source, ...summary },
    author: options,
  });
  return summary;
};
