import { randomBytes } from 'node:crypto';
import type { NewsletterPreferences } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

export type Subscriber = { id: number; email: string; language: string; key: string; isConfirmed: boolean };

/** Returns the key of a new subscriber, which confirms and ends it: a secret of 128 bits. */
const newKey = (): string => randomBytes(16).toString('base64url');

const columns = sql`id, email, language, key, confirmed_at is not null as "isConfirmed"`;

/** Returns the e-mail address of a customer, if she has proved that it is hers. */
export const readProvedEmailOf = async (database: Database, customerId: number): Promise<string | null> => {
  const row = await database
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
};

/** Whether an address gets the newsletter. */
export const isSubscribed = async (database: Database, email: string): Promise<boolean> => {
  const { rows } =
    await sql`select from newsletter_subscriber where email = ${email} and confirmed_at is not null`.execute(
      database,
    );
  return rows.length > 0;
};

/** Adds an address that has not confirmed yet, or returns the one that is there. */
export const insertSubscriber = async (
  transaction: DatabaseTransaction,
  { email, language }: { email: string; language: string },
): Promise<Subscriber> => {
  const { rows } = await sql<Subscriber>`
    insert into newsletter_subscriber as s (email, language, key) values (${email}, ${language}, ${newKey()})
    on conflict (email) do update set language = case when s.confirmed_at is null then excluded.language else s.language end
    returning ${columns}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert answered no row');
  return row;
};

/** Confirms who has this key, and returns them; `isConfirmed` says whether they had before. Null for an unknown key. */
export const confirmSubscriber = async (
  transaction: DatabaseTransaction,
  key: string,
  now: number,
): Promise<Subscriber | null> => {
  const { rows } = await sql<Subscriber>`
    select ${columns} from newsletter_subscriber where key = ${key} for update`.execute(transaction);
  const [found] = rows;
  if (found === undefined) return null;
  if (!found.isConfirmed)
    await sql`update newsletter_subscriber set confirmed_at = ${new Date(now)} where id = ${found.id}`.execute(
      transaction,
    );
  return found;
};

/** Returns who has an address; null for nobody. */
export const findSubscriber = async (database: Database, email: string): Promise<Subscriber | null> => {
  const { rows } = await sql<Subscriber>`
    select ${columns} from newsletter_subscriber where email = ${email}`.execute(database);
  return rows[0] ?? null;
};

/** Whose newsletter: by the key of a message, or by the address of a customer who has proved that it is hers. */
export type Reader = { key: string } | { email: string };

const isOf = (reader: Reader) => ('key' in reader ? sql`key = ${reader.key}` : sql`email = ${reader.email}`);

/** Returns how a reader has her newsletter; undefined for nobody who gets it. */
export const readPreferencesOf = async (
  database: Database,
  reader: Reader,
): Promise<NewsletterPreferences | undefined> => {
  const { rows } = await sql<NewsletterPreferences>`
    select language, topics, frequency from newsletter_subscriber where ${isOf(reader)} and confirmed_at is not null`.execute(
    database,
  );
  return rows[0];
};

/** Sets how a reader has her newsletter; undefined for nobody who gets it. */
export const setPreferencesOf = async (
  database: Database,
  reader: Reader,
  { language, topics, frequency }: NewsletterPreferences,
): Promise<NewsletterPreferences | undefined> => {
  const { rows } = await sql<NewsletterPreferences>`
    update newsletter_subscriber set language = ${language}, topics = ${[...topics]}::text[], frequency = ${frequency}
    where ${isOf(reader)} and confirmed_at is not null returning language, topics, frequency`.execute(
    database,
  );
  return rows[0];
};

/** Ends the newsletter of an address; one that has none is no error. */
export const endByEmail = async (database: Database, email: string): Promise<void> => {
  await sql`delete from newsletter_subscriber where email = ${email}`.execute(database);
};

/** Ends the newsletter of who has this key; an unknown one has ended. */
export const endByKey = async (database: Database, key: string): Promise<void> => {
  await sql`delete from newsletter_subscriber where key = ${key}`.execute(database);
};

/** Forgets addresses that have not confirmed in time. */
export const forgetUnconfirmed = async (database: Database, before: number): Promise<void> => {
  await sql`delete from newsletter_subscriber where confirmed_at is null and created_at < ${new Date(before)}`.execute(
    database,
  );
};

export type SubscriberFilter = {
  state?: 'confirmed' | 'waiting' | undefined;
  q?: string | undefined;
  before?: number | undefined;
  limit: number;
};

export type ListedSubscriber = {
  id: number;
  email: string;
  language: string;
  created_at: Date;
  confirmed_at: Date | null;
};

/** Reads subscribers, the latest first. */
export const readSubscribers = async (
  database: Database,
  { state, q, before, limit }: SubscriberFilter,
): Promise<ListedSubscriber[]> => {
  const wanted = [
    sql`true`,
    ...(state === undefined ? [] : [sql`(confirmed_at is not null) = ${state === 'confirmed'}`]),
    ...(q === undefined ? [] : [sql`strpos(email, ${q.trim().toLowerCase()}) > 0`]),
    ...(before === undefined ? [] : [sql`id < ${before}::bigint`]),
  ];
  const { rows } = await sql<ListedSubscriber>`
    select id, email, language, created_at, confirmed_at from newsletter_subscriber
    where ${sql.join(wanted, sql` and `)} order by id desc limit ${limit}`.execute(database);
  return rows;
};

/** Subscribers read at once for a file. */
const readAtOnce = 2000;

/** Who gets the newsletter and how, as a file for the program that sends it has it. */
export type WrittenSubscriber = NewsletterPreferences & { email: string; key: string; confirmed_at: Date };

/** Reads everybody who gets the newsletter, the latest first, page by page. */
export async function* eachSubscriber(database: Database): AsyncGenerator<WrittenSubscriber> {
  let before: number | undefined;
  for (;;) {
    const { rows: page } = await sql<WrittenSubscriber & { id: number }>`
      select id, email, language, key, confirmed_at, topics, frequency from newsletter_subscriber
      where confirmed_at is not null and id < ${before ?? 2_147_483_647} order by id desc limit ${readAtOnce}`.execute(
      database,
    );
    yield* page;
    if (page.length < readAtOnce) return;
    before = page.at(-1)?.id;
  }
}

/** Removes a subscriber and returns who it was; undefined for nobody. */
export const removeSubscriber = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<ListedSubscriber | undefined> => {
  const { rows } = await sql<ListedSubscriber>`
    delete from newsletter_subscriber where id = ${id}
    returning id, email, language, created_at, confirmed_at`.execute(transaction);
  return rows[0];
};
