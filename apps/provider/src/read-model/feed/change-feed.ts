import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { listen } from '../../database/listen.ts';
import { pacedLoop } from '../../database/paced-loop.ts';
import { passBoundaries } from './boundaries.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { readChanges } from '../engine/catalog-rows.ts';
import { changesInSteps } from './changes-in-steps.ts';
import { type ChangedEntity, mergedChanges } from './changed-entities.ts';
import { passedOn } from './passed-on.ts';
import { positionWaiters } from './position-waiters.ts';
import { createMutex } from '@dijla/semaphore/mutex';

/**
 * How much of the truth is in memory: every transaction below the position, and what changes with time up to an
 * instant (ms). Equal in all processes of a database, so that what one made can be judged by another.
 */
export type AsOf = { position: number; time: number };

/**
 * What subscribers receive after a batch has been applied. What was made as of less than `from` may show how things
 * were before.
 */
type FeedBatch = { position: number; entities: readonly ChangedEntity[]; from: Partial<AsOf> };

export type ChangeFeed = {
  /** Every transaction below this number is visible in memory. */
  position: () => number;
  asOf: () => AsOf;
  /** Resolves to true once the position is reached, or to false after `atMostMs`. */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  subscribe: (listener: (batch: FeedBatch) => void) => () => void;
  /**
   * Applies all committed changes and all instants that have passed. The feed does so by itself; tests call
   * this instead of waiting.
   */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** A feed that also announces to subscribers what became visible by other means. */
export type AnnouncingFeed = ChangeFeed & {
  announce: (entities: readonly ChangedEntity[]) => void;
  /** Number of changes read since it started. */
  changes: () => number;
  /** Runs the work while no change is being applied. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
};

export type ChangeFeedParts = {
  db: Database;
  pool: pg.Pool;
  memory: CatalogMemory;
  position: number;
  /** Returns epoch milliseconds. */
  now: () => number;
  onTrouble: (error: unknown) => void;
  /**
   * Called after each part of a batch has been applied to the memory, and with what has changed with time;
   * subscribers hear of it once this has resolved. When it rejects, the next call repeats what it was given.
   */
  onPlaced: (changed: readonly ChangedEntity[]) => Promise<void>;
};

/** Milliseconds between two polls, in case a notification is lost. */
const pollEvery = 1000;

/** Passes every batch to every listener; a listener that throws does not affect the others. */
const subscribers = (onTrouble: (error: unknown) => void) => {
  const listeners = new Set<(batch: FeedBatch) => void>();
  const tell = (batch: FeedBatch): void => {
    if (batch.entities.length === 0) return;
    for (const listener of listeners) {
      try {
        listener(batch);
      } catch (error) {
        onTrouble(error);
      }
    }
  };
  const subscribe: ChangeFeed['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { tell, subscribe };
};

/**
 * Changes that are applied but not yet announced: after a batch fails midway, the next attempt no longer finds
 * them different.
 */
const pendingNotices = (
  at: { position: number; time: number; passed: number },
  {
    tell,
    reached,
    onPlaced,
  }: {
    tell: (batch: FeedBatch) => void;
    reached: (position: number) => void;
    onPlaced: ChangeFeedParts['onPlaced'];
  },
) => {
  const pending: ChangedEntity[] = [];
  const placed = passedOn(onPlaced);
  return {
    note: async (changed: readonly ChangedEntity[]): Promise<void> => {
      pending.push(...changed);
      await placed(changed);
    },
    /** Notes what changed with time. It is told even when this rejects, because no attempt finds it again. */
    noteBoundaries: async (changed: readonly ChangedEntity[]): Promise<void> => {
      const { position, time } = at;
      const end = () => {
        at.passed = time;
        tell({ position, entities: changed, from: { time } });
      };
      if (changed.length === 0) end();
      else await placed(changed).finally(end);
    },
    /** `readUpTo` is above every transaction whose changes were noted. */
    tellAll: (readUpTo: number): void => {
      const entities = mergedChanges(pending.splice(0));
      tell({ position: at.position, entities, from: { position: readUpTo } });
      reached(at.position);
    },
  };
};

/**
 * Starts a process's only reader of the change feed: for each batch it applies the changes, advances the
 * position and notifies subscribers (DESIGN §3).
 */
// oxlint-disable-next-line max-lines-per-function -- each step moves the same position
export const startChangeFeed = ({
  db,
  pool,
  memory,
  now,
  onTrouble,
  onPlaced,
  position: startedAt,
}: ChangeFeedParts): AnnouncingFeed => {
  const { tell, subscribe } = subscribers(onTrouble);
  const { waitFor, reached } = positionWaiters();
  const begunAt = now();
  const at = {
    position: startedAt,
    time: begunAt,
    /** Up to when what changed with time is in memory: `time`, once that is so. */ passed: begunAt,
    changes: 0,
    /** Whether a change was committed since the feed was last read. */ isAnnounced: false,
  };
  const { note, noteBoundaries, tellAll } = pendingNotices(at, { tell, reached, onPlaced });

  const letTimePass = (): Promise<void> => {
    const [before, time] = [at.time, now()];
    at.time = time;
    return noteBoundaries(passBoundaries(memory, before, time));
  };

  const takeIn = async (): Promise<void> => {
    const steps = changesInSteps({ db, memory, now }, note);
    let readUpTo = at.position;
    const readOn = () => {
      at.isAnnounced = false;
      const reading = readChanges(db, readUpTo);
      // If a step fails meanwhile, nobody awaits this read; the next attempt reads the announced changes.
      reading.catch(() => undefined);
      return reading;
    };
    let reading: ReturnType<typeof readChanges> | undefined;
    do {
      await letTimePass();
      const { horizon, rows } = await (reading ?? readOn());
      reading = undefined;
      readUpTo = Math.max(readUpTo, horizon);
      await steps.take(rows, () => {
        at.position = Math.max(at.position, horizon);
        at.changes += rows.length;
      });
      tellAll(readUpTo);
      await steps.goOn(() => {
        if (at.isAnnounced) reading = readOn();
        return reading !== undefined;
      });
    } while (reading !== undefined || !steps.isAllTaken());
    tellAll(readUpTo);
  };

  const inTurn = createMutex();
  const catchUp = (): Promise<void> => inTurn(takeIn);
  const restFor = (): number => Math.min(pollEvery, (memory.schedule.next(now()) ?? Infinity) - now());
  const loop = pacedLoop(catchUp, { restFor, onTrouble });
  const wake = (): void => {
    at.isAnnounced = true;
    loop.wake();
  };
  const listener = listen(pool, {
    channel: 'change',
    onNotification: wake,
    onListening: wake,
    onTrouble,
  });

  return {
    position: () => at.position,
    asOf: () => ({ position: at.position, time: at.passed }),
    waitFor: (position, atMostMs) => {
      if (position <= at.position) return Promise.resolve(true);
      wake();
      return waitFor(position, atMostMs);
    },
    subscribe,
    announce: (entities) => tell({ position: at.position, entities, from: { position: at.position } }),
    changes: () => at.changes,
    inTurn,
    catchUp,
    close: async () => {
      listener.close();
      await loop.close();
    },
  };
};
