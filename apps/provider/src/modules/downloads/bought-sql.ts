import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Whose files: a customer's, or those of one order. */
export type FileOwner = { customerId: number } | { orderId: number };

const owned = (owner: FileOwner): RawBuilder<boolean> =>
  'customerId' in owner ? sql`o.customer_id = ${owner.customerId}` : sql`o.id = ${owner.orderId}`;

/** A bought file as it is kept. */
export type BoughtFile = {
  id: number;
  order_id: number;
  order_number: string;
  line_number: number;
  product_name: string;
  title: string;
  /** Of the link as it is now. */
  file: string;
  /** Null of a file that was not given at the desk. */
  file_name: string | null;
  bytes: number | null;
  downloads: number;
  downloads_at_most: number | null;
  until: Date | null;
  granted_at: Date;
  /** When its pieces or their money went back; null while it may be downloaded. */
  revoked_at: Date | null;
};

/** A part of a bundle has its own name, as it was ordered. */
const productName = sql`coalesce((select p ->> 'name' from jsonb_array_elements(l.parts) p where (p ->> 'product_id')::integer = k.product_id limit 1), l.name)`;

/** Bought files, those that were revoked too. */
const everyFile = (language: string) => sql`
  select b.id, b.order_id, o.order_number, b.line_number, ${productName} as product_name,
    coalesce((select t.title from download_link_text t where t.link_id = b.link_id order by t.language = ${language} desc, t.language limit 1),
      b.titles ->> ${language}::text, (select value from jsonb_each_text(b.titles) order by key limit 1), '') as title,
    f.file, d.name as file_name, d.bytes, b.downloads, b.downloads_per_piece * b.pieces + b.extra_downloads as downloads_at_most, b.until, b.granted_at, b.revoked_at
  from bought_download b join "order" o on o.id = b.order_id join order_line l on l.order_id = b.order_id and l.line_number = b.line_number
  left join download_link k on k.id = b.link_id cross join lateral (select coalesce(k.file, b.file) as file) f left join download_file d on d.path = f.file`;

const boughtFiles = (language: string) => sql`${everyFile(language)} where b.revoked_at is null`;

/** Files that one answer lists at most. */
const listedAtMost = 500;

/** Reads somebody's files, the latest first, and how many there are. */
export const readBoughtFiles = async (
  database: Database,
  owner: FileOwner,
  language: string,
): Promise<{ files: BoughtFile[]; total: number }> => {
  const { rows } = await sql<BoughtFile & { total: number }>`
    select b.*, (count(*) over ())::integer as total from (${boughtFiles(language)} and ${owned(owner)}) b
    order by b.granted_at desc, b.id desc limit ${listedAtMost}`.execute(database);
  return { files: rows.map(({ total: _total, ...file }) => file), total: rows[0]?.total ?? 0 };
};

/** Reads one file of somebody, or of whoever has its signed address; undefined where none of this id is hers. */
export const readBoughtFile = async (
  database: Database,
  id: number,
  { owner, language }: { owner: FileOwner | 'of its address'; language: string },
): Promise<BoughtFile | undefined> => {
  const { rows } = await sql<BoughtFile>`${boughtFiles(language)} and b.id = ${id} ${
    owner === 'of its address' ? sql`` : sql`and ${owned(owner)}`
  }`.execute(database);
  return rows[0];
};

/** Reads the files of an order for the staff, those that were revoked too, in the order of its lines. */
export const readOrderFiles = async (
  database: Database,
  orderId: number,
  language: string,
): Promise<BoughtFile[]> => {
  const { rows } = await sql<BoughtFile>`
    ${everyFile(language)} where b.order_id = ${orderId} order by b.line_number, b.id limit ${listedAtMost}`.execute(
    database,
  );
  return rows;
};

/** What staff give of a file on top of what was bought. */
type Extension = { id: number; orderId: number; downloads: number; days: number; now: number };

/**
 * Gives more downloads of a file of an order, and more days from its end, or from now where that is over. What is without
 * an end stays so. Returns whether the order has such a file; one that was revoked is none.
 */
export const extendBoughtFile = async (
  transaction: DatabaseTransaction,
  { id, orderId, downloads, days, now }: Extension,
): Promise<boolean> => {
  const { rows } = await sql`
    update bought_download set
      extra_downloads = case when downloads_per_piece is null then extra_downloads else extra_downloads + ${downloads}::integer end,
      until = case when ${days}::integer > 0 and until is not null then greatest(until, ${new Date(now)}::timestamptz) + make_interval(days => ${days}::integer) else until end
    where id = ${id} and order_id = ${orderId} and revoked_at is null returning id`.execute(transaction);
  return rows.length > 0;
};

/** Returns the numbers of an order's lines of which a file was begun to be downloaded. None is begun until the transaction ends. */
export const lockDownloadedLines = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ line: number; downloads: number }>`
    select line_number as line, downloads from bought_download
    where order_id = ${orderId} and revoked_at is null order by id for update`.execute(transaction);
  return new Set(rows.filter(({ downloads }) => downloads > 0).map(({ line }) => line));
};
