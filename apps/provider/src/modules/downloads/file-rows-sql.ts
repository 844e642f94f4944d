import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { JoinedFile } from './files/download-files.ts';

/** How long the parts of a file wait for the others, and a file for a link that names it, in milliseconds. */
const partsWaitMs = 86_400_000;
const fileWaitsMs = 7 * 86_400_000;

/**
 * Notes that a part of a file came. Returns how many there are; undefined where it is not the next one. A part may come
 * again.
 */
export const notePart = async (
  transaction: DatabaseTransaction,
  { upload, part, now }: { upload: string; part: number; now: number },
): Promise<number | undefined> => {
  if (part === 1)
    await sql`insert into download_upload (id, parts, begun_at) values (${upload}, 1, ${new Date(now)}) on conflict do nothing`.execute(
      transaction,
    );
  const { rows } = await sql<{ parts: number }>`
    update download_upload set parts = greatest(parts, ${part}::integer)
    where id = ${upload} and ${part}::integer <= parts + 1 returning parts`.execute(transaction);
  return rows[0]?.parts;
};

/** Ends an upload of so many parts. Returns whether it was there. */
export const endUpload = async (
  transaction: DatabaseTransaction,
  { upload, parts }: { upload: string; parts: number },
): Promise<boolean> => {
  const { rows } =
    await sql`delete from download_upload where id = ${upload} and parts = ${parts} returning id`.execute(
      transaction,
    );
  return rows.length > 0;
};

/** Writes down a file that is whole in the store. */
export const addFile = async (
  transaction: DatabaseTransaction,
  { path, bytes, sha256 }: JoinedFile,
  { name, now }: { name: string; now: number },
): Promise<void> => {
  await transaction
    .insertInto('download_file')
    .values({ path, name, bytes, sha256, given_at: new Date(now) })
    .execute();
};

/** Reads files that were given at the desk, by path. */
export const readFiles = async (
  database: Database,
  paths: readonly string[],
): Promise<Map<string, { name: string; bytes: number }>> => {
  const rows = await database
    .selectFrom('download_file')
    .select(['path', 'name', 'bytes'])
    .where('path', 'in', [...paths, ''])
    .execute();
  return new Map(rows.map(({ path, name, bytes }) => [path, { name, bytes }]));
};

/** Takes uploads away that nobody went on with for a day, a few at a time. */
export const takeOldUploads = async (
  database: Database,
  now: number,
): Promise<{ id: string; parts: number }[]> => {
  const { rows } = await sql<{ id: string; parts: number }>`
    delete from download_upload where id in (
      select id from download_upload where begun_at < ${new Date(now - partsWaitMs)} order by begun_at limit 50
    ) returning id, parts`.execute(database);
  return rows;
};

/** Takes files away that no link names, that nobody bought, and that are older than a week. Returns their paths. */
export const takeUnusedFiles = async (database: Database, now: number): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    delete from download_file f where f.path in (
      select u.path from download_file u where u.given_at < ${new Date(now - fileWaitsMs)}
        and not exists (select from download_link k where u.path in (k.file, k.sample_file)) and not exists (select from bought_download b where b.file = u.path)
      order by u.given_at limit 50
    ) returning f.path`.execute(database);
  return rows.map(({ path }) => path);
};

/** What a new link offers; null is without an end. */
type DownloadRule = { max_downloads: number | null; days: number | null };

export const readDownloadRule = async (database: Database): Promise<DownloadRule> =>
  (await database.selectFrom('download_rule').select(['max_downloads', 'days']).executeTakeFirst()) ?? {
    max_downloads: null,
    days: null,
  };

export const saveDownloadRule = async (
  transaction: DatabaseTransaction,
  rule: DownloadRule,
): Promise<void> => {
  await transaction.updateTable('download_rule').set(rule).execute();
};
