import type { SearchEntity } from '@dijla/contract/client';
import { type DocumentEntity, entityOf } from '@dijla/contract/entities';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { Document, EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import { reviewDocumentOf } from '../../modules/reviews/reviews.ts';
import { askedReviews } from '../documents/asked-reviews.ts';
import { listedDocument, viewAt } from '../documents/listed-document.ts';
import { priceContextIn } from '../overlay/taxes.ts';
import { type CatalogMemory, shownProducts, type View } from './catalog-memory.ts';

/** Returns documents in order of id. */
export const inOrderOfId = <D extends { id: number }>(documents: ReadonlyMap<number, D>): D[] =>
  [...documents.values()].toSorted((one, other) => one.id - other.id);

/** Returns all products of a view ordered by id, with the prices of the requested list. */
const productsShown = (
  memory: CatalogMemory,
  view: View,
  { query: { priceList }, now }: { query: EngineQuery; now: number },
): readonly Document[] => {
  const shown = shownProducts(memory, view, now);
  if (priceList === undefined || priceList === view.store.price_list) return shown;
  const at = viewAt(memory, view, now);
  return shown.map((document) => listedDocument(view, document.id, { at, priceList }) ?? document);
};

const isDocumentEntity = (entity: SearchEntity): entity is DocumentEntity =>
  entityOf(entity).kept === 'as-document';

type Asked = { entity: SearchEntity; query: EngineQuery; now: number };

/** Returns the documents of an entity that an engine scans. */
export const documentsOf = (
  memory: CatalogMemory,
  view: View,
  { entity, query, now }: Asked,
): readonly Document[] => {
  if (entity === 'product') return productsShown(memory, view, { query, now });
  if (isDocumentEntity(entity)) return inOrderOfId<Document & { id: number }>(view.plain[entity]);
  if (entity === 'review')
    return askedReviews(memory.hot.reviews, query).map((review) => reviewDocumentOf(review, view.store));
  return entity === 'taxrule' ? memory.taxes.rules : [];
};

/** Finds a store view by the name of its index. */
export type ViewOf = (indexName: string) => View;

/** Returns how a store view is found by the name of its index; throws for one that there is not. */
export const viewFinder =
  ({ views }: CatalogMemory): ViewOf =>
  (indexName) => {
    const found = views.find(({ store }) => store.index_name === indexName);
    if (found === undefined) throw new Error(`There is no index ${indexName}`);
    return found;
  };

/** Returns the price steps and the order of names of each store view. */
export const storeTerms = (memory: CatalogMemory, viewOf: ViewOf) => {
  const collators = new Map(
    memory.views.map(({ store }) => [store.index_name, new Intl.Collator(store.locale, { numeric: true })]),
  );
  return {
    priceSteps: (indexName: string) => {
      const { store } = viewOf(indexName);
      return store.price_steps.map((step) => majorUnits(step, store.currency.scale));
    },
    compareNames: (indexName: string) =>
      collators.get(indexName)?.compare ?? ((one: string, other: string) => one.localeCompare(other)),
  };
};

/** Returns the indexes of a store view's products in other languages, one for each language. */
export const translationsIn =
  ({ views }: CatalogMemory, viewOf: ViewOf) =>
  (indexName: string): string[] => {
    const own = viewOf(indexName).store;
    const others = new Map<string, string>();
    for (const { store } of views)
      if (
        store.language !== own.language &&
        store.index_name !== own.index_name &&
        !others.has(store.language)
      )
        others.set(store.language, store.index_name);
    return [...others.values()];
  };

/** Returns a function that lets an engine search by price context instead of price list. */
export const priceContexts = (memory: CatalogMemory, viewOf: ViewOf) => {
  const asPriceContext = <Asked extends { priceList?: string | undefined }>(
    indexName: string,
    query: Asked,
  ): Asked => {
    if (query.priceList === undefined) return query;
    const { store, heldTaxes = memory.taxes } = viewOf(indexName);
    return { ...query, priceList: priceContextIn(heldTaxes, store, query.priceList) };
  };
  return ({ search, suggest, understand, explain, looksAtMany, ...rest }: SearchEngine): SearchEngine => ({
    ...rest,
    // oxlint-disable-next-line max-params -- the search of every engine
    search: async (indexName, entity, query, gone) => {
      for (;;) {
        const asked = asPriceContext(indexName, query);
        const answer = await search(indexName, entity, asked, gone);
        // New tax rules may have told a context apart from its price list meanwhile.
        if (asPriceContext(indexName, query).priceList === asked.priceList) return answer;
      }
    },
    suggest: (indexName, typed, options) => suggest(indexName, typed, asPriceContext(indexName, options)),
    understand: (indexName, text, options) => understand(indexName, text, asPriceContext(indexName, options)),
    explain: (indexName, query, productId) => explain(indexName, asPriceContext(indexName, query), productId),
    ...(looksAtMany && {
      looksAtMany: (indexName, query) => looksAtMany(indexName, asPriceContext(indexName, query)),
    }),
  });
};
