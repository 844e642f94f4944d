import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { KeptPasskey } from '../../passkeys/passkeys.ts';

type FactorKind = 'totp' | 'passkey';

export type FactorRow = {
  id: number;
  kind: FactorKind;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  sealed_secret: Buffer | null;
  last_step: number;
  credential_id: string | null;
  public_key: Buffer | null;
  use_count: number;
  transports: string[];
};

const columns = sql`id, kind, name, created_at, last_used_at, sealed_secret, last_step, credential_id, public_key, use_count, transports`;

/** Reads a member's factors that count, the oldest first. */
export const readFactors = async (
  database: Database | DatabaseTransaction,
  staffId: number,
): Promise<FactorRow[]> => {
  const { rows } = await sql<FactorRow>`
    select ${columns} from staff_factor where staff_id = ${staffId} and confirmed_at is not null order by id`.execute(
    database,
  );
  return rows;
};

/** Finds an app of a member that no code was given of yet. */
export const findUnconfirmed = async (
  transaction: DatabaseTransaction,
  { staffId, factorId }: { staffId: number; factorId: number },
): Promise<FactorRow | undefined> => {
  const { rows } = await sql<FactorRow>`
    select ${columns} from staff_factor where id = ${factorId} and staff_id = ${staffId} and confirmed_at is null`.execute(
    transaction,
  );
  return rows[0];
};

/** Whose passkey this is. */
export const findPasskeyOwner = async (
  transaction: DatabaseTransaction,
  credentialId: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ staff_id: number }>`
    select staff_id from staff_factor where credential_id = ${credentialId}`.execute(transaction);
  return rows[0]?.staff_id;
};

/** Adds an app, in the place of those that were not confirmed, and returns its id. */
export const insertTotp = async (
  transaction: DatabaseTransaction,
  { staffId, name, sealedSecret, now }: { staffId: number; name: string; sealedSecret: Buffer; now: number },
): Promise<number> => {
  await sql`delete from staff_factor where staff_id = ${staffId} and confirmed_at is null`.execute(
    transaction,
  );
  const { id } = await transaction
    .insertInto('staff_factor')
    .values({
      staff_id: staffId,
      kind: 'totp',
      name,
      created_at: new Date(now),
      sealed_secret: sealedSecret,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type NewPasskey = KeptPasskey & { staffId: number; name: string; now: number };

/** Adds a passkey and returns its id; null when it is somebody's already. */
export const insertPasskey = async (
  transaction: DatabaseTransaction,
  { staffId, name, now, ...kept }: NewPasskey,
): Promise<number | null> => {
  const row = await transaction
    .insertInto('staff_factor')
    .values({
      staff_id: staffId,
      kind: 'passkey',
      name,
      created_at: new Date(now),
      confirmed_at: new Date(now),
      ...kept,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Notes that a factor was used: an app's step, a passkey's count. */
export const noteUse = async (
  transaction: DatabaseTransaction,
  factorId: number,
  { step, useCount, now }: { step?: number; useCount?: number; now: number },
): Promise<void> => {
  await sql`
    update staff_factor set last_used_at = ${new Date(now)}, last_step = greatest(last_step, ${step ?? 0}), use_count = greatest(use_count, ${useCount ?? 0})
    where id = ${factorId}`.execute(transaction);
};

export const confirmFactor = async (
  transaction: DatabaseTransaction,
  factorId: number,
  now: number,
): Promise<void> => {
  await sql`update staff_factor set confirmed_at = ${new Date(now)} where id = ${factorId}`.execute(
    transaction,
  );
};

export const deleteFactor = async (transaction: DatabaseTransaction, factorId: number): Promise<void> => {
  await sql`delete from staff_factor where id = ${factorId}`.execute(transaction);
};

/** Takes all factors and recovery codes of a member away. */
export const deleteFactors = async (transaction: DatabaseTransaction, staffId: number): Promise<void> => {
  await sql`delete from staff_factor where staff_id = ${staffId}`.execute(transaction);
  await sql`delete from staff_recovery_code where staff_id = ${staffId}`.execute(transaction);
};

/** Puts new recovery codes in the place of those of before. */
export const replaceRecoveryCodes = async (
  transaction: DatabaseTransaction,
  staffId: number,
  hashes: readonly Buffer[],
): Promise<void> => {
  await sql`delete from staff_recovery_code where staff_id = ${staffId}`.execute(transaction);
  await transaction
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
};

/** Uses a recovery code up; false when there is none such that was not used. */
export const consumeRecoveryCode = async (
  transaction: DatabaseTransaction,
  { staffId, hash, now }: { staffId: number; hash: Buffer; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update staff_recovery_code set used_at = ${new Date(now)}
    where staff_id = ${staffId} and code_hash = ${hash} and used_at is null returning 1`.execute(transaction);
  return rows.length === 1;
};

export const countRecoveryCodes = async (
  database: Database | DatabaseTransaction,
  staffId: number,
): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select count(*)::integer as left from staff_recovery_code where staff_id = ${staffId} and used_at is null`.execute(
    database,
  );
  return rows[0]?.left ?? 0;
};
