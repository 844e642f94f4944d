import { sql } from 'kysely';
import type { JobInsert } from 'pg-boss';
import { type Database, type DatabaseTransaction, inTransaction } from '../database/database.ts';
import { prepared } from '../database/prepare-marked.ts';

/** Maximum number of events whose jobs are queued in one transaction. */
const batch = 200;

type Recorded = { id: number; name: string; key: string; data: object; trace: string | null };

/** Inserts jobs into a queue in the transaction. */
type InsertJobs = (transaction: DatabaseTransaction, queue: string, jobs: JobInsert[]) => Promise<void>;

export type QueueEventsParts = {
  database: Database;
  /** Queues of an event's subscribers. */
  queuesOf: (event: string) => readonly string[];
  insertJobs: InsertJobs;
};

/** Queues the jobs of one batch. Skips events that another process is queueing. */
const queueBatch = ({ database, queuesOf, insertJobs }: QueueEventsParts): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { rows } = await sql<Recorded>`${prepared}
      update event set queued_at = now()
      where id in (select id from event where queued_at is null order by id limit ${batch} for update skip locked)
      returning id, name, key, data, trace`.execute(transaction);
    const jobs = Map.groupBy(
      rows
        .toSorted((a, b) => a.id - b.id)
        .flatMap((event) => queuesOf(event.name).map((queue) => ({ queue, event }))),
      ({ queue }) => queue,
    );
    for (const [queue, queued] of jobs)
      await insertJobs(
        transaction,
        queue,
        queued.map(({ event: { name, key, data, trace } }) => ({
          data: { name, key, data, ...(trace !== null && { trace }) },
        })),
      );
    return rows.length;
  });

/**
 * Queues a job for every subscriber of the recorded events that have none yet, and marks them. Several
 * processes may do so at once. Returns the number of events.
 */
export const queueEvents = async (parts: QueueEventsParts): Promise<number> => {
  let [sum, count] = [0, batch];
  while (count === batch) {
    count = await queueBatch(parts);
    sum += count;
  }
  return sum;
};
