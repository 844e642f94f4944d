import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { type Pin, rankingKey, type SearchRanking } from '@dijla/search-index/core/ranking/search-ranking';
import { refusal } from '../../../call/refusal.ts';
import { handleCall } from '../../../call/handle-call.ts';
import type { Stores, StoreView } from '../../../call/store-view.ts';
import type { Database } from '../../../database/database.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { readClicksOfText } from '../../../modules/search-counts/search-counts.ts';
import { readSearchRules, writeSearchRule } from '../../../modules/search-rules/search-rules.ts';
import { readOwnersWords } from '../../../modules/search-words/search-words.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { documentAt } from '../../search/document-at.ts';
import { foundByText, pinsOf, productsById } from '../found-by-text.ts';

type Parts = {
  stores: Stores;
  readDatabase: Database;
  readModel: Pick<ReadModel, 'engine' | 'ruledTexts'>;
};

const unknownView = refusal('request.invalid', { problem: 'there is no such store view' });

const viewIn = ({ all }: Stores, code: string): StoreView | undefined =>
  all.find((each) => each.code === code);

/** Returns the ranking in force with other pins for one text. */
const withTriedPins = (ranking: SearchRanking, key: string, pins: readonly Pin[]): SearchRanking => ({
  ...ranking,
  pinned: new Map([...ranking.pinned, [key, pins]]),
});

/** Reads what shoppers choose after a text, and what is decided for it, each with the names of its products. */
const decidedAndChosen = async (
  { readDatabase, readModel: { engine } }: Parts,
  { view, folded, now }: { view: StoreView; folded: string; now: number },
) => {
  const text = { storeCode: view.code, folded };
  const [clicks, [rule]] = await Promise.all([
    readClicksOfText(readDatabase, text, now),
    readSearchRules(readDatabase, text),
  ]);
  const ids = [
    ...clicks.products.map(({ product_id: id }) => id),
    ...(rule?.pins ?? []).map(({ productId }) => productId),
  ];
  const products = await productsById(engine, view.index_name, [...new Set(ids)]);
  return {
    positions: clicks.positions,
    products: clicks.products.flatMap(({ product_id: id, clicks: times, sales }) => {
      const product = products.get(id);
      return product === undefined ? [] : [{ sku: product.sku, name: product.name, clicks: times, sales }];
    }),
    pins: (rule?.pins ?? []).flatMap(({ place, productId }) => {
      const product = products.get(productId);
      return product === undefined ? [] : [{ place, sku: product.sku, name: product.name }];
    }),
    path: rule?.path ?? null,
  };
};

/** `GET /api/desk/searches/text`: what a text finds, and would find with pins or words that are not saved. */
export const readSearchText = handleCall(
  'desk/search-text',
  (parts: Parts) =>
    async ({ query: { view: code, q, pins, words } }, { now }) => {
      const { stores, readDatabase, readModel } = parts;
      const { engine } = readModel;
      const view = viewIn(stores, code);
      if (view === undefined) return unknownView;
      const [index, folded] = [view.index_name, foldedText(q)];
      const tried = pins && (await pinsOf(engine, index, pins));
      if (pins !== undefined && tried === undefined) return refusal('desk.product-not-found');
      const trial = {
        ...(tried && {
          ranking: withTriedPins(readModel.ruledTexts().ranking, rankingKey(index, folded), tried),
        }),
        ...(words && { words: await readOwnersWords(readDatabase, words) }),
      };
      return {
        result: {
          text: folded,
          now: await foundByText(engine, index, { text: q, trial: undefined }),
          trial: tried || words ? await foundByText(engine, index, { text: q, trial }) : null,
          ...(await decidedAndChosen(parts, { view, folded, now })),
        },
      };
    },
);

/** Whether a store view has a page at a path below its address: a product's, a category's or a text's. */
const hasPage = async ({ engine }: Parts['readModel'], index: string, path: string): Promise<boolean> => {
  const [under, ...rest] = path.split('/');
  const found =
    under === 'i'
      ? await documentAt({ engine }, index, { path: rest.join('/'), among: ['cms_page'] })
      : await documentAt({ engine }, index, { path, among: ['category', 'product'] });
  return found !== undefined;
};

/** `PUT /api/desk/searches/text`: which products stand where for a text, or which page is shown instead. */
export const saveSearchRule = handleDeskWrite(
  'desk/save-search-rule',
  ({ stores, readModel }: Pick<Parts, 'stores' | 'readModel'>) =>
    async ({ body: { view: code, q, pins, path } }, { transaction, act, author }) => {
      const view = viewIn(stores, code);
      if (view === undefined) return unknownView;
      const found = await pinsOf(readModel.engine, view.index_name, pins);
      if (found === undefined) return refusal('desk.product-not-found');
      if (path !== null && !(await hasPage(readModel, view.index_name, path)))
        return refusal('desk.page-not-found');
      const text = { storeCode: view.code, folded: foldedText(q) };
      if (text.folded === '') return refusal('request.invalid', { problem: 'the text has no letters' });
      const [before] = await readSearchRules(transaction, text);
      const rule = { pins: found.map(({ place, id }) => ({ place, productId: id })), path };
      await writeSearchRule(transaction, { ...text, ...rule }, author);
      await act({
        act: rule.pins.length === 0 && path === null ? 'removed' : 'saved',
        entity: 'search_rule',
        entityId: `${text.storeCode} ${text.folded}`,
        before: before === undefined ? null : { pins: before.pins, path: before.path },
        after: rule,
      });
      return { result: true };
    },
);

/** `GET /api/desk/searches/rules`: the texts for which something is decided. */
export const listSearchRules = handleCall(
  'desk/search-rules',
  ({ readDatabase }: Pick<Parts, 'readDatabase'>) =>
    async ({ query: { view } }) => ({
      result: {
        items: (await readSearchRules(readDatabase))
          .filter(({ storeCode }) => view === undefined || storeCode === view)
          .map(({ storeCode, folded, pins, path }) => ({
            store_code: storeCode,
            text: folded,
            pins: pins.length,
            path,
          })),
      },
    }),
);
