import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type AmountOwner, readAmounts, saveAmounts } from './amount-store.ts';
import type { Exchange } from './derived-amount.ts';
import { readExchange } from './exchange-store.ts';
import { readPrices, savePrices } from './price-store.ts';

const perStep = 2000;

const stepsOf = (ids: readonly number[]): number[][] => Array.from({ length: Math.ceil(ids.length / perStep) }, (_, step) => ids.slice(step * perStep, (step + 1) * perStep));

const rederiveProducts = async (transaction: DatabaseTransaction, exchange: Exchange): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct product_id as id from price order by product_id`.execute(transaction);
  const changed: number[] = [];
  for (const ids of stepsOf(rows.map(({ id }) => id))) changed.push(...(await savePrices(transaction, await readPrices(transaction, ids), exchange)));
  return changed;
};

const owners = {
  'option-value': sql<{ id: number; product_id: number }>`select v.id, o.product_id from custom_option_value v join custom_option o on o.id = v.option_id
    where exists (select from custom_option_price p where p.value_id = v.id) order by v.id`,
  'download-link': sql<{ id: number; product_id: number }>`select l.id, l.product_id from download_link l
    where exists (select from download_link_price p where p.link_id = l.id) order by l.id`,
};

const rederiveAmounts = async (transaction: DatabaseTransaction, owner: AmountOwner, exchange: Exchange): Promise<number[]> => {
  const { rows } = await owners[owner].execute(transaction);
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  const changed: number[] = [];
  for (const ids of stepsOf([...products.keys()])) {
    const wanted = await readAmounts(transaction, owner, ids);
    const different = await saveAmounts(transaction, owner, { wanted, exchange });
    changed.push(...different.flatMap((id) => products.get(id) ?? []));
  }
  return changed;
};

/**
 * Remakes everything that was derived from the other currency, by the rate and step that stand now: prices, amounts of custom options
 * and of downloads. Leaves a change row for each product with an amount that changed, and answers how many those are. Whoever saves a
 * rate or a step calls it in the same transaction.
 */
export const rederivePrices = async (transaction: DatabaseTransaction, { actor, requestId }: { actor: string; requestId: string }): Promise<number> => {
  // The catalogue's own lock: an import under way writes prices too.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(transaction);
  const exchange = await readExchange(transaction);
  const changed = new Set([
    ...(await rederiveProducts(transaction, exchange)),
    ...(await rederiveAmounts(transaction, 'option-value', exchange)),
    ...(await rederiveAmounts(transaction, 'download-link', exchange)),
  ]);
  await sql`
    insert into change (entity, entity_id, kind, actor, request_id)
    select 'product', product_id, 'price', ${actor}, ${requestId} from unnest(${[...changed]}::integer[]) as product_id`.execute(transaction);
  return changed.size;
};
