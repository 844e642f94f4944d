import type pg from 'pg';
import type { Stores } from '../call/store-view.ts';
import type { Database } from '../database/connect.ts';
import type { CatalogMemory } from './engine/catalog-memory.ts';
import { changedDocuments, otherTaxes } from './feed/changed-entities.ts';
import { type AnnouncingFeed, type ChangeFeed, startChangeFeed } from './feed/change-feed.ts';
import { buildInThreads } from './threads/build-in-threads.ts';
import { countProducts } from './engine/catalog-rows.ts';
import { readOwnersWords } from '../modules/search-words/search-words.ts';
import { noRuledTexts, readRuledTexts, type RuledTexts } from './engine/ruled-texts.ts';
import { createMutex } from '@dijla/semaphore/mutex';
import { loadMemory } from './engine/load-memory.ts';
import { compositionIn } from './documents/compositions-in-view.ts';
import { listedDocument, viewAt } from './documents/listed-document.ts';
import { withParents } from './documents/product-parts.ts';
import { type Engine, memoryEngine } from './engine/memory-engine.ts';
import type { Document, SearchEngine } from '@dijla/search-index/core/search-engine';
import { readOrigin } from './snapshot/snapshot-origin-sql.ts';
import { codeOfSnapshot } from './snapshot/code-of-snapshot.ts';
import { type Known, type Maker, restoreSnapshot, writeSnapshot } from './snapshot/snapshot.ts';
import type { WriteOutcome } from '@dijla/search-index/node/snapshot/snapshot-file';
import {
  type SnapshotScheduler,
  snapshotScheduler,
} from '@dijla/search-index/node/snapshot/snapshot-scheduler';
import type { FindPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { type ShownStock, stockOfComposition, stockOfRow } from './overlay/shown-stock.ts';

export type { ShownStock } from './overlay/shown-stock.ts';

export type ReadModelParts = {
  /** Connects to the primary, because a replica's feed would lag. */
  connection: { db: Database; pool: pg.Pool };
  stores: Stores;
  /** Returns epoch milliseconds. */
  now: () => number;
  /** Called with lost sessions and failed reads; the feed recovers by itself. */
  onTrouble?: (error: unknown) => void;
  /** Returns a number from 0 up to 1, for the sort `random`. */
  random?: () => number;
  /** Answers every search by the plain scan, which is the reference for index tests and benchmarks. */
  isPlain?: boolean;
  /** Number of products from which the catalog is built in worker threads; 10,000 by default. */
  buildInThreadsFrom?: number;
  /**
   * The snapshot file it starts from and keeps up to date; without one everything is read from the database.
   */
  snapshot?: string;
  /** An OpenSearch cluster that finds products in place of an index in memory. */
  searchCluster?: URL;
};

/**
 * The catalog in this process: answers searches and stock without SQL and is kept fresh by the change feed
 * (DESIGN §5).
 */
export type ReadModel = ChangeFeed & {
  engine: SearchEngine;
  /**
   * Returns the stock of a product by sku; for a composed product, that of its parts. Undefined for an
   * unknown sku.
   */
  stockOf: (sku: string) => ShownStock | undefined;
  /**
   * Returns products of a store view, and those that contain them, as shoppers see them now under the store's own
   * prices. Undefined for one that the view does not have.
   */
  shownProducts: (indexName: string, ids: readonly number[]) => ReadonlyMap<number, Document | undefined>;
  /**
   * Whether everything up to `asOf` is shown. It is not while an index is made anew for other taxes, and still
   * answers by the earlier ones.
   */
  isSettled: () => boolean;
  /** Returns what is known of single texts; the engine ranks with it already. */
  ruledTexts: () => RuledTexts;
};

/** What shoppers choose changes slowly, and every process reads it by itself. */
const clicksReadEveryMs = 5 * 60_000;

const stockIn = (memory: CatalogMemory, sku: string): ShownStock | undefined => {
  const id = memory.idBySku.get(sku);
  if (id === undefined) return undefined;
  const view = memory.views.find(({ products }) => products.has(id));
  return view === undefined
    ? stockOfRow(id, memory.hot.stock.get(id))
    : stockOfComposition(id, compositionIn(memory, view, id), memory.hot.stock);
};

const shownIn = (
  memory: CatalogMemory,
  indexName: string,
  { ids, now }: { ids: readonly number[]; now: number },
): Map<number, Document | undefined> => {
  const view = memory.views.find(({ store }) => store.index_name === indexName);
  if (view === undefined) return new Map();
  const at = viewAt(memory, view, now);
  return new Map(
    [...withParents(memory, ids)].map((id) => [id, listedDocument(view, id, { at, priceList: undefined })]),
  );
};

type Keeping = {
  db: Database;
  feed: AnnouncingFeed;
  memory: CatalogMemory;
  isKept: boolean;
  made: Engine;
  onTrouble: (error: unknown) => void;
  maker: Maker;
};

const snapshotSchedulerOf = (
  path: string,
  { db, feed, memory, isKept, made, onTrouble, maker }: Keeping,
): SnapshotScheduler => {
  const write = async (): Promise<WriteOutcome> => {
    let outcome: WriteOutcome = 'abandoned';
    await feed.inTurn(async () => {
      made.refresh();
      const [indexes, revision] = [made.stored(), made.revision()];
      if (indexes === undefined) return;
      outcome = await writeSnapshot(path, {
        db,
        maker,
        taken: { memory, indexes, position: feed.position(), isStill: () => made.revision() === revision },
      });
    });
    return outcome;
  };
  return snapshotScheduler({ path, isKept, changes: feed.changes, write, onTrouble });
};

type Begun = Known & { made: Engine; isKept: boolean };
type EngineOf = (memory: CatalogMemory, from: { stored?: FindPart; expected?: number }) => Engine;

const cannotBeUsed = 'All is read from the database, for the snapshot cannot be used';

/** Starts from the snapshot; undefined when there is no valid one. */
const beginFromSnapshot = async (
  { connection: { db }, stores, snapshot, onTrouble = () => undefined }: ReadModelParts,
  code: string,
  engineOf: EngineOf,
): Promise<Begun | undefined> => {
  if (snapshot === undefined) return undefined;
  const found = await restoreSnapshot(snapshot, db, { code, stores: stores.all });
  if (found.ok) {
    const { memory, position, part, close } = found.restored;
    try {
      return { memory, position, made: engineOf(memory, { stored: part }), isKept: true };
    } finally {
      close();
    }
  }
  if (found.code !== 'absent') onTrouble(new Error(`${cannotBeUsed}: ${found.code}`));
  return undefined;
};

/** With fewer products, reading everything here is faster than starting threads. */
const manyProducts = 10_000;

/**
 * Builds the catalog in threads. Undefined when this does not pay off or fails; a failure is reported, and
 * this thread builds it instead.
 */
const beginInThreads = async (
  {
    connection: { db, pool },
    stores,
    now,
    isPlain = false,
    searchCluster,
    buildInThreadsFrom = manyProducts,
    onTrouble = () => undefined,
  }: ReadModelParts,
  engineOf: EngineOf,
): Promise<Begun | undefined> => {
  const url = pool.options.connectionString;
  // Threads build the index that a cluster is instead of.
  if (isPlain || searchCluster !== undefined || url === undefined) return undefined;
  if ((await countProducts(db)) < buildInThreadsFrom) return undefined;
  const built = await buildInThreads({ db, url, stores: stores.all, now: now() }).catch((cause: unknown) => {
    onTrouble(
      new Error(
        `The catalogue is built in one thread, for several fail: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      ),
    );
    return undefined;
  });
  if (built === undefined) return undefined;
  const { memory, position, part } = built;
  return { memory, position, made: engineOf(memory, { stored: part }), isKept: false };
};

/**
 * Starts from a valid snapshot, otherwise from the database: a broken file never prevents a shop from
 * starting.
 */
const begin = async (parts: ReadModelParts, code: string, engineOf: EngineOf): Promise<Begun> => {
  const {
    connection: { db },
    stores,
    onTrouble = () => undefined,
  } = parts;
  const begun = await beginFromSnapshot(parts, code, engineOf).catch((cause: unknown) => {
    onTrouble(
      new Error(`${cannotBeUsed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
    );
    return undefined;
  });
  if (begun !== undefined) return begun;
  const built = await beginInThreads(parts, engineOf);
  if (built !== undefined) return built;
  const followed: { by?: Engine } = {};
  const known = await loadMemory(db, stores.all, (memory, expected) => {
    const made = engineOf(memory, { expected });
    followed.by = made;
    return made.refresh;
  });
  return { ...known, made: followed.by ?? engineOf(known.memory, {}), isKept: false };
};

/** Returns how the engine over the catalog in memory is made; what asks a cluster is loaded where there is one. */
const engineMaker = async (
  parts: ReadModelParts,
  { position, onRenewed }: { position: () => number; onRenewed: () => void },
): Promise<EngineOf> => {
  const { searchCluster, connection } = parts;
  if (searchCluster === undefined)
    return (memory, from) => memoryEngine(memory, { ...parts, ...from, onRenewed });
  const { clusterEngine } = await import('./cluster/cluster-engine.ts');
  const { cluster, database } = (await readOrigin(connection.db, 0)).origin;
  const origin = `${cluster} ${database}`;
  return (memory) => clusterEngine(memory, { ...parts, url: searchCluster, origin, position });
};

/** Loads the catalog and follows its change feed until `close` is called. */
// oxlint-disable-next-line max-lines-per-function -- what is started is stopped in the same function
export const readModelOf = async (parts: ReadModelParts): Promise<ReadModel> => {
  const {
    connection: { db, pool },
    stores,
    now,
    onTrouble = () => undefined,
  } = parts;
  const code = parts.snapshot === undefined ? '' : codeOfSnapshot();
  const engineOf = await engineMaker(parts, {
    position: () => feed.position(),
    onRenewed: () => feed.announce([otherTaxes]),
  });
  const { memory, position, made, isKept } = await begin(parts, code, engineOf);
  const { engine, refresh, complete, renewed, close } = made;
  if (isKept) refresh();
  else complete();
  let ruledTexts = noRuledTexts;
  const inTurn = createMutex();
  const readRules = (): Promise<void> =>
    inTurn(async () => {
      ruledTexts = await readRuledTexts(db, stores, now());
      await engine.apply({ ranking: ruledTexts.ranking });
    });
  const feed: AnnouncingFeed = startChangeFeed({
    db,
    pool,
    memory,
    position,
    now,
    onTrouble,
    onPlaced: async (changed) => {
      const words = changed.some(({ entity }) => entity === 'search_word')
        ? await readOwnersWords(db)
        : undefined;
      await engine.apply({ documents: changedDocuments(changed), words });
      if (changed.some(({ entity }) => entity === 'search_rule')) await readRules();
    },
  });
  await engine.apply({ words: await readOwnersWords(db) });
  await readRules();
  await made.begin();
  const clicks = setInterval(() => void readRules().catch(onTrouble), clicksReadEveryMs).unref();
  if (isKept) await feed.catchUp();
  const handler =
    parts.snapshot === undefined
      ? undefined
      : snapshotSchedulerOf(parts.snapshot, {
          db,
          feed,
          memory,
          isKept,
          made,
          onTrouble,
          maker: { code, stores: stores.all },
        });
  return {
    ...feed,
    catchUp: async () => {
      await feed.catchUp();
      await renewed();
    },
    engine,
    ruledTexts: () => ruledTexts,
    isSettled: () => memory.views.every(({ heldTaxes }) => heldTaxes === undefined),
    close: async () => {
      clearInterval(clicks);
      await handler?.close();
      close();
      await feed.close();
    },
    stockOf: (sku) => stockIn(memory, sku),
    shownProducts: (indexName, ids) => shownIn(memory, indexName, { ids, now: now() }),
  };
};
