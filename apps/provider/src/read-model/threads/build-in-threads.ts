import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { type CatalogMemory, emptyMemory } from '../engine/catalog-memory.ts';
import {
  inSharedSnapshot,
  inSnapshot,
  readHorizon,
  readProductIds,
  shareSnapshot,
} from '../engine/catalog-rows.ts';
import { loadRows } from '../engine/load-memory.ts';
import { memoryFrom, storedMemory } from '../snapshot/stored-memory.ts';
import type { FindPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { type MakerThread, makerThread, packProgram } from '@dijla/search-index/node/threads/maker-thread';
import { findSent, type SentPart, sentPart } from '@dijla/search-index/node/threads/sent-part';
import type { PackThreadData } from '@dijla/search-index/node/threads/thread-messages';
import { unitedParts } from './united-parts.ts';
import type { ViewThreadData } from './view-thread-data.ts';

const viewProgram = join(import.meta.dirname, 'view-thread.ts');

/** A built catalog with its indexes as parts, and its feed position. */
export type Built = { memory: CatalogMemory; position: number; part: FindPart };

export type ToBuild = {
  db: Database;
  /** The URL with which threads connect to the database. */ url: string;
  stores: readonly StoreView[];
  /** Milliseconds since 1970. */ now: number;
};

type Threads = { views: readonly MakerThread[]; packer: MakerThread };

const startThreads = ({ url, stores, now }: ToBuild, snapshot: string): Threads => {
  const channels = stores.map((store) => ({ store, ...new MessageChannel() }));
  const views = channels.map(({ store, port1 }) =>
    makerThread(viewProgram, { url, snapshot, store, now, texts: port1 } satisfies ViewThreadData, [port1]),
  );
  const ports = channels.map(({ port2 }) => port2);
  return { views, packer: makerThread(packProgram, { texts: ports } satisfies PackThreadData, ports) };
};

type Begun = { memory: CatalogMemory; ids: readonly number[]; position: number; threads: Threads };

/** Reads rows while threads start; all of them share one database snapshot. */
const begin = (given: ToBuild, onThreads: (threads: Threads) => void): Promise<Begun> =>
  inSnapshot(given.db, async (transaction) => {
    const position = await readHorizon(transaction);
    const snapshot = await shareSnapshot(transaction);
    const threads = startThreads(given, snapshot);
    onThreads(threads);
    const ready = Promise.all(threads.views.map((each) => each.ready()));
    // A failed thread is reported by the `await` below.
    ready.catch(() => undefined);
    const ids = await readProductIds(transaction);
    for (const thread of threads.views) thread.tellIds(ids);
    const memory = emptyMemory(given.stores);
    await inSharedSnapshot(given.db, snapshot, (other) =>
      loadRows(transaction, memory, { ids, others: [other] }),
    );
    await ready;
    return { memory, ids, position, threads };
  });

const madeOf = (
  { memory, ids, position }: Begun,
  { ofViews, packed }: { ofViews: readonly (readonly SentPart[])[]; packed: readonly SentPart[] },
): Built => {
  const united = unitedParts(ofViews.map(findSent), ids);
  const known = new Map<string, unknown>([...storedMemory(memory), ...united]);
  const made = [...packed, ...ofViews.flat()].filter(({ name }) => !united.has(name));
  const [names, findMade] = [new Set(made.map(({ name }) => name)), findSent(made)];
  const part: FindPart = (name) => (names.has(name) ? findMade(name) : known.get(name));
  return {
    memory: memoryFrom(
      memory.views.map(({ store }) => store),
      part,
    ),
    position,
    part,
  };
};

/**
 * Builds the catalog in threads. One thread per store view reads its documents and makes the parts of a
 * snapshot from them, another packs the documents of all views, and this thread starts from the result as
 * from a snapshot. The memory needed for building is freed with the threads. Rejects with errors of the
 * database, and when a thread fails.
 */
export const buildInThreads = async (given: ToBuild): Promise<Built> => {
  const all: MakerThread[] = [];
  try {
    const begun = await begin(given, ({ views, packer }) => void all.push(...views, packer));
    const {
      memory,
      threads: { views, packer },
    } = begun;
    for (const [place, thread] of views.entries())
      thread.tellRows(
        Array.from(storedMemory({ ...memory, views: memory.views.slice(place, place + 1) }), sentPart),
      );
    const [packed, ...ofViews] = await Promise.all([packer, ...views].map((each) => each.made()));
    return madeOf(begun, { ofViews, packed: packed ?? [] });
  } finally {
    await Promise.all(all.map((each) => each.close()));
  }
};
