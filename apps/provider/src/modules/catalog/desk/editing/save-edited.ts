import { refusal, RefusedError } from '../../../../call/refusal.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { type SetStock, setStock } from '../../../inventory/inventory.ts';
import { pricedBelowWorth } from '../../../pricing/pricing.ts';
import { loadStoreViews } from '../../../store-views/store-views.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import { canonicalProduct } from '../../products/canonical-product.ts';
import { type ExistingProduct, readExistingProducts } from '../../products/existing-products-sql.ts';
import { readProductMarks, writeProductSources } from '../../products/product-sql.ts';
import type { ProductInput } from '../../saving/catalog-batch.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';
import { saveProductRecords } from '../../saving/save-product-records.ts';

/** Where products come from that staff made; imports never remove them. */
const source = 'desk';

/** A product to be saved; its stock stays as it is where none is given. */
export type EditedRecord = { product: ProductInput; stock: SetStock | null };

/** Reads the products with these skus as they were saved, by sku. */
export const readRecords = async (
  db: Database,
  skus: readonly string[],
): Promise<Map<string, ExistingProduct>> => readExistingProducts(db, skus, await readDefinitions(db));

/**
 * Saves products as an import does, so that documents, prices, addresses, categories, searches and pages follow.
 * Returns false where the stock of one was changed meanwhile, and throws a refusal where a gift card would cost less than
 * what is on it; the transaction is then to be rolled back. The catalog
 * is to be locked already.
 */
export const saveEdited = async (
  transaction: DatabaseTransaction,
  records: readonly EditedRecord[],
  { author, now }: { author: Author; now: number },
): Promise<boolean> => {
  const marks = await readProductMarks(
    transaction,
    records.map(({ product }) => product.sku),
  );
  const saved = await saveProductRecords(
    transaction,
    records.map(({ product }) => canonicalProduct(product)),
    {
      definitions: await readDefinitions(transaction),
      storeCodes: (await loadStoreViews(transaction)).map(({ code }) => code),
      source,
      now,
    },
  );
  if ((await pricedBelowWorth(transaction, saved.price)).length > 0)
    throw new RefusedError(refusal('gift-card.below-worth'));
  await writeProductSources(transaction, marks);
  const written = [...saved.added, ...saved.changed];
  const rebuilt = await rebuildTouched(transaction, {
    products: written,
    appeared: [...saved.appeared],
    countsCategories: written.length > 0,
  });
  const stocks = new Map(records.map(({ product, stock }) => [product.sku, stock]));
  const stock: number[] = [];
  for (const { id, product } of saved.known.toSorted((one, other) => one.id - other.id)) {
    const wanted = stocks.get(product.sku) ?? null;
    const changed = wanted && (await setStock(transaction, id, { wanted, actor: author.actor }));
    if (wanted !== null && changed === null) return false;
    if (changed === true) stock.push(id);
  }
  const hot = { price: saved.price, sales: saved.sales, stock };
  await publish(transaction, { rebuilt, hot, added: saved.added }, author);
  return true;
};
