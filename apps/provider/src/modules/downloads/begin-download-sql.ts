import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** How long a download that was begun goes on without being counted again, in milliseconds: large files over slow lines. */
const continuedMs = 60 * 60_000;
/** Within which asking for the beginning once more is the same press, or a second program of the same telephone. */
const repeatedMs = 2 * 60_000;
/** Parts in which one download is fetched at most. */
const requestsAtMost = 1000;

type Begun = { begun_at: Date; requests: number };
type Asked = {
  boughtId: number;
  nonce: string;
  expiresAt: number;
  /** Whether the file is asked for from its first byte. */
  isBeginning: boolean;
  now: number;
};
type Standing = { downloads: number; downloads_at_most: number | null; until: Date | null };

const findBegun = async (
  transaction: DatabaseTransaction,
  { boughtId, nonce }: Asked,
): Promise<Begun | undefined> =>
  transaction
    .selectFrom('begun_download')
    .select(['begun_at', 'requests'])
    .where('bought_id', '=', boughtId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();

/** Whether a request goes on with a download that was counted. */
const goesOn = ({ begun_at, requests }: Begun, { isBeginning, now }: Asked): boolean =>
  requests < requestsAtMost && now - begun_at.getTime() < (isBeginning ? repeatedMs : continuedMs);

/**
 * Counts a request for a file at one of its addresses: once for each download that is begun. Returns why it may not be
 * sent, or null. Requests of one bought file wait for each other, so that the last download is had once.
 */
export const countDownload = async (
  transaction: DatabaseTransaction,
  asked: Asked,
): Promise<'gone' | 'expired' | 'used-up' | 'ended' | null> => {
  const { boughtId, nonce, expiresAt, now } = asked;
  const { rows } = await sql<Standing>`
    select downloads, downloads_per_piece * pieces + extra_downloads as downloads_at_most, until from bought_download where id = ${boughtId} and revoked_at is null for update`.execute(
    transaction,
  );
  const [standing] = rows;
  if (standing === undefined) return 'gone';
  const begun = await findBegun(transaction, asked);
  if (begun !== undefined && goesOn(begun, asked)) {
    await sql`update begun_download set requests = requests + 1 where bought_id = ${boughtId} and nonce = ${nonce}`.execute(
      transaction,
    );
    return null;
  }
  if (now >= expiresAt) return 'expired';
  if (standing.until !== null && now >= standing.until.getTime()) return 'ended';
  if (standing.downloads_at_most !== null && standing.downloads >= standing.downloads_at_most)
    return 'used-up';
  await sql`
    with counted as (update bought_download set downloads = downloads + 1 where id = ${boughtId})
    insert into begun_download (bought_id, nonce, begun_at) values (${boughtId}, ${nonce}, ${new Date(now)})
    on conflict (bought_id, nonce) do update set begun_at = excluded.begun_at, requests = 1`.execute(
    transaction,
  );
  return null;
};

/** Whether a download was begun at this address and still goes on, however little is left. */
export const isGoingOn = async (
  database: Database,
  { boughtId, nonce, now }: Pick<Asked, 'boughtId' | 'nonce' | 'now'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from begun_download where bought_id = ${boughtId} and nonce = ${nonce} and begun_at > ${new Date(now - continuedMs)}`.execute(
    database,
  );
  return rows.length > 0;
};

/** Forgets downloads that nobody goes on with any more. */
export const forgetBegunDownloads = async (database: Database, now: number): Promise<void> => {
  await sql`delete from begun_download where begun_at < ${new Date(now - continuedMs)}`.execute(database);
};
