import { attributesOf, countsOf } from '@dijla/search-index/core/counts-of';
import { everyAttribute } from '@dijla/search-index/core/query/every-attribute';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { priceCookie } from '../../../modules/customers/customers.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { shownHit } from '@dijla/search-index/core/answers/answer-of';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { listedCategories, listedProducts } from '../listed-products.ts';
import { providerFilters } from '../provider-filters.ts';
import { searchInTurn } from '../search-in-turn.ts';
import type { SearchParts } from './search-catalog.ts';

/** Products suggested (spec 1 §9). */
const suggestedProducts = 5;
/** Products to a page, in a store that reads from the right and from the left (spec 1 §9). */
const onPage = { rtl: 50, ltr: 52 } as const;
/** Clients look categories up by name, so many at once (spec 1 §9); no page has more products. */
const mostAtOnce = 1000;
const suggested = { words: 4, products: 0, categories: 0, brands: 3 } as const;
/** No shop has more filters with more options. */
const bucketsAtMost = 1000;

const itemForm = { entity: 'product', source: { include: [], exclude: [] }, isCompact: true } as const;

type Engine = ReadModel['engine'];
type Found = { engine: Engine; indexName: string; query: EngineQuery };

const categoriesFor = async ({ engine, indexName, query }: Found) => {
  const { hits } = await engine.search(indexName, 'category', {
    ...query,
    available: [],
    applied: listedCategories,
    from: 0,
    size: mostAtOnce,
  });
  return hits.map(({ document: { id, name, url_path: path } }) => ({
    id: Number(id),
    name: String(name),
    url_path: String(path ?? ''),
  }));
};

const textsFor = async ({ engine, indexName, query }: Found): Promise<string[]> => {
  const { words, brands } = await engine.suggest(indexName, query.text, {
    limit: suggested,
    among: { product: listedProducts, category: [] },
  });
  return [...words.map(({ text }) => text), ...brands.map(({ label }) => label)];
};

/** Whether every word had to occur, or most of them as no product has all. */
const queryTypeOf = async ({ engine, indexName, query }: Found) => {
  const { missing, shorter } = await engine.understand(indexName, query.text, { among: listedProducts });
  return missing.length > 0 || shorter.length > 0 ? 'WILDCARD_OR' : 'WILDCARD_AND';
};

const nothing = { items: [], total: 0, categories: [], suggestions: [], filters: [] };

/**
 * `GET /api/ext/klevu-search/search/store_code/{code}?type=&term=`: the search-provider pair of the wire (§11) over our
 * own index. Nothing that a client tells of its visitor is read; a failure has status 500 and no items.
 */
export const searchProvider = handleCall(
  'catalog/provider-search',
  ({ readModel: { engine }, stores, priceListOf }: SearchParts) => {
    const search = searchInTurn();
    return async ({ params, query: { type, term, size, from, sort } }, context) => {
      const store = stores.byCode(params['code']);
      if (store.code !== params['code']) return refusal('search.unknown-index');
      if (term.trim() === '') return { result: { ...nothing, query_type: 'WILDCARD_AND' as const } };
      const isSearch = type === 'search';
      const usual = isSearch ? onPage[store.direction] : suggestedProducts;
      const asked = engineQueryOf(
        { _searchText: term, _appliedFilters: [...listedProducts] },
        // `rel` is the order by relevance, which needs no key (spec 1 §9).
        { from, size: size ?? String(usual), sort: sort === 'rel' ? undefined : sort },
        await priceListOf(context.cookie(priceCookie)),
      );
      const query: EngineQuery = {
        ...asked,
        size: Math.min(asked.size, mostAtOnce),
        available: isSearch ? [{ field: everyAttribute, size: bucketsAtMost }] : [],
      };
      const indexName = store.index_name;
      const answer = await search(engine, {
        indexName,
        entity: 'product',
        query,
        gone: context.gone,
        address: context.address,
      });
      if (isRefusal(answer)) return answer;
      // Read before anything is awaited, because later answers overwrite them.
      const [counts, definitions] = [countsOf(answer), attributesOf(answer)];
      const items = answer.hits.map(shownHit(itemForm));
      const found = { engine, indexName, query };
      return {
        result: {
          items,
          total: answer.total,
          categories: await categoriesFor(found),
          suggestions: isSearch ? [] : await textsFor(found),
          filters: providerFilters(definitions ?? [], counts ?? {}),
          query_type: await queryTypeOf(found),
        },
      };
    };
  },
);
