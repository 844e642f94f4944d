import { MessageChannel } from 'node:worker_threads';
import type { Database } from '../../database/connect.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
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
import type { FindPart } from '../snapshot/stored-tree.ts';
import { type MakerThread, makerThread } from './maker-thread.ts';
import { findSent, type SentPart, sentPart } from './sent-part.ts';
import type { PackThreadData, ViewThreadData } from './thread-messages.ts';
import { unitedParts } from './united-parts.ts';

/** A catalogue that was built, with its indexes as parts, and the feed position that it holds. */
export type Built = { memory: CatalogMemory; position: number; part: FindPart };

export type ToBuild = {
  db: Database;
  /** Where threads reach the database themselves. */ url: string;
  stores: readonly StoreView[];
  /** Epoch milliseconds. */ now: number;
};

type Threads = { views: readonly MakerThread[]; packer: MakerThread };

const startThreads = ({ url, stores, now }: ToBuild, snapshot: string): Threads => {
  const channels = stores.map((store) => ({ store, ...new MessageChannel() }));
  const views = channels.map(({ store, port1 }) =>
    makerThread('view-thread.ts', { url, snapshot, store, now, texts: port1 } satisfies ViewThreadData, [
      port1,
    ]),
  );
  const ports = channels.map(({ port2 }) => port2);
  return { views, packer: makerThread('pack-thread.ts', { texts: ports } satisfies PackThreadData, ports) };
};

type Begun = { memory: CatalogMemory; ids: readonly number[]; position: number; threads: Threads };

/** Reads rows while threads start, and has all of them see the same. */
const begin = (given: ToBuild, onThreads: (threads: Threads) => void): Promise<Begun> =>
  inSnapshot(given.db, async (transaction) => {
    const position = await readHorizon(transaction);
    const snapshot = await shareSnapshot(transaction);
    const threads = startThreads(given, snapshot);
    onThreads(threads);
    const ready = Promise.all(threads.views.map((each) => each.ready()));
    // Who fails here is waited for below.
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
 * Builds the catalogue in threads. One for each store view reads the documents of it and makes of them what a snapshot holds, another
 * packs the documents of all, and this one begins with what they made as with a snapshot: what the building needed goes with the threads.
 * Throws what the database does, and when a thread fails.
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
