import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { passBoundaries } from './boundaries.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { readChanges } from '../engine/catalog-rows.ts';
import { changesInSteps } from './changes-in-steps.ts';
import { listenForChanges } from './change-listener.ts';
import { type ChangedEntity, mergedChanges } from './changed-entities.ts';
import { pacedLoop } from './paced-loop.ts';
import { positionWaiters } from './position-waiters.ts';
import { turnsInOrder } from './turns-in-order.ts';

/** What subscribers hear after a batch was put in place. */
export type FeedBatch = { position: number; entities: readonly ChangedEntity[] };

export type ChangeFeed = {
  /** Every transaction below this number can be seen here. */
  position: () => number;
  /** True once the position is reached, false when `atMostMs` have passed. */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  subscribe: (listener: (batch: FeedBatch) => void) => () => void;
  /** Takes in all that is committed and all instants that have passed; the feed does so by itself, tests do not wait for it. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
};

/** A feed that tells subscribers also what became visible apart from it. */
export type AnnouncingFeed = ChangeFeed & {
  announce: (entities: readonly ChangedEntity[]) => void;
  /** How many changes were read since it started. */
  changes: () => number;
  /** Does something while no change is put in place. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
};

export type ChangeFeedParts = {
  db: Database;
  pool: pg.Pool;
  memory: CatalogMemory;
  position: number;
  /** Epoch milliseconds. */
  now: () => number;
  onTrouble: (error: unknown) => void;
  /** Hears after every part of a batch that it is in place. */
  onPlaced: () => void;
};

/** Milliseconds between two polls, should no announcement come through. */
const pollEvery = 1000;

/** Tells every listener of every batch; one that throws does not keep it from the others. */
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

/** The one reader of the change feed of a process: per batch it puts changes in place, advances the position, tells subscribers (DESIGN §3). */
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
  const at = {
    position: startedAt,
    time: now(),
    changes: 0,
    /** Whether somebody committed a change since the feed was read last. */ isAnnounced: false,
  };
  /** In place and not told: of a batch that failed midway the next attempt finds nothing different any more. */
  const pendingNotices: ChangedEntity[] = [];

  const note = (changed: readonly ChangedEntity[]): void => {
    pendingNotices.push(...changed);
    onPlaced();
  };

  const letTimePass = (): void => {
    const [before, time] = [at.time, now()];
    at.time = time;
    tell({ position: at.position, entities: passBoundaries(memory, before, time) });
  };

  const tellAll = (): void => {
    tell({ position: at.position, entities: mergedChanges(pendingNotices.splice(0)) });
    reached(at.position);
  };

  const takeIn = async (): Promise<void> => {
    const steps = changesInSteps({ db, memory, now }, note);
    let readUpTo = at.position;
    const readOn = () => {
      at.isAnnounced = false;
      const reading = readChanges(db, readUpTo);
      // Where a step fails meanwhile, nobody waits for it; what was announced is read by the next attempt.
      reading.catch(() => undefined);
      return reading;
    };
    let reading: ReturnType<typeof readChanges> | undefined;
    do {
      letTimePass();
      const { horizon, rows } = await (reading ?? readOn());
      reading = undefined;
      readUpTo = Math.max(readUpTo, horizon);
      await steps.take(rows, () => {
        at.position = Math.max(at.position, horizon);
        at.changes += rows.length;
      });
      tellAll();
      await steps.goOn(() => {
        if (at.isAnnounced) reading = readOn();
        return reading !== undefined;
      });
    } while (reading !== undefined || !steps.isAllTaken());
    tellAll();
  };

  const inTurn = turnsInOrder();
  const catchUp = (): Promise<void> => inTurn(takeIn);
  const restFor = (): number => Math.min(pollEvery, (memory.schedule.next(now()) ?? Infinity) - now());
  const loop = pacedLoop(catchUp, { restFor, onTrouble });
  const wake = (): void => {
    at.isAnnounced = true;
    loop.wake();
  };
  const listener = listenForChanges(pool, { onWake: wake, onTrouble });

  return {
    position: () => at.position,
    waitFor: (position, atMostMs) => {
      if (position <= at.position) return Promise.resolve(true);
      wake();
      return waitFor(position, atMostMs);
    },
    subscribe,
    announce: (entities) => tell({ position: at.position, entities }),
    changes: () => at.changes,
    inTurn,
    catchUp,
    close: async () => {
      listener.close();
      await loop.close();
    },
  };
};
