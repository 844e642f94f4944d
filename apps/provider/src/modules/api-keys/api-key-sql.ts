import { sql } from 'kysely';
import { prefixOf } from '../../call/api-key.ts';
import { tokenHash } from '../../call/session-token.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

type UsedKey = {
  key_id: number;
  key_name: string;
  scopes: string[];
  /** The member of the staff who made it. */
  id: number;
  email: string;
  name: string;
  language: string;
  state: 'invited' | 'active' | 'disabled';
  is_demo: boolean;
  permissions: string[];
};

type ListedKey = {
  id: number;
  name: string;
  prefix: string;
  scopes: string[];
  made_by: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  state: 'live' | 'expired' | 'revoked' | 'stopped';
};

/** Keys of a list: older ones are of no use to anybody. */
const listedAtMost = 200;
/** Milliseconds after which a use is noted again, so that a busy key costs no write each time. */
const notedAgainAfterMs = 60_000;

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Finds the live key, with what the member who made it may do at this moment, and notes that it was used. */
export const useKey = async (database: Database, key: string, now: number): Promise<UsedKey | undefined> => {
  const { rows } = await sql<UsedKey>`
    with found as (
      select k.id, k.name, k.scopes, k.staff_id, k.last_used_at from api_key k
      where k.key_hash = ${tokenHash(key)} and k.revoked_at is null and k.expires_at > ${instant(now)}
    ),
    used as (
      update api_key k set last_used_at = ${instant(now)} from found
      where k.id = found.id and (found.last_used_at is null or found.last_used_at <= ${instant(now - notedAgainAfterMs)})
    )
    select found.id as key_id, found.name as key_name, found.scopes, t.id, t.email, t.name, t.language, t.state, t.is_demo,
      array(select distinct p.permission from staff_role r join role_permission p on p.role = r.role where r.staff_id = t.id order by p.permission) as permissions
    from found join staff t on t.id = found.staff_id`.execute(database);
  return rows[0];
};

/** Reads the keys, newest first, or the one of an id. */
export const readKeys = async (
  database: Database | DatabaseTransaction,
  { now, id }: { now: number; id?: number },
): Promise<ListedKey[]> => {
  const { rows } = await sql<ListedKey>`
    select k.id, k.name, k.prefix, k.scopes, t.name as made_by, k.created_at, k.expires_at, k.last_used_at,
      case when k.revoked_at is not null then 'revoked' when k.expires_at <= ${instant(now)} then 'expired'
        when t.state <> 'active' then 'stopped' else 'live' end as state
    from api_key k join staff t on t.id = k.staff_id where ${id === undefined ? sql`true` : sql`k.id = ${id}`}
    order by k.id desc limit ${listedAtMost}`.execute(database);
  return rows;
};

/** Counts the keys that are neither revoked nor expired. Keys are made one after the other. */
export const countLiveKeys = async (transaction: DatabaseTransaction, now: number): Promise<number> => {
  await sql`lock table api_key in share row exclusive mode`.execute(transaction);
  const { rows } = await sql<{ live: number }>`
    select count(*)::integer as live from api_key where revoked_at is null and expires_at > ${instant(now)}`.execute(
    transaction,
  );
  return rows[0]?.live ?? 0;
};

type NewKey = {
  key: string;
  name: string;
  scopes: readonly string[];
  staffId: number;
  now: number;
  expiresAt: Date;
};

/** Keeps the hash of a new key, and returns its id. */
export const insertKey = async (
  transaction: DatabaseTransaction,
  { key, name, scopes, staffId, now, expiresAt }: NewKey,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('api_key')
    .values({
      name,
      prefix: prefixOf(key),
      key_hash: tokenHash(key),
      scopes: [...scopes],
      staff_id: staffId,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Revokes a key; false when there is none of this id that is not revoked. */
export const revokeKeyOf = async (
  transaction: DatabaseTransaction,
  { id, now }: { id: number; now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('api_key')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
