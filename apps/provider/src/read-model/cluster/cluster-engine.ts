import { setImmediate as nextTurn } from 'node:timers/promises';
import { clusterOf } from '@dijla/search-index/opensearch/cluster/cluster';
import { openSearchEngineOf } from '@dijla/search-index/opensearch/opensearch-engine';
import { traceOutbound } from '../../trace-outbound.ts';
import { listedDocument, viewAt } from '../documents/listed-document.ts';
import { withCards } from '../documents/with-cards.ts';
import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import {
  documentsOf,
  priceContexts,
  storeTerms,
  translationsIn,
  viewFinder,
} from '../engine/engine-terms.ts';
import type { Engine } from '../engine/memory-engine.ts';
import { distinctPriceContexts } from '../overlay/taxes.ts';

export type ClusterEngineParts = {
  /** The value of `SEARCH_URL`. */
  url: URL;
  /** Names the database whose products these are. */
  origin: string;
  /** How far the change feed was followed. */
  position: () => number;
  /** Returns epoch milliseconds. */
  now: () => number;
  random?: (() => number) | undefined;
  onTrouble?: ((error: unknown) => void) | undefined;
};

/** Returns the price lists and contexts under which products of a store view may have prices of their own. */
const priceListsIn = ({ hot, taxes }: CatalogMemory, { store }: View): string[] => {
  const currency = `:${store.currency.code}`;
  const lists = hot.prices
    .lists()
    .filter((key) => key.endsWith(currency))
    .map((key) => key.slice(0, -currency.length))
    .filter((list) => list !== '' && list !== store.price_list);
  return [...new Set([...lists, ...distinctPriceContexts(taxes, store)])].toSorted();
};

/** Takes out what has changed in a store view since the last time. */
const takeChanged = ({ changed }: View): number[] => {
  const taken = Object.values(changed).flatMap((ids) => [...ids]);
  for (const ids of Object.values(changed)) ids.clear();
  return taken;
};

const tracedCluster = ({
  url,
  now,
  onTrouble,
}: Pick<ClusterEngineParts, 'url' | 'now'> & { onTrouble: (error: unknown) => void }) =>
  clusterOf({
    url,
    now,
    send: (address, init) => traceOutbound(address, init.method, () => fetch(address, init)),
    onTurn: (openUntil) => {
      if (openUntil !== null) onTrouble(new Error('The search cluster is not asked for a moment'));
    },
  });

/**
 * Creates the engine over an OpenSearch cluster. The memory holds the documents, of which it builds no index: it fills the
 * cluster, shows what was found, and answers for what is no product.
 */
export const clusterEngine = (
  memory: CatalogMemory,
  { url, origin, position, now, random = Math.random, onTrouble = () => undefined }: ClusterEngineParts,
): Engine => {
  const viewOf = viewFinder(memory);
  const shared = { ...storeTerms(memory, viewOf), random, translations: translationsIn(memory, viewOf) };
  let revision = 0;
  const takeIn = (): Set<number> => {
    revision += 1;
    return new Set(memory.views.flatMap(takeChanged));
  };
  const cluster = tracedCluster({ url, now, onTrouble });
  const { engine, keeping } = openSearchEngineOf({
    ...shared,
    documents: (indexName, entity, query) =>
      documentsOf(memory, viewOf(indexName), { entity, query, now: now() }),
    views: memory.views.map(({ store }) => store.index_name),
    ids: (indexName) => viewOf(indexName).products.keys(),
    productOf: (indexName, id, priceList) => {
      const view = viewOf(indexName);
      return listedDocument(view, id, { at: viewAt(memory, view, now()), priceList });
    },
    priceLists: (indexName) => priceListsIn(memory, viewOf(indexName)),
    locale: (indexName) => viewOf(indexName).store.locale,
    version: position,
    origin,
    cluster,
    now,
    onTrouble,
    pause: () => nextTurn(),
    takeIn,
  });
  const byPriceContext = priceContexts(memory, viewOf);
  return {
    engine: byPriceContext({ ...engine, search: withCards(engine.search, memory, { viewOf, now }) }),
    refresh: () => undefined,
    complete: () => undefined,
    // Products are compared once all of them have been read.
    begin: () => {
      takeIn();
      return keeping.begin();
    },
    renewed: keeping.settled,
    close: keeping.close,
    // A snapshot of the memory alone: the cluster keeps the rest.
    stored: () => [],
    revision: () => revision,
  };
};
