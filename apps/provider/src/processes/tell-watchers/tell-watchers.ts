import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { send } from '../../modules/messaging/messaging.ts';
import { type DueMessage, markTold, readDueMessages } from './due-alerts-sql.ts';
import { noteCrossings } from './note-crossings-sql.ts';
import { readChangedProducts, saveNextMessage, savePosition, takePosition } from './watch-position-sql.ts';

/** Recipients whose messages are written in one transaction. Reading and parsing more at once keeps shoppers waiting. */
const atOnce = 500;
/** Messages that are written together; a process that tells serves shoppers in between, for as long as it wrote. */
const writtenTogether = 25;
/** Milliseconds that a message may be early, so that the first ones go at once. */
const slackMs = 1000;

/**
 * Follows the change feed, at a position of its own, and notes what watchers are to be told. Returns how many; null
 * when another process does it.
 */
const follow = (database: Database, now: Date): Promise<number | null> =>
  inTransaction(database, async (transaction) => {
    const position = await takePosition(transaction, now);
    if (position === null) return null;
    const { horizon, ids } = await readChangedProducts(transaction, position, now);
    const fired = ids?.length === 0 ? 0 : await noteCrossings(transaction, ids, now);
    await savePosition(transaction, { horizon, at: now });
    return fired;
  });

const outgoing = ({ channel, to, language, alerts }: DueMessage, slot: number, now: number) => {
  const [first] = alerts;
  return {
    channel,
    to,
    language,
    template: 'alert' as const,
    params: {
      alerts: alerts.map(({ name, path, kind, price }) => ({ name, path, kind, price })),
      key: first?.key ?? '',
    },
    cause: `alert ${first?.watchId} ${first?.firedAt}`,
    ...(slot > now + slackMs && { notBefore: slot }),
  };
};

/** Writes the messages of some recipients, each in its turn. Returns how many; what fails is written by the next call. */
const writeSome = (database: Database, now: Date, alertsPerSecond: number): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const position = await takePosition(transaction, now);
    if (position === null) return 0;
    const due = await readDueMessages(transaction, { now, limit: atOnce });
    if (due.length === 0) return 0;
    const from = Math.max(now.getTime(), position.nextMessageAt.getTime());
    const gap = 1000 / alertsPerSecond;
    for (let first = 0; first < due.length; first += writtenTogether) {
      const begun = performance.now();
      await send(
        transaction,
        due
          .slice(first, first + writtenTogether)
          .map((message, place) => outgoing(message, from + (first + place) * gap, now.getTime())),
      );
      if (due.length > writtenTogether) await pause(performance.now() - begun);
    }
    await markTold(
      transaction,
      due.flatMap(({ alerts }) => alerts.map(({ watchId }) => watchId)),
      now,
    );
    await saveNextMessage(transaction, new Date(from + due.length * gap));
    return due.length;
  });

/**
 * Tells watchers what has changed for them since the last call: each crossing once (record 122). One of the shop's
 * processes does it at a time. Returns the number of messages written.
 */
export const tellWatchers = async (
  database: Database,
  time: number,
  { alertsPerSecond }: Pick<Settings, 'alertsPerSecond'>,
): Promise<number> => {
  const now = new Date(time);
  if ((await follow(database, now)) === null) return 0;
  let written = 0;
  for (;;) {
    const some = await writeSome(database, now, alertsPerSecond);
    written += some;
    if (some < atOnce) return written;
  }
};
