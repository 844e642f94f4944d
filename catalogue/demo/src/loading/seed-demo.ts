import { type Database, type DatabaseTransaction, inTransaction } from '@dijla/provider/database';
import {
  attributeHandler,
  brandHandler,
  categoryHandler,
  productHandler,
  productLinksHandler,
  rebuildCategories,
} from '@dijla/provider/modules/catalog/catalog';
import type { RecordHandler } from '@dijla/provider/database/record-handler';
import { noteRun } from '@dijla/provider/processes/import-run/import-run';
import { reviewHandler, type ReviewInput } from '@dijla/provider/modules/reviews/reviews';
import { demoBrands, wholeAttributes, wholeCategories } from '../demo-definitions.ts';
import { demoProducts, isShown } from '../demo-products.ts';
import type { ProductGroup } from '../generated/generated-products.ts';
import { demoAuthor, keepRecords } from './save-records.ts';
import { withBoundPictures, withPictureHashes } from '../pictures/picture-hashes.ts';
import type { OrderableProduct } from '../records/demo-orders.ts';
import { demoReviews } from '../records/demo-reviews.ts';
import { giveStars } from '../records/give-stars-sql.ts';
import { mostOrderable, orderableProducts } from '../records/orderable-products.ts';
import { saveDemoOrders } from '../records/save-demo-orders.ts';
import { saveDemoRecords } from '../records/save-demo-records.ts';

export type SeedOptions = {
  /** Number of products visible in listings; variants are not counted. */
  count: number;
  seed: number;
  /** Milliseconds since 1970; past orders are dated in the weeks before. Defaults to the system clock. */
  now?: number;
  /** Called after each step with the number of visible products saved. */
  onProgress?: (saved: number) => void;
};

export type SeedSummary = { visible: number; products: number; removed: number };

const productsPerStep = 1000;

const products = productHandler(undefined, { countsCategories: false });
const links = productLinksHandler();
const reviews = reviewHandler();

/** Runs one step of the seeding in a transaction. */
type Write = <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>;

const saveDefinitions = async (write: Write): Promise<void> => {
  const categories = await withBoundPictures(wholeCategories());
  await write(async (transaction) => {
    await keepRecords(transaction, attributeHandler(), wholeAttributes());
    await keepRecords(transaction, categoryHandler(), categories);
    await keepRecords(transaction, brandHandler(), demoBrands());
  });
};

/**
 * Saves links before the products they belong to, so that each document is built only once, with its links.
 */
const saveGroups = async (
  write: Write,
  groups: readonly ProductGroup[],
  said: readonly ReviewInput[],
): Promise<void> => {
  const given = await withPictureHashes(groups.flatMap((group) => group.products));
  await write(async (transaction) => {
    await links.save(
      transaction,
      groups.flatMap((group) => group.links),
      demoAuthor,
    );
    await products.save(transaction, given, demoAuthor);
    await keepRecords(transaction, reviews, said);
  });
};

/** Combines groups into steps of about a thousand products. */
function* steps(groups: Iterable<ProductGroup>): Generator<ProductGroup[]> {
  let step: ProductGroup[] = [];
  let size = 0;
  for (const group of groups) {
    step.push(group);
    size += group.products.length;
    if (size < productsPerStep) continue;
    yield step;
    [step, size] = [[], 0];
  }
  if (step.length > 0) yield step;
}

/**
 * Returns the keys left by an earlier demo. The caller removes each key that is generated again, so that the
 * obsolete ones remain.
 */
const keysOf = <Input>(write: Write, handler: RecordHandler<Input>): Promise<Set<string>> =>
  write(async (transaction) => new Set(await handler.keysOf?.(transaction, 'demo')));

const removeAll = async <Input>(
  write: Write,
  handler: RecordHandler<Input>,
  keys: readonly string[],
): Promise<void> => {
  for (let start = 0; start < keys.length; start += productsPerStep) {
    await write((transaction) =>
      handler.remove(transaction, keys.slice(start, start + productsPerStep), demoAuthor),
    );
  }
};

const removeCategories = async (write: Write): Promise<void> => {
  const stale = await keysOf(write, categoryHandler());
  for (const { url_path } of wholeCategories()) stale.delete(url_path);
  if (stale.size > 0) await removeAll(write, categoryHandler(), [...stale]);
};

const seedBy = async (
  write: Write,
  { count, seed, now = Date.now(), onProgress = () => undefined }: SeedOptions,
): Promise<SeedSummary> => {
  const groups = demoProducts({ count, seed });
  const [stale, staleReviews] = [await keysOf(write, products), await keysOf(write, reviews)];
  const summary: SeedSummary = { visible: 0, products: 0, removed: 0 };
  const foremost = new Set<string>();
  const ordered: OrderableProduct[] = [];
  await saveDefinitions(write);
  for (const step of steps(groups)) {
    const said = step.flatMap((group) => demoReviews(group, seed));
    await saveGroups(write, step, said);
    for (const { sku } of step.flatMap((group) => group.products)) stale.delete(sku);
    for (const { natural_key } of said) staleReviews.delete(natural_key);
    if (foremost.size === 0) for (const { sku } of step.flatMap((group) => group.products)) foremost.add(sku);
    ordered.push(...step.flatMap(orderableProducts).slice(0, mostOrderable - ordered.length));
    summary.visible += step.filter((group) => isShown(group.products)).length;
    summary.products += step.reduce((sum, group) => sum + group.products.length, 0);
    onProgress(summary.visible);
  }
  await removeAll(write, reviews, [...staleReviews]);
  await removeAll(write, products, [...stale]);
  await removeCategories(write);
  await write(async (transaction) => {
    await saveDemoRecords(transaction, foremost);
    await giveStars(transaction);
    await saveDemoOrders(transaction, ordered, { seed, now });
    await rebuildCategories(transaction, demoAuthor);
    await noteRun(transaction, { format: 'demo', source: 'demo' });
  });
  return { ...summary, removed: stale.size };
};

/**
 * Fills the database with the demo catalog of the given size and seed. Products of an earlier demo that are
 * not part of it are removed and their URLs answer 410; the others keep their ids. Unchanged records are not
 * written. The shop can run meanwhile, because each step is a transaction of its own.
 */
export const seedDemo = (database: Database, options: SeedOptions): Promise<SeedSummary> =>
  seedBy((work) => inTransaction(database, work), options);

/** Like `seedDemo`, but in a single transaction. For small catalogs. */
export const seedDemoAtOnce = (database: Database, options: SeedOptions): Promise<SeedSummary> =>
  inTransaction(database, (transaction) => seedBy((work) => work(transaction), options));
