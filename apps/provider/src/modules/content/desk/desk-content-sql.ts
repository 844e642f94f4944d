import { readingOrder } from '@dijla/contract/read-languages';
import { isRootPage } from '@dijla/contract/root-pages';
import { isShopPage } from '@dijla/contract/shop-pages';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { readContent } from '../content-sql.ts';
import type { ContentEntity, ContentKind, StoredContent } from '../kinds/content-kind.ts';

/** Locks a record, so that one after the other changes it, and returns it; undefined where there is none. */
export const lockContent = async (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  id: number,
): Promise<StoredContent | undefined> => {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from ${sql.table(kind.entity)} where id = ${id} for update`.execute(transaction);
  const [row] = rows;
  return row && (await readContent(transaction, kind, [row.identifier]))[0];
};

/** Returns the record with this id; undefined where there is none. */
export const findContent = async (
  db: Database,
  kind: ContentKind,
  id: number,
): Promise<StoredContent | undefined> => {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from ${sql.table(kind.entity)} where id = ${id}`.execute(db);
  const [row] = rows;
  return row && (await readContent(db, kind, [row.identifier]))[0];
};

export const renameContent = async (
  transaction: DatabaseTransaction,
  { entity }: ContentKind,
  { id, identifier }: { id: number; identifier: string },
): Promise<void> => {
  await sql`update ${sql.table(entity)} set identifier = ${identifier}, updated_at = now() where id = ${id}`.execute(
    transaction,
  );
};

/**
 * Whether a page of the storefront's own, a product or a category of some store has this path, or a record of the kind this
 * identifier.
 */
export const isTaken = async (
  db: Database,
  { entity }: ContentKind,
  {
    identifier,
    path,
    but = 0,
  }: { identifier: string; path: string | null; /** The record that may have it. */ but?: number },
): Promise<boolean> => {
  if (path !== null && (isShopPage(path) || (entity === 'landing_page' && isRootPage(path)))) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from ${sql.table(entity)} where lower(identifier) = lower(${identifier}) and id <> ${but})
      or exists (select from product_store where url_path = ${path} and visibility > 1)
      or exists (select from category_store where url_path = ${path}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
};

export type ListedContent = {
  id: number;
  identifier: string;
  is_active: boolean;
  updated_at: Date;
  title: string;
  languages: Language[];
  number: number;
  has_draft: boolean;
  publish_at: Date | null;
  saved_at: Date | null;
  saved_by: string | null;
};

type ContentFilter = {
  state?: 'draft' | 'published' | 'scheduled' | undefined;
  q?: string | undefined;
  before?: number | undefined;
  id?: number | undefined;
  limit: number;
};

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

const last = (entity: ContentEntity) => sql`left join lateral (
    select v.number, v.publish_at, v.published_at, v.saved_at, s.name as saved_by from content_version v left join staff s on s.id = v.saved_by
    where v.entity = ${entity} and v.entity_id = c.id order by v.number desc limit 1) v on true`;

/** Reads records of a kind, newest first, with their title in the first of the languages that has one. */
export const readListedContent = async (
  db: Database,
  { entity, textOwner }: ContentKind,
  { filter: { state, q, before, id, limit }, language }: { filter: ContentFilter; language: Language },
): Promise<ListedContent[]> => {
  const texts = sql.table(`${entity}_text`);
  const own = sql.ref(`t.${textOwner}`);
  const isDraft = sql`(c.is_active and v.number is not null and v.published_at is null)`;
  const waits = sql`(v.publish_at is not null and v.published_at is null)`;
  const states = {
    published: sql`c.is_active`,
    draft: sql`not c.is_active`,
    scheduled: waits,
  };
  const { rows } = await sql<ListedContent>`
    select c.id, c.identifier, c.is_active, c.updated_at, coalesce(v.number, 0) as number, ${isDraft} as has_draft,
      case when ${waits} then v.publish_at end as publish_at, v.saved_at, v.saved_by,
      coalesce((select t.title from ${texts} t where ${own} = c.id order by array_position(${readingOrder(language)}::text[], t.language) limit 1), '') as title,
      coalesce((select jsonb_agg(t.language order by t.language) from ${texts} t where ${own} = c.id), '[]') as languages
    from ${sql.table(entity)} c ${last(entity)}
    where (${id ?? null}::integer is null or c.id = ${id ?? null}) and (${before ?? null}::bigint is null or c.id < ${before ?? null})
      and ${state === undefined ? sql`true` : states[state]}
      and (${q ?? null}::text is null or lower(c.identifier) like ${like(q ?? '')}
        or exists (select from ${texts} t where ${own} = c.id and lower(t.title) like ${like(q ?? '')}))
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
};
