import type { SearchEntity } from '@dijla/contract/client';
import { type DocumentEntity, entityOf } from '@dijla/contract/entities';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { reviewDocumentOf } from '../../modules/reviews/reviews.ts';
import { askedReviews } from '../documents/asked-reviews.ts';
import { type CatalogMemory, shownProducts, type View } from './catalog-memory.ts';
import type { InSlices } from '@dijla/search-index/core/in-slices';
import { inSlices } from '@dijla/search-index/node/in-slices';
import { type IndexedParts, type IndexedProducts, indexedProducts } from './indexed-products.ts';
import { listedDocument, viewAt } from '../documents/listed-document.ts';
import { indexEngineOf } from '@dijla/search-index/core/product-index/index-engine';
import type { ProductIndex } from '@dijla/search-index/core/product-index/product-index';
import { completeIndex } from '@dijla/search-index/core/product-index/put-products';
import {
  shareEqual,
  type Sharing,
  sharingSteps,
} from '@dijla/search-index/core/product-index/columns/share-equal';
import { scanEngineOf } from '@dijla/search-index/core/scan/scan-engine';
import type { Document, EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { priceContextIn } from '../overlay/taxes.ts';
import { createMutex } from '@dijla/semaphore/mutex';
import { withCards } from '../documents/with-cards.ts';

/**
 * `now` returns epoch milliseconds and `random` a number from 0 up to 1. With `isPlain` the plain scan
 * answers every search. `onRenewed` is called once all store views reflect new tax rules.
 */
export type EngineParts = {
  now: () => number;
  random?: (() => number) | undefined;
  isPlain?: boolean | undefined;
  onRenewed?: (() => void) | undefined;
  onTrouble?: ((error: unknown) => void) | undefined;
  inSlices?: InSlices | undefined;
  /** Finds the parts of the indexes saved with this memory. */ stored?: FindPart | undefined;
  /** Number of products expected, where not all are in memory yet. */ expected?: number | undefined;
  /** Maximum number of products for which columns of new filters are added at once. */ fewAtMost?:
    | number
    | undefined;
  /** Maximum number of documents scanned without yielding to other work. */ fewDocuments?:
    | number
    | undefined;
};

const inOrderOfId = <D extends { id: number }>(documents: ReadonlyMap<number, D>): D[] =>
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

const documentsOf = (
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

/**
 * The engine is all that searches. The rest is storage: how its indexes are filled from the memory, saved and
 * rebuilt. `refresh` applies pending changes ahead of the next search, as `engine.apply` does; call `complete`
 * once after all products have been read into memory. `renewed` resolves once no index is being rebuilt;
 * `close` stops rebuilding. `stored` returns the parts of the indexes, or undefined while one is being
 * rebuilt; `revision` changes with every change to them.
 */
export type Engine = {
  engine: SearchEngine;
  refresh: () => void;
  complete: () => void;
  renewed: () => Promise<void>;
  close: () => void;
  stored: () => readonly Iterable<StoredPart>[] | undefined;
  revision: () => number;
};

/** A separate function, so that no long-lived closure retains the parts from which indexes are built. */
const indexesOf = (memory: CatalogMemory, parts: IndexedParts): Map<View, IndexedProducts> =>
  new Map(memory.views.map((view) => [view, indexedProducts(memory, view, parts)]));

const withoutIndex: Omit<Engine, 'engine'> = {
  refresh: () => undefined,
  complete: () => undefined,
  renewed: () => Promise.resolve(),
  close: () => undefined,
  stored: () => undefined,
  revision: () => 0,
};

type ViewOf = (indexName: string) => View;

/** Returns the price steps and the order of names of each store view. */
const storeTerms = (memory: CatalogMemory, viewOf: ViewOf) => {
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
const translationsIn =
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
const priceContexts = (memory: CatalogMemory, viewOf: ViewOf) => {
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

/**
 * Creates the engine over the catalog in memory: the index for products, the plain scan for everything else.
 */
// oxlint-disable-next-line max-lines-per-function -- the indexes and the engine over them share what they are made of
export const memoryEngine = (
  memory: CatalogMemory,
  {
    now,
    random = Math.random,
    isPlain = false,
    onRenewed = () => undefined,
    onTrouble = () => undefined,
    inSlices: pace = inSlices,
    stored,
    expected,
    fewAtMost,
    fewDocuments,
  }: EngineParts,
): Engine => {
  const viewOf = (indexName: string): View => {
    const found = memory.views.find(({ store }) => store.index_name === indexName);
    if (found === undefined) throw new Error(`There is no index ${indexName}`);
    return found;
  };
  const shared = { ...storeTerms(memory, viewOf), random, translations: translationsIn(memory, viewOf) };
  const plain = scanEngineOf({
    ...shared,
    documents: (indexName, entity, query) =>
      documentsOf(memory, viewOf(indexName), { entity, query, now: now() }),
  });
  const byPriceContext = priceContexts(memory, viewOf);
  if (isPlain) return { ...withoutIndex, engine: byPriceContext(plain) };
  const inTurn = createMutex();
  let sharedAgain = Promise.resolve();
  const onViewRenewed = (): void => {
    if (memory.views.some(({ heldTaxes }) => heldTaxes !== undefined)) return;
    onRenewed();
    sharedAgain = inTurn(() => pace(sharingSteps(allHeld()), (share) => share())).catch(onTrouble);
  };
  const indexed = indexesOf(memory, {
    onRenewed: onViewRenewed,
    onTrouble,
    inSlices: pace,
    inTurn,
    stored,
    expected,
    fewAtMost,
  });
  const allHeld = (): Sharing[] => [...indexed.values()].map((each) => each.held());
  const share = (): void => shareEqual(allHeld());
  // Arrays shared before saving may be shared again; this must be settled before anything writes to them.
  if (stored !== undefined) share();
  const productsOf = (view: View): ProductIndex => {
    const found = indexed.get(view);
    if (found === undefined) throw new Error(`Store view ${view.store.code} is not indexed`);
    return found.at(now());
  };
  const refresh = (): void => memory.views.forEach(productsOf);
  const engine = indexEngineOf({
    ...shared,
    plain,
    // The memory holds what changed, and more exactly.
    takeIn: refresh,
    productsOf: (indexName) => productsOf(viewOf(indexName)),
    definitions: (indexName) => inOrderOfId(viewOf(indexName).attributes),
    categories: (indexName) => inOrderOfId(viewOf(indexName).categories),
    prepare: (indexName, codes) => indexed.get(viewOf(indexName))?.addFields(codes),
    inSlices: pace,
    fewAtMost: fewDocuments,
  });
  return {
    engine: byPriceContext({ ...engine, search: withCards(engine.search, memory, { viewOf, now }) }),
    refresh,
    complete: () => {
      for (const view of memory.views) completeIndex(productsOf(view));
      share();
    },
    renewed: async () => {
      await Promise.all(indexed.values().map((each) => each.renewed()));
      await sharedAgain;
    },
    close: () => indexed.values().forEach((each) => each.close()),
    stored: () => {
      const all = [...indexed.values()].map((each) => each.stored()).filter((parts) => parts !== undefined);
      return all.length === indexed.size ? all : undefined;
    },
    revision: () => indexed.values().reduce((sum, each) => sum + each.revision(), 0),
  };
};
