import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordAuthor,
  type RecordHandler,
} from '../../database/record-handler.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { ReviewInput } from './review-input.ts';

const knownSkus = async (
  db: Database,
  skus: readonly string[],
  brought: ArrivingKeys,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ sku: string }>`select sku from product where sku = any(${skus})`.execute(db);
  return new Set([...rows.map(({ sku }) => sku), ...(await brought('product', skus))]);
};

const faultOf = (
  { sku, rating, title, detail, nickname }: ReviewInput,
  skus: ReadonlySet<string>,
): string | undefined => {
  if (!skus.has(sku)) return 'unknown-sku';
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return 'bad-rating';
  return [title, detail, nickname].some((text) => text.includes('\u0000') || !text.isWellFormed())
    ? 'bad-text'
    : undefined;
};

const announce = (
  transaction: DatabaseTransaction,
  keys: readonly string[],
  { actor, requestId }: RecordAuthor,
) =>
  sql`insert into change (entity, entity_id, kind, actor, request_id)
    select distinct 'product', product_id, 'reviews', ${actor}, ${requestId} from review where natural_key = any(${keys})`.execute(
    transaction,
  );

/**
 * Keeps the instant of the first save, so that a review without one does not change when it is imported
 * again.
 */
const withKeptInstants = async (db: Database, records: readonly ReviewInput[]): Promise<ReviewInput[]> => {
  const undated = records
    .filter(({ created_at }) => created_at === null)
    .map(({ natural_key }) => natural_key);
  const { rows } = await sql<{
    natural_key: string;
    created_at: Date;
  }>`select natural_key, created_at from review where natural_key = any(${undated})`.execute(db);
  const instants = new Map(
    rows.map(({ natural_key, created_at }) => [natural_key, created_at.toISOString()]),
  );
  return records.map((record) => ({
    ...record,
    created_at:
      record.created_at === null
        ? (instants.get(record.natural_key) ?? null)
        : new Date(record.created_at).toISOString(),
  }));
};

const columns =
  'natural_key text, sku text, status smallint, language text, nickname text, title text, detail text, rating smallint, created_at timestamptz';

/** Record handler of reviews, by natural key. A review of an unknown product is rejected. */
export const reviewHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<ReviewInput> => ({
  keyOf: ({ natural_key }) => natural_key,
  check: async (db, records) => {
    const skus = await knownSkus(db, [...new Set(records.map(({ sku }) => sku))], brought);
    const taken = records.filter((record) => faultOf(record, skus) === undefined);
    return {
      records: await withKeptInstants(db, taken),
      warnings: records.flatMap((record) => {
        const code = faultOf(record, skus);
        return code === undefined
          ? []
          : [{ key: record.natural_key, code, subject: record.sku, isTaken: false }];
      }),
    };
  },
  read: async (db, keys) => {
    const { rows } = await sql<Omit<ReviewInput, 'created_at'> & { created_at: Date }>`
      select r.natural_key, p.sku, r.status, r.language, r.nickname, r.title, r.detail, r.rating, r.created_at
      from review r join product p on p.id = r.product_id where r.natural_key = any(${keys})`.execute(db);
    return new Map(
      rows.map((row) => [row.natural_key, { ...row, created_at: row.created_at.toISOString() }]),
    );
  },
  save: async (transaction, records, author) => {
    await sql`
      insert into review (natural_key, product_id, status, language, nickname, title, detail, rating, created_at, source)
      select given.natural_key, p.id, given.status, given.language, given.nickname, given.title, given.detail, given.rating, coalesce(given.created_at, now()), ${author.source}
      from ${recordset(records, columns)} join product p on p.sku = given.sku
      on conflict (natural_key) do update set product_id = excluded.product_id, status = excluded.status, language = excluded.language,
        nickname = excluded.nickname, title = excluded.title, detail = excluded.detail, rating = excluded.rating, created_at = excluded.created_at`.execute(
      transaction,
    );
    await announce(
      transaction,
      records.map(({ natural_key }) => natural_key),
      author,
    );
  },
  remove: async (transaction, keys, author) => {
    await announce(transaction, keys, author);
    await sql`delete from review where natural_key = any(${keys})`.execute(transaction);
  },
  keysOf: async (db, source) => {
    const { rows } = await sql<{
      natural_key: string;
    }>`select natural_key from review where source = ${source} and natural_key is not null`.execute(db);
    return rows.map(({ natural_key }) => natural_key);
  },
});
