import { readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Backups that are remembered. */
const remembered = 20;

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/**
 * Notes in the shop's database that a backup was made, so that the desk can say when. Returns its size in bytes. Throws
 * where the database takes no writes; a shop that has not been migrated yet notes nothing.
 */
export const noteBackup = async (
  url: string,
  { folder, madeAt }: { folder: string; madeAt: string },
): Promise<number> => {
  const bytes = bytesIn(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'dijla backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.made_backup') is not null as there`,
    );
    if (!rows[0]?.there) return bytes;
    await client.query('insert into made_backup (at, folder, host, bytes) values ($1, $2, $3, $4)', [
      madeAt,
      folder,
      hostname(),
      bytes,
    ]);
    await client.query(
      'delete from made_backup where id not in (select id from made_backup order by at desc, id desc limit $1)',
      [remembered],
    );
    return bytes;
  } finally {
    await client.end();
  }
};
