import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import {
  openSnapshotFile,
  type SnapshotReader,
  writeSnapshotFile,
  type WriteOutcome,
} from '@dijla/search-index/node/snapshot/snapshot-file';
import { type Origin, readOrigin } from './snapshot-origin-sql.ts';
import { memoryFrom, storedMemory } from './stored-memory.ts';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';

/**
 * What the memory depends on besides the database: code and store views. A snapshot made with others is not
 * usable.
 */
export type Maker = { code: string; stores: readonly StoreView[] };

type About = { code: string; stores: string; documents: number; origin: Origin };

/** The initial state of a process: its memory and the feed position of that memory. */
export type Known = { memory: CatalogMemory; position: number };

/** The restored state; `part` finds the remaining parts until `close` is called. */
type Restored = Known & { part: FindPart; close: () => void };
export type Restoring = { ok: true; restored: Restored } | { ok: false; code: Unfit };

/** Why a snapshot cannot be used. */
type Unfit =
  | 'absent'
  | 'foreign'
  | 'other-format'
  | 'damaged'
  | 'other-code'
  | 'other-stores'
  | 'other-database'
  | 'other-history'
  | 'too-old';

/**
 * If more changes are waiting than this share of the documents, reading everything again is faster; a small
 * number of changes is always applied.
 */
const waitingShare = 1 / 4;
const waitingAtLeast = 1000;

const nameOf = (stores: readonly StoreView[]): string =>
  createHash('sha256').update(JSON.stringify(stores)).digest('base64url');

const unfitness = async (db: Database, about: About, { code, stores }: Maker): Promise<Unfit | undefined> => {
  if (about.code !== code) return 'other-code';
  if (about.stores !== nameOf(stores)) return 'other-stores';
  const { origin, isAhead, waiting } = await readOrigin(db, about.origin.position);
  if (
    origin.cluster !== about.origin.cluster ||
    origin.database !== about.origin.database ||
    origin.schema !== about.origin.schema
  )
    return 'other-database';
  if (isAhead || !isDeepStrictEqual(origin.last, about.origin.last)) return 'other-history';
  return waiting > Math.max(waitingAtLeast, about.documents * waitingShare) ? 'too-old' : undefined;
};

const readFitting = async (
  db: Database,
  maker: Maker,
  { about: given, part, close }: SnapshotReader,
): Promise<Restoring> => {
  const about = given as About;
  const unfit = await unfitness(db, about, maker);
  if (unfit !== undefined) return { ok: false, code: unfit };
  return {
    ok: true,
    restored: { memory: memoryFrom(maker.stores, part), position: about.origin.position, part, close },
  };
};

/**
 * Restores a snapshot file if it is complete, was made by this code for these store views, and if this
 * database continues where it ends. The caller must close the result.
 */
export const restoreSnapshot = async (path: string, db: Database, maker: Maker): Promise<Restoring> => {
  const opened = openSnapshotFile(path);
  if (!opened.ok) return opened;
  let isTaken = false;
  try {
    const read = await readFitting(db, maker, opened.reader);
    isTaken = read.ok;
    return read;
  } finally {
    if (!isTaken) opened.reader.close();
  }
};

export type Taken = Known & {
  /** The parts of its indexes. */ indexes: readonly Iterable<StoredPart>[];
  /** Called between parts; returns false if something has changed meanwhile, and writing stops. */ isStill: () => boolean;
};

const partsOf = function* ({ memory, indexes }: Taken): Generator<StoredPart> {
  yield* storedMemory(memory);
  for (const parts of indexes) yield* parts;
};

/**
 * Writes a snapshot; the memory must not change until it is complete. Rejects with errors of the file system
 * and the database.
 */
export const writeSnapshot = async (
  path: string,
  { db, maker: { code, stores }, taken }: { db: Database; maker: Maker; taken: Taken },
): Promise<WriteOutcome> => {
  const { origin } = await readOrigin(db, taken.position);
  const documents = taken.memory.views.reduce((sum, { products }) => sum + products.size, 0);
  const about: About = { code, stores: nameOf(stores), documents, origin };
  return writeSnapshotFile(path, { about, parts: partsOf(taken), isStill: taken.isStill });
};
