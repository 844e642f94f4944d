import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Certificate } from './certificate-end.ts';

export type Watched = {
  backup: { at: Date; folder: string; host: string; bytes: number } | null;
  certificate: { host: string; checked_at: Date; expires_at: Date | null; problem: string | null } | null;
};

type WatchedRow = {
  backup: { at: string; folder: string; host: string; bytes: number } | null;
  certificate: { host: string; checked_at: string; expires_at: string | null; problem: string | null } | null;
};

/** Reads the last backup, and what is known of the certificate of `host`; each null where nothing is. One statement. */
export const readWatched = async (database: Database, host: string | null): Promise<Watched> => {
  const { rows } = await sql<WatchedRow>`
    select (select to_json(b) from made_backup b order by b.at desc, b.id desc limit 1) as backup,
      (select to_json(c) from certificate_check c where c.host = ${host}) as certificate`.execute(database);
  const { backup = null, certificate = null } = rows[0] ?? {};
  return {
    backup: backup && { ...backup, at: new Date(backup.at) },
    certificate: certificate && {
      ...certificate,
      checked_at: new Date(certificate.checked_at),
      expires_at: certificate.expires_at === null ? null : new Date(certificate.expires_at),
    },
  };
};

/** Keeps what was found out about a certificate at `now` (ms). */
export const saveCertificate = async (
  database: Database,
  host: string,
  { expiresAt, problem, now }: Certificate & { now: number },
): Promise<void> => {
  const found = { checked_at: new Date(now), expires_at: expiresAt, problem };
  await database
    .insertInto('certificate_check')
    .values({ host, ...found })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(found))
    .execute();
};
