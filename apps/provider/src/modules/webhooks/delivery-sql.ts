import { sql } from 'kysely';
import type { OutboundFault } from '../../outbound-fetch.ts';
import { emit } from '../../events/emit-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import type { ToldEvent } from './signed-webhook.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** A delivery waits to be sent; emitted by a trigger of `event`. `isAsked`: somebody wants it sent again. */
    'webhook.queued': { deliveryId: string; isAsked?: true };
  }
}

/** A delivery of which this process alone has the current attempt. */
export type ClaimedDelivery = ToldEvent & {
  webhook_id: number;
  url: string;
  sealed_secret: Buffer;
  /** This one included. */
  attempts: number;
};

/** Milliseconds after which an attempt counts as lost with its process: far more than one takes. */
const lostAfterMs = 5 * 60_000;

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/**
 * Begins an attempt that is due; undefined when another process has it, or its webhook is off. `isFirst`: leaves a
 * delivery to the schedule while others of its webhook wait for another attempt, so that one that does not answer holds
 * up no other.
 */
export const claimDelivery = async (
  database: Database,
  { id, now, isFirst }: { id: string; now: number; isFirst: boolean },
): Promise<ClaimedDelivery | undefined> => {
  const { rows } = await sql<ClaimedDelivery>`${prepared}
    update webhook_delivery d set attempts = attempts + 1, tried_at = ${instant(now)}, due_at = ${instant(now + lostAfterMs)}
    from webhook w where d.id = ${id}::uuid and w.id = d.webhook_id and w.is_active and d.state = 'waiting' and d.due_at <= ${instant(now)}
      and (not ${isFirst}::boolean or not exists (
        select from webhook_delivery o where o.webhook_id = d.webhook_id and o.state = 'waiting' and o.attempts > 0 and o.id <> d.id and (o.status is not null or o.fault is not null)))
    returning d.id, d.webhook_id, d.event, d.data, d.created_at, d.attempts, w.url, w.sealed_secret`.execute(
    database,
  );
  return rows[0];
};

/** What an attempt came to. */
export type Attempted = {
  state: 'waiting' | 'sent' | 'dead';
  dueAt: Date | null;
  status: number | null;
  fault: OutboundFault | null;
  tookMs: number;
};

/** Records what an attempt came to, unless somebody else has begun another meanwhile. */
export const settleDelivery = async (
  database: Database,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { state, dueAt, status, fault, tookMs }: Attempted,
): Promise<void> => {
  await database
    .updateTable('webhook_delivery')
    .set({ state, due_at: dueAt, status, fault, took_ms: tookMs })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute();
};

/** Returns deliveries that are due, the oldest first, with their webhooks. */
export const findDueDeliveries = async (
  database: Database,
  { now, limit }: { now: number; limit: number },
): Promise<{ id: string; webhook_id: number }[]> => {
  const { rows } = await sql<{ id: string; webhook_id: number }>`
    select d.id, d.webhook_id from webhook_delivery d join webhook w on w.id = d.webhook_id and w.is_active
    where d.state = 'waiting' and d.due_at <= ${instant(now)} order by d.due_at limit ${limit}`.execute(
    database,
  );
  return rows;
};

type ListedDelivery = {
  id: string;
  event: string;
  data: Record<string, unknown>;
  state: Attempted['state'];
  attempts: number;
  status: number | null;
  fault: OutboundFault | null;
  took_ms: number | null;
  tried_at: Date | null;
  due_at: Date | null;
  created_at: Date;
};

/** Reads the last deliveries of a webhook, newest first. */
export const readDeliveries = async (
  database: Database,
  webhookId: number,
  limit: number,
): Promise<ListedDelivery[]> => {
  const { rows } = await sql<ListedDelivery>`
    select id, event, data, state, attempts, status, fault, took_ms, tried_at, due_at, created_at from webhook_delivery
    where webhook_id = ${webhookId} order by created_at desc, id limit ${limit}`.execute(database);
  return rows;
};

/** Has a delivery sent again, from its first attempt on. Returns the state it had; undefined when there is none. */
export const queueAgain = async (
  transaction: DatabaseTransaction,
  { id, cause, now }: { id: string; cause: string; now: number },
): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`
    update webhook_delivery d set state = 'waiting', attempts = 0, due_at = ${instant(now)} from webhook_delivery o
    where d.id = ${id}::uuid and o.id = d.id returning o.state`.execute(transaction);
  const [before] = rows;
  if (before === undefined) return undefined;
  await emit(transaction, {
    name: 'webhook.queued',
    key: `${id}/${cause}`,
    data: { deliveryId: id, isAsked: true },
  });
  return before.state;
};

/** Days that deliveries are kept. */
const keptDays = 30;

/** Deletes old deliveries. Returns how many. */
export const forgetDeliveries = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
