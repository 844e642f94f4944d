import type { DatabaseTransaction } from '../../database/connect.ts';
import { saveStockLevels } from '../inventory/inventory.ts';
import { readExchange, savePrices, withDerivedPrices } from '../pricing/pricing.ts';
import { loadStoreViews } from '../stores/stores.ts';
import { readDefinitions } from './attribute-store.ts';
import { recordCatalogueAct } from './audit-store.ts';
import type { CatalogueBatch, ProductInput, SaveSummary } from './catalogue-batch.ts';
import { catalogueFaults } from './catalogue-faults.ts';
import { CatalogueFaultsError } from './catalogue-faults-error.ts';
import { readCategories } from './category-store.ts';
import { lockCatalogue } from './catalogue-lock-store.ts';
import { type Author, type Change, type ChangeKind, recordChanges } from './change-store.ts';
import { readProductIds, readSavedProducts } from './product-store.ts';
import { rebuildDocuments, type Touched } from './rebuild-documents.ts';
import { saveSales } from './sales-store.ts';
import { saveAttributes, saveCategories } from './save-definitions.ts';
import { saveProducts, type SavedProducts } from './save-products.ts';
import { scheduleProducts } from './schedule-store.ts';

export type SaveOptions = Author & {
  /** Epoch milliseconds; instants after it are scheduled. The machine's clock unless a test says otherwise. */
  now?: number;
};

const categoriesByPath = async (transaction: DatabaseTransaction) =>
  new Map((await readCategories(transaction)).flatMap((category) => Object.values(category.addresses).map(({ url_path }) => [url_path, category] as const)));

/** What stands before the save. Throws CatalogueFaultsError when the batch does not fit it. */
const readChecked = async (transaction: DatabaseTransaction, batch: CatalogueBatch) => {
  const definitions = await readDefinitions(transaction);
  const categories = await categoriesByPath(transaction);
  const products = await readSavedProducts(transaction, batch.products.map(({ sku }) => sku));
  const variants = await readProductIds(transaction, batch.products.flatMap(({ variants }) => variants));
  const faults = catalogueFaults(batch, {
    attributes: new Map([...definitions].map(([code, { input, options }]) => [code, { input, options: new Set(options.map((option) => option.code)) }])),
    categoryPaths: new Set(categories.keys()),
    skus: new Set(variants.keys()),
  });
  if (faults.length > 0) throw new CatalogueFaultsError(faults);
  return { definitions, categories, products };
};

type HotChanges = { price: number[]; stock: number[]; sales: number[] };

type KnownProduct = { product_id: number; product: ProductInput };

const knownProducts = (products: readonly ProductInput[], { ids }: SavedProducts): KnownProduct[] =>
  products.flatMap((product) => {
    const product_id = ids.get(product.sku);
    return product_id === undefined ? [] : [{ product_id, product }];
  });

const savePricesAndSales = async (transaction: DatabaseTransaction, known: readonly KnownProduct[]): Promise<Omit<HotChanges, 'stock'>> => {
  const exchange = await readExchange(transaction);
  return {
    price: await savePrices(transaction, new Map(known.map(({ product_id, product }) => [product_id, withDerivedPrices(product.prices, exchange)]))),
    sales: await saveSales(transaction, known.map(({ product_id, product: { number_of_sales } }) => ({ product_id, number_of_sales }))),
  };
};

const saveStock = (transaction: DatabaseTransaction, known: readonly KnownProduct[], actor: string): Promise<number[]> =>
  saveStockLevels(transaction, known.map(({ product_id, product: { stock } }) => ({ product_id, ...stock })), actor);

/** A new product is told of once, as saved; its prices and stock are read with it. */
const changesOf = (documents: Touched, hot: HotChanges, added: ReadonlySet<number>): Change[] => {
  const product = (kind: ChangeKind, ids: readonly number[]): Change[] => ids.map((entity_id) => ({ entity: 'product', entity_id, kind }));
  const known = (ids: readonly number[]) => ids.filter((id) => !added.has(id));
  return [
    ...documents.attributes.map((entity_id): Change => ({ entity: 'attribute', entity_id, kind: 'saved' })),
    ...documents.categories.map((entity_id): Change => ({ entity: 'category', entity_id, kind: 'saved' })),
    ...product('saved', documents.products),
    ...product('price', known(hot.price)),
    ...product('stock', known(hot.stock)),
    ...product('sales', known(hot.sales)),
  ];
};

const productSummary = (batch: CatalogueBatch, { added, changed }: SavedProducts, hot: HotChanges): SaveSummary['products'] => {
  const different = new Set([...changed, ...hot.price, ...hot.stock, ...hot.sales].filter((id) => !added.has(id)));
  return { added: added.size, changed: different.size, unchanged: batch.products.length - added.size - different.size };
};

const isUnchanged = ({ added, changed }: SaveSummary['products']): boolean => added + changed === 0;

/** Prices, stock and sales are laid over documents, so they rebuild none. */
const noDocuments: Touched = { products: [], categories: [], attributes: [] };

/**
 * Saves a batch by natural keys: ids are given once and survive every re-save, what did not change is not written, and what a shopper
 * may see differently leaves a change row. Throws CatalogueFaultsError, naming sku and attribute, when the batch does not fit itself
 * or what is there.
 */
export const saveCatalogue = async (transaction: DatabaseTransaction, batch: CatalogueBatch, options: SaveOptions): Promise<SaveSummary> => {
  const { actor, now = Date.now() } = options;
  await lockCatalogue(transaction);
  const [firstStore, ...otherStores] = await loadStoreViews(transaction);
  if (firstStore === undefined) throw new Error('The database has no store view');
  const before = await readChecked(transaction, batch);
  const attributes = await saveAttributes(transaction, batch.attributes, before.definitions);
  const place = { source: batch.source, rootId: firstStore.root_category_id };
  const categories = await saveCategories(transaction, batch.categories, { known: before.categories, ...place });
  const definitions = await readDefinitions(transaction);
  const categoryIds = new Map([...(await categoriesByPath(transaction))].map(([path, { id }]) => [path, id]));
  const products = await saveProducts(transaction, batch.products, {
    definitions, categories: categoryIds, storeCodes: [firstStore, ...otherStores].map(({ code }) => code), source: batch.source, before: before.products,
  });
  const known = knownProducts(batch.products, products);
  const pricesAndSales = await savePricesAndSales(transaction, known);
  await scheduleProducts(transaction, [...new Set([...products.added, ...products.changed, ...pricesAndSales.price])], now);
  const isSame = [attributes.summary, categories.summary].every(isUnchanged) && products.added.size + products.changed.size === 0;
  const documents = isSame ? noDocuments : await rebuildDocuments(transaction, {
    products: [...products.added, ...products.changed],
    categories: categories.changed.flatMap((path) => categoryIds.get(path) ?? []),
    attributes: attributes.changed.flatMap((code) => definitions.get(code)?.id ?? []),
  });
  // Last, as orders of goods whose stock changes wait from here on.
  const hot: HotChanges = { ...pricesAndSales, stock: await saveStock(transaction, known, actor) };
  const summary: SaveSummary = { attributes: attributes.summary, categories: categories.summary, products: productSummary(batch, products, hot) };
  if (Object.values(summary).every(isUnchanged)) return summary;
  await recordChanges(transaction, changesOf(documents, hot, products.added), options);
  await recordCatalogueAct(transaction, 'save', { after: { source: batch.source, ...summary }, author: options });
  return summary;
};
