import type { Settings } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { EventName, ShopEvent } from './event.ts';

/** What subscribers and schedules work with. */
export type JobContext = {
  database: Database;
  settings: Settings;
  /** Epoch milliseconds. */
  now: () => number;
  logger: Logger;
};

/**
 * Handles every event of one name. Deliveries are at least once: a handler that is repeated must change
 * nothing the second time, for which it has the event's key. A handler that throws is tried again, later and
 * later; after the last try its job is kept as dead.
 */
export type Subscriber<Name extends EventName = EventName> = {
  event: Name;
  /** Unique among the subscribers of the event; part of the queue's name, so that it never changes. */
  name: string;
  handle: (event: ShopEvent<Name>, context: JobContext) => Promise<void>;
};

/** Work that is due at times, done by one of the shop's processes each time. */
export type Schedule = {
  /** Unique among schedules. */
  name: string;
  /** Cron expression in Baghdad's time; at most once a minute. */
  cron: string;
  run: (context: JobContext) => Promise<unknown>;
};

/**
 * Types a subscriber by the event it names. A file of a folder `subscribers` exports its result as
 * `subscribes`.
 */
export const subscriber = <Name extends EventName>(definition: Subscriber<Name>): Subscriber =>
  definition as unknown as Subscriber;
