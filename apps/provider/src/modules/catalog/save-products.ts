import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Definitions } from './attribute-definition.ts';
import type { ProductInput } from './catalogue-batch.ts';
import type { SavedProduct } from './product-state.ts';
import { productStateOf } from './product-state-of.ts';
import { insertProducts, type ProductWrite, readProductIds, readTakenAddresses, writeProducts } from './product-store.ts';
import { type Move, saveRedirects } from './redirect-store.ts';
import { urlKeysOf } from './url-keys.ts';

export type SaveContext = {
  definitions: Definitions;
  /** Category ids by url_path. */
  categories: ReadonlyMap<string, number>;
  storeCodes: readonly string[];
  source: string;
  /** The batch's products that were there before, by sku. */
  before: ReadonlyMap<string, SavedProduct>;
};

const addressOf = (saved: SavedProduct | undefined) => Object.values(saved?.state.addresses ?? {})[0];

type Before = SaveContext['before'];

const chosenUrlKeys = async (transaction: DatabaseTransaction, products: readonly ProductInput[], before: Before): Promise<Map<string, string>> => {
  const taken = await readTakenAddresses(transaction, [...before.values()].map(({ id }) => id));
  const claims = products.map(({ sku, url_key, visibility }) => {
    const current = addressOf(before.get(sku))?.url_path ?? null;
    return { sku, url_key, current, isVisible: visibility > 1 };
  });
  return urlKeysOf(claims, taken);
};

const isMoved = (saved: SavedProduct, urlKey: string): boolean => {
  const address = addressOf(saved);
  return address !== undefined && address.visibility > 1 && address.url_path !== urlKey;
};

type Written = { urlKeys: ReadonlyMap<string, string>; written: readonly ProductWrite[] };

const redirect = async (transaction: DatabaseTransaction, before: Before, { urlKeys, written }: Written): Promise<void> => {
  const moves = [...before].flatMap(([sku, saved]): Move[] => {
    const [from_path, to_path] = [addressOf(saved)?.url_path, urlKeys.get(sku)];
    return from_path !== undefined && to_path !== undefined && isMoved(saved, to_path) ? [{ from_path, to_path }] : [];
  });
  const inUse = written.flatMap(({ state }) => Object.values(state.addresses).filter(({ visibility }) => visibility > 1).map(({ url_path }) => url_path));
  if (written.length > 0) await saveRedirects(transaction, moves, [...new Set(inUse)]);
};

export type SavedProducts = {
  /** Of every product of the batch, by sku. */
  ids: ReadonlyMap<string, number>;
  added: ReadonlySet<number>;
  /** Those that were there and differ. */
  changed: ReadonlySet<number>;
};

/** Writes the products that are new or different, gives ids to the new ones and keeps the addresses of those that moved alive. */
export const saveProducts = async (transaction: DatabaseTransaction, products: readonly ProductInput[], context: SaveContext): Promise<SavedProducts> => {
  const { before, source } = context;
  const urlKeys = await chosenUrlKeys(transaction, products, before);
  const added = await insertProducts(transaction, products.filter(({ sku }) => !before.has(sku)), source);
  const elsewhere = await readProductIds(transaction, products.flatMap(({ variants }) => variants));
  const ids = new Map([...elsewhere, ...[...before].map(([sku, { id }]) => [sku, id] as const), ...added]);
  const writes = products.flatMap((product): ProductWrite[] => {
    const [saved, id] = [before.get(product.sku), ids.get(product.sku)];
    if (id === undefined) return [];
    const state = productStateOf(product, { ...context, products: ids, urlKeys });
    const created_at = product.created_at === null ? null : new Date(product.created_at).toISOString();
    const isSame = saved !== undefined && isDeepStrictEqual(state, saved.state) && (created_at === null || created_at === saved.created_at);
    return isSame ? [] : [{ id, created_at, state }];
  });
  await writeProducts(transaction, writes);
  await redirect(transaction, before, { urlKeys, written: writes });
  const addedIds = new Set(added.values());
  return { ids, added: addedIds, changed: new Set(writes.map(({ id }) => id).filter((id) => !addedIds.has(id))) };
};
