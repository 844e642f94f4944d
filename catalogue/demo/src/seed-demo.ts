import { type Database, type DatabaseTransaction, inTransaction } from '@dijla/provider/database';
import { attributeKeeper, brandKeeper, categoryKeeper, productKeeper, productLinksKeeper, rebuildCategories } from '@dijla/provider/modules/catalog/catalog';
import { demoBrands, wholeAttributes, wholeCategories } from './demo-definitions.ts';
import { demoGoods, isShown } from './demo-goods.ts';
import type { ProductGroup } from './generated/generated-products.ts';
import { demoAuthor, keepRecords } from './keep-records.ts';
import { withPictureHashes } from './picture-hashes.ts';

export type SeedOptions = {
  /** Products visible in listings; variants come on top. */
  count: number;
  seed: number;
  /** Told after each step how many visible products are saved. */
  onProgress?: (saved: number) => void;
};

export type SeedSummary = { visible: number; products: number; removed: number };

const productsPerStep = 1000;

const products = productKeeper(undefined, { countsCategories: false });
const links = productLinksKeeper();

/** Does a step of the seeding in a transaction. */
type Write = <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>;

const saveDefinitions = (write: Write): Promise<void> =>
  write(async (transaction) => {
    await keepRecords(transaction, attributeKeeper(), wholeAttributes());
    await keepRecords(transaction, categoryKeeper(), wholeCategories());
    await keepRecords(transaction, brandKeeper(), demoBrands());
  });

/** Links before the products they belong to: so each document is built once, with its links in it. */
const saveGroups = async (write: Write, groups: readonly ProductGroup[]): Promise<void> => {
  const goods = await withPictureHashes(groups.flatMap((group) => group.products));
  await write(async (transaction) => {
    await links.save(transaction, groups.flatMap((group) => group.links), demoAuthor);
    await products.save(transaction, goods, demoAuthor);
  });
};

/** Groups put together to steps of about a thousand products. */
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

const removeProducts = async (write: Write, skus: readonly string[]): Promise<void> => {
  for (let start = 0; start < skus.length; start += productsPerStep) {
    await write((transaction) => products.remove(transaction, skus.slice(start, start + productsPerStep), demoAuthor));
  }
};

const removeCategories = (write: Write): Promise<void> =>
  write(async (transaction) => {
    const paths = new Set(wholeCategories().map(({ url_path }) => url_path));
    const stale = ((await categoryKeeper().keysOf?.(transaction, 'demo')) ?? []).filter((path) => !paths.has(path));
    if (stale.length > 0) await categoryKeeper().remove(transaction, stale, demoAuthor);
  });

const seedBy = async (write: Write, { count, seed, onProgress = () => undefined }: SeedOptions): Promise<SeedSummary> => {
  const groups = demoGoods({ count, seed });
  const stale = new Set(await write(async (transaction) => (await products.keysOf?.(transaction, 'demo')) ?? []));
  const summary: SeedSummary = { visible: 0, products: 0, removed: 0 };
  await saveDefinitions(write);
  for (const step of steps(groups)) {
    await saveGroups(write, step);
    for (const { sku } of step.flatMap((group) => group.products)) stale.delete(sku);
    summary.visible += step.filter((group) => isShown(group.products)).length;
    summary.products += step.reduce((sum, group) => sum + group.products.length, 0);
    onProgress(summary.visible);
  }
  await removeProducts(write, [...stale]);
  await removeCategories(write);
  await write((transaction) => rebuildCategories(transaction, demoAuthor));
  return { ...summary, removed: stale.size };
};

/**
 * Makes the database hold the demo catalogue of that size and seed. Goods of an earlier one that are not in it go, their addresses answer
 * 410; those that are keep their ids. What is the same is not written, and the shop may run meanwhile: each step is a transaction.
 */
export const seedDemo = (database: Database, options: SeedOptions): Promise<SeedSummary> => seedBy((work) => inTransaction(database, work), options);

/** The same in one transaction: whole or not at all. For small catalogues. */
export const seedDemoAtOnce = (database: Database, options: SeedOptions): Promise<SeedSummary> =>
  inTransaction(database, (transaction) => seedBy((work) => work(transaction), options));
