import {
  type ArrivingKeys,
  nothingArriving,
  type RecordAuthor,
  type RecordHandler,
} from '../../../database/record-handler.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { loadStoreViews } from '../../store-views/store-views.ts';
import { readDefinitions } from '../attributes/attribute-sql.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import type { ProductInput } from '../saving/catalog-batch.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import { canonicalProduct } from './canonical-product.ts';
import { readCategoryIds } from '../categories/category-sql.ts';
import type { Author } from '../../../database/change-sql.ts';
import { checkedProduct, type ProductScope } from './checked-product.ts';
import { readKept, readKnownSkus, readProductMarks, readSkusOf, writeProductSources } from './product-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';
import { eachText } from '../saving/each-text.ts';
import { warningOf } from '../saving/record-warning.ts';
import { removeProducts } from './remove-products.ts';
import { eraseProducts } from '../saving/remove-sql.ts';
import { saveProductRecords, saveStockOf } from '../saving/save-product-records.ts';
import { readExistingProducts } from './existing-products-sql.ts';

const skusIn = ({ variants, members, bundle_options }: ProductInput): string[] => [
  ...variants,
  ...members.map(({ sku }) => sku),
  ...bundle_options.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
];
const attributesIn = ({ attributes, texts, axes }: ProductInput): string[] => [
  ...Object.keys(attributes),
  ...Object.values(texts).flatMap((text) => Object.keys(text.attributes)),
  ...axes,
];

/** Reads what these products may refer to: each other, the catalog, and records arriving in the same run. */
const scopeOf = async (
  db: Database,
  records: readonly ProductInput[],
  brought: ArrivingKeys,
): Promise<ProductScope> => {
  const definitions = await readDefinitions(db);
  const attributes = new Map(
    [...definitions].map(([code, { input, options }]) => [
      code,
      { input, options: new Set(options.map((option) => option.code)) },
    ]),
  );
  const paths = [...new Set(records.flatMap(({ categories }) => categories.map(({ url_path }) => url_path)))];
  const skus = [...new Set(records.flatMap(skusIn))];
  return {
    attributeOf: (code) => attributes.get(code),
    brought: await brought('attribute', [...new Set(records.flatMap(attributesIn))]),
    categoryPaths: new Set([
      ...(await readCategoryIds(db, paths)).keys(),
      ...(await brought('category', paths)),
    ]),
    skus: new Set([
      ...records.map(({ sku }) => sku),
      ...(await readKnownSkus(db, skus)),
      ...(await brought('product', skus)),
    ]),
  };
};

/**
 * Keeps the stored creation time and what is said of pictures when none is given, and never lowers sales, because an
 * import knows neither this shop's orders nor what was written at the desk.
 */
export const withKept = async (db: Database, products: readonly ProductInput[]): Promise<ProductInput[]> => {
  const kept = await readKept(
    db,
    products.map(({ sku }) => sku),
  );
  return products.map((product) => {
    const standing = kept.get(product.sku);
    if (standing === undefined) return product;
    return {
      ...product,
      created_at: product.created_at ?? standing.created_at,
      number_of_sales: Math.max(product.number_of_sales, standing.number_of_sales),
      media: product.media.map((picture) => {
        const alt = picture.alt ?? standing.alts[picture.path];
        return alt === undefined ? picture : { ...picture, alt: eachText(alt, (text) => text) };
      }),
    };
  });
};

type SaveAuthor = Author & Pick<RecordAuthor, 'source' | 'marks'>;

const save = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
  { author, countsCategories }: { author: SaveAuthor; countsCategories: boolean },
): Promise<void> => {
  await lockCatalog(transaction);
  const definitions = await readDefinitions(transaction);
  const storeCodes = (await loadStoreViews(transaction)).map(({ code }) => code);
  const saved = await saveProductRecords(transaction, products.map(canonicalProduct), {
    definitions,
    storeCodes,
    source: author.source,
    marks: author.marks,
    now: Date.now(),
  });
  if (author.marks !== undefined) await writeProductSources(transaction, author.marks);
  const written = [...saved.added, ...saved.changed];
  const rebuilt = await rebuildTouched(transaction, {
    products: written,
    appeared: [...saved.appeared],
    countsCategories: countsCategories && written.length > 0,
  });
  const stock = await saveStockOf(transaction, saved.known, author.actor);
  if (written.length + saved.price.length + saved.sales.length + stock.length === 0) return;
  await publish(
    transaction,
    { rebuilt, hot: { price: saved.price, sales: saved.sales, stock }, added: saved.added },
    author,
  );
  await recordCatalogAct(transaction, 'save', {
    after: { source: author.source, products: { added: saved.added.size, changed: saved.changed.size } },
    author,
  });
};

export type ProductHandlerOptions = {
  /**
   * Whether each save recounts the products of categories. False for a run of many saves, which ends with
   * `rebuildCategories`.
   */
  countsCategories?: boolean;
};

/**
 * Record handler of products, by sku. `check` drops unknown references and values that do not fit their
 * definitions, with an import warning for each, and keeps what the shop knows better: the creation time, and
 * sales, which are never lowered. `save` replaces a product; products it names that do not exist yet get
 * their ids, because the same run will save them. `remove` takes a product out of the catalog; its sku keeps
 * its id.
 */
export const productHandler = (
  brought: ArrivingKeys = nothingArriving,
  { countsCategories = true }: ProductHandlerOptions = {},
): RecordHandler<ProductInput> => ({
  keyOf: ({ sku }) => sku,
  check: async (db, records) => {
    const scope = await scopeOf(db, records, brought);
    const checked = records.map((record) => ({ sku: record.sku, ...checkedProduct(record, scope) }));
    return {
      records: await withKept(
        db,
        checked.flatMap(({ product }) => product ?? []),
      ),
      warnings: checked.flatMap(({ sku, faults }) => faults.map(warningOf(sku))),
    };
  },
  read: async (db, keys) => {
    const standing = await readExistingProducts(db, keys, await readDefinitions(db));
    return new Map([...standing].map(([sku, { product }]) => [sku, product]));
  },
  save: (transaction, records, author) => save(transaction, records, { author, countsCategories }),
  remove: async (transaction, keys, author) => void (await removeProducts(transaction, keys, author)),
  keysOf: readSkusOf,
  marksOf: readProductMarks,
  erase: eraseProducts,
});
