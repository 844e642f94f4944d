import type { InSlices } from '@dijla/search-index/core/in-slices';
import { indexEngineOf } from '@dijla/search-index/core/product-index/index-engine';
import type { ProductIndex } from '@dijla/search-index/core/product-index/product-index';
import { completeIndex } from '@dijla/search-index/core/product-index/put-products';
import {
  shareEqual,
  type Sharing,
  sharingSteps,
} from '@dijla/search-index/core/product-index/columns/share-equal';
import { scanEngineOf } from '@dijla/search-index/core/scan/scan-engine';
import type { SearchEngine } from '@dijla/search-index/core/search-engine';
import { inSlices } from '@dijla/search-index/node/in-slices';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { createMutex } from '@dijla/semaphore/mutex';
import { withCards } from '../documents/with-cards.ts';
import type { CatalogMemory, View } from './catalog-memory.ts';
import {
  documentsOf,
  inOrderOfId,
  priceContexts,
  storeTerms,
  translationsIn,
  viewFinder,
} from './engine-terms.ts';
import { type IndexedParts, type IndexedProducts, indexedProducts } from './indexed-products.ts';

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

/**
 * The engine is all that searches. The rest is storage: how its indexes are filled from the memory, saved and
 * rebuilt. `refresh` applies pending changes ahead of the next search, as `engine.apply` does; call `complete`
 * once after all products have been read into memory, and `begin` once changes are followed. `renewed` resolves once no index is being rebuilt;
 * `close` stops rebuilding. `stored` returns the parts of the indexes, or undefined while one is being
 * rebuilt; `revision` changes with every change to them.
 */
export type Engine = {
  engine: SearchEngine;
  refresh: () => void;
  complete: () => void;
  begin: () => Promise<void>;
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
  begin: () => Promise.resolve(),
  renewed: () => Promise.resolve(),
  close: () => undefined,
  stored: () => undefined,
  revision: () => 0,
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
  const viewOf = viewFinder(memory);
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
    begin: () => Promise.resolve(),
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
