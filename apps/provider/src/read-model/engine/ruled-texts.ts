import { type Pin, rankingKey, type SearchRanking } from '@dijla/search-index/core/ranking/search-ranking';
import type { Stores } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { clickFavour, readClickWeights } from '../../modules/search-counts/search-counts.ts';
import { readSearchRules } from '../../modules/search-rules/search-rules.ts';

/** What the shop knows of single texts: how results are ranked, and the pages shown instead of results. */
export type RuledTexts = {
  ranking: SearchRanking;
  /** By `rankingKey`, the path of a page below the store's address. */
  redirects: ReadonlyMap<string, string>;
};

export const noRuledTexts: RuledTexts = {
  ranking: { clicked: new Map(), pinned: new Map() },
  redirects: new Map(),
};

/** Reads what is known of single texts. `now` in milliseconds. */
export const readRuledTexts = async (db: Database, stores: Stores, now: number): Promise<RuledTexts> => {
  const keyOf = (storeCode: string, folded: string): string =>
    rankingKey(stores.byCode(storeCode).index_name, folded);
  const clicked = new Map<string, Map<number, number>>();
  for (const { store_code: storeCode, folded, product_id: id, weight } of await readClickWeights(db, now)) {
    const key = keyOf(storeCode, folded);
    const of = clicked.get(key) ?? new Map<number, number>();
    clicked.set(key, of.set(id, clickFavour(weight)));
  }
  const pinned = new Map<string, readonly Pin[]>();
  const redirects = new Map<string, string>();
  for (const { storeCode, folded, pins, path } of await readSearchRules(db)) {
    const key = keyOf(storeCode, folded);
    if (pins.length > 0)
      pinned.set(
        key,
        pins.map(({ place, productId }) => ({ place, id: productId })),
      );
    if (path !== null) redirects.set(key, path);
  }
  return { ranking: { clicked, pinned }, redirects };
};
