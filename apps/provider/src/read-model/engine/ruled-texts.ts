import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import {
  noRanking,
  type Pin,
  rankingKey,
  type SearchRanking,
} from '@dijla/search-index/core/ranking/search-ranking';
import type { Stores } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { clickFavour, readClickWeights } from '../../modules/search-counts/search-counts.ts';
import { readSearchRules } from '../../modules/search-rules/search-rules.ts';

/** What the shop knows of single texts, in whatever spelling: how results are ranked, and pages shown instead. */
export type RuledTexts = {
  ranking: SearchRanking;
  /** Returns the path of the page shown for a text, below the store's address; null where results are shown. */
  pageOf: (indexName: string, text: string) => string | null;
  /** Returns the ranking with other pins for one text, in ascending order of places. */
  rankingWith: (indexName: string, text: string, pins: readonly Pin[]) => SearchRanking;
};

const keyOfText = (indexName: string, text: string): string => rankingKey(indexName, foldedText(text));

const ruledTextsOf = (ranking: SearchRanking, pages: ReadonlyMap<string, string>): RuledTexts => ({
  ranking,
  pageOf: (indexName, text) => pages.get(keyOfText(indexName, text)) ?? null,
  rankingWith: (indexName, text, pins) => ({
    ...ranking,
    pinned: new Map([...ranking.pinned, [keyOfText(indexName, text), pins]]),
  }),
});

export const noRuledTexts: RuledTexts = ruledTextsOf(noRanking, new Map());

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
  const pages = new Map<string, string>();
  for (const { storeCode, folded, pins, path } of await readSearchRules(db)) {
    const key = keyOf(storeCode, folded);
    if (pins.length > 0)
      pinned.set(
        key,
        pins.map(({ place, productId }) => ({ place, id: productId })),
      );
    if (path !== null) pages.set(key, path);
  }
  return ruledTextsOf({ clicked, pinned }, pages);
};
