import type { RichNode } from '@dijla/rich-text/rich-text';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { storableJson } from '../../../database/json/storable-json.ts';
import type { AnyContent, VersionedEntity } from '../kinds/content-kind.ts';

/** What a version keeps of a record: all but its address and whether shoppers read it. */
export type VersionRecord = Omit<AnyContent, 'identifier' | 'is_active'>;
/** What was written in the editor, by language. */
export type Documents = Readonly<Record<string, RichNode>>;

export type ContentVersion<Kept = VersionRecord> = {
  number: number;
  record: Kept;
  documents: Documents;
  /** Name of the member of the staff; null: an import. */
  saved_by: string | null;
  saved_at: Date;
  restored: number | null;
  publish_at: Date | null;
  published_at: Date | null;
};

export type ContentKey = { entity: VersionedEntity; id: number };

const columns = sql`v.number, v.record, v.documents, s.name as saved_by, v.saved_at, v.restored, v.publish_at, v.published_at
  from content_version v left join staff s on s.id = v.saved_by`;

/** Returns the newest version of a record, or the newest that was published. */
export const readLastVersion = async <Kept = VersionRecord>(
  db: Database,
  { entity, id }: ContentKey,
  { isPublished = false } = {},
): Promise<ContentVersion<Kept> | undefined> => {
  const { rows } = await sql<ContentVersion<Kept>>`
    select ${columns} where v.entity = ${entity} and v.entity_id = ${id} and (not ${isPublished} or v.published_at is not null)
    order by v.number desc limit 1`.execute(db);
  return rows[0];
};

export const readVersion = async <Kept = VersionRecord>(
  db: Database,
  { entity, id }: ContentKey,
  number: number,
): Promise<ContentVersion<Kept> | undefined> => {
  const { rows } = await sql<ContentVersion<Kept>>`
    select ${columns} where v.entity = ${entity} and v.entity_id = ${id} and v.number = ${number}`.execute(
    db,
  );
  return rows[0];
};

/** How many versions of a record are listed. */
const versionsListed = 100;

/** Returns the versions of a record without their texts, newest first. */
export const readVersions = async (
  db: Database,
  { entity, id }: ContentKey,
): Promise<Omit<ContentVersion, 'record' | 'documents'>[]> => {
  const { rows } = await sql<Omit<ContentVersion, 'record' | 'documents'>>`
    select v.number, s.name as saved_by, v.saved_at, v.restored, v.publish_at, v.published_at
    from content_version v left join staff s on s.id = v.saved_by
    where v.entity = ${entity} and v.entity_id = ${id} order by v.number desc limit ${versionsListed}`.execute(
    db,
  );
  return rows;
};

type NewVersion<Kept> = {
  record: Kept;
  documents: Documents;
  savedBy: number | null;
  savedAt: Date;
  restored: number | null;
  publishAt: Date | null;
  publishedAt: Date | null;
};

/** Adds a version after those that a record has; whoever calls holds the record locked. */
export const insertVersion = async <Kept = VersionRecord>(
  transaction: DatabaseTransaction,
  { entity, id }: ContentKey,
  version: NewVersion<Kept>,
): Promise<void> => {
  await sql`
    insert into content_version (entity, entity_id, number, record, documents, saved_by, saved_at, restored, publish_at, published_at)
    select ${entity}, ${id}, coalesce(max(number), 0) + 1, ${storableJson(version.record)}::jsonb, ${storableJson(version.documents)}::jsonb,
      ${version.savedBy}, ${version.savedAt}, ${version.restored}::integer, ${version.publishAt}, ${version.publishedAt}
    from content_version where entity = ${entity} and entity_id = ${id}`.execute(transaction);
};

/** Notes that a version is published, or that it waits no more. */
export const setPublished = async (
  transaction: DatabaseTransaction,
  { entity, id }: ContentKey,
  { number, at }: { number: number; at: Date | null },
): Promise<void> => {
  await sql`update content_version set published_at = coalesce(${at}, published_at), publish_at = case when ${at}::timestamptz is null then null else publish_at end
    where entity = ${entity} and entity_id = ${id} and number = ${number}`.execute(transaction);
};

export const deleteVersions = async (
  transaction: DatabaseTransaction,
  { entity, id }: ContentKey,
): Promise<void> => {
  await sql`delete from content_version where entity = ${entity} and entity_id = ${id}`.execute(transaction);
};

/** Returns the records whose newest version is due, of those that are still there, the longest due first. */
export const readDue = async (db: Database, now: Date): Promise<ContentKey[]> => {
  const { rows } = await sql<ContentKey>`
    select v.entity, v.entity_id as id from content_version v
    where v.publish_at <= ${now} and v.published_at is null
      and not exists (select from content_version n where (n.entity, n.entity_id) = (v.entity, v.entity_id) and n.number > v.number)
    order by v.publish_at limit 100`.execute(db);
  return rows;
};
