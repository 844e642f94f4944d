import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

type ListedWebhook = {
  id: number;
  url: string;
  events: string[];
  is_active: boolean;
  created_at: Date;
  waiting: number;
  dead: number;
  last_sent_at: Date | null;
};

/** Reads the webhooks, newest first, with what became of their deliveries. */
export const readWebhooks = async (database: Database): Promise<ListedWebhook[]> => {
  const { rows } = await sql<ListedWebhook>`
    select w.id, w.url, w.events, w.is_active, w.created_at, count(d.id) filter (where d.state = 'waiting')::integer as waiting,
      count(d.id) filter (where d.state = 'dead')::integer as dead, max(d.tried_at) filter (where d.state = 'sent') as last_sent_at
    from webhook w left join webhook_delivery d on d.webhook_id = w.id group by w.id order by w.id desc`.execute(
    database,
  );
  return rows;
};

export const isWebhook = async (database: Database, id: number): Promise<boolean> =>
  (await database.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Counts the webhooks. They are added one after the other. */
export const countWebhooks = async (transaction: DatabaseTransaction): Promise<number> => {
  await sql`lock table webhook in share row exclusive mode`.execute(transaction);
  const { rows } = await sql<{ all: number }>`select count(*)::integer as all from webhook`.execute(
    transaction,
  );
  return rows[0]?.all ?? 0;
};

/** Adds a webhook and returns its id. */
export const insertWebhook = async (
  transaction: DatabaseTransaction,
  {
    url,
    events,
    sealedSecret,
    now,
  }: { url: string; events: readonly string[]; sealedSecret: Buffer; now: number },
): Promise<number> => {
  const { id } = await transaction
    .insertInto('webhook')
    .values({ url, events: [...events], sealed_secret: sealedSecret, created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type WebhookFields = { url: string; events: string[]; is_active: boolean };

/** Locks a webhook and returns how it stands; undefined when there is none. */
export const lockWebhook = (
  transaction: DatabaseTransaction,
  id: number,
): Promise<WebhookFields | undefined> =>
  transaction
    .selectFrom('webhook')
    .select(['url', 'events', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateWebhook = async (
  transaction: DatabaseTransaction,
  id: number,
  fields: WebhookFields,
): Promise<void> => {
  await transaction.updateTable('webhook').set(fields).where('id', '=', id).execute();
};

export const deleteWebhook = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await transaction.deleteFrom('webhook').where('id', '=', id).execute();
};
