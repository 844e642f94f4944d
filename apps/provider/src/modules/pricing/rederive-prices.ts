import { lockCatalog } from '../../database/catalog-lock-sql.ts';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type AmountOwner, readAmounts, saveAmounts } from './amount-sql.ts';
import type { Exchange } from './derived-amount.ts';
import { readAmountOwners, readPricedProducts } from './derived-owners-sql.ts';
import { readExchange } from './exchange-sql.ts';
import { readPrices, savePrices } from './price-sql.ts';

const perStep = 2000;

const stepsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / perStep) }, (_, step) =>
    ids.slice(step * perStep, (step + 1) * perStep),
  );

const rederiveProducts = async (transaction: DatabaseTransaction, exchange: Exchange): Promise<number[]> => {
  const changed: number[] = [];
  for (const ids of stepsOf(await readPricedProducts(transaction)))
    changed.push(...(await savePrices(transaction, await readPrices(transaction, ids), exchange)));
  return changed;
};

const rederiveAmounts = async (
  transaction: DatabaseTransaction,
  owner: AmountOwner,
  exchange: Exchange,
): Promise<number[]> => {
  const products = await readAmountOwners(transaction, owner);
  const changed: number[] = [];
  for (const ids of stepsOf([...products.keys()])) {
    const wanted = await readAmounts(transaction, owner, ids);
    changed.push(
      ...(await saveAmounts(transaction, owner, { wanted, exchange })).flatMap(
        (id) => products.get(id) ?? [],
      ),
    );
  }
  return changed;
};

/**
 * Rebuilds everything derived from the other currency with the current rate and step: prices, amounts of
 * custom options and of downloads. Records a change for each product with a changed amount and returns their
 * number. Code that saves a rate or a step must call it in the same transaction.
 */
export const rederivePrices = async (transaction: DatabaseTransaction, author: Author): Promise<number> => {
  // A running import writes prices too.
  await lockCatalog(transaction);
  const exchange = await readExchange(transaction);
  const changed = new Set([
    ...(await rederiveProducts(transaction, exchange)),
    ...(await rederiveAmounts(transaction, 'option-value', exchange)),
    ...(await rederiveAmounts(transaction, 'download-link', exchange)),
  ]);
  await recordChanges(
    transaction,
    [...changed].map((entity_id) => ({ entity: 'product', entity_id, kind: 'price' })),
    author,
  );
  return changed.size;
};
