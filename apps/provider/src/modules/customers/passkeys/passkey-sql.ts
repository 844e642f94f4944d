import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { KeptPasskey } from '../../passkeys/passkeys.ts';

export type PasskeyRow = KeptPasskey & {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** Reads a customer's passkeys, the first added first. */
export const readPasskeys = (
  database: Database | DatabaseTransaction,
  customerId: number,
): Promise<PasskeyRow[]> =>
  database
    .selectFrom('customer_passkey')
    .select([
      'id',
      'name',
      'credential_id',
      'public_key',
      'use_count',
      'transports',
      'created_at',
      'last_used_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** Finds a passkey and whose it is, and locks it until the transaction ends. */
export const lockPasskey = (transaction: DatabaseTransaction, credentialId: string) =>
  transaction
    .selectFrom('customer_passkey')
    .select(['id', 'customer_id', 'credential_id', 'public_key', 'use_count', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

/** Adds a passkey and returns its id; null when it is somebody's already. */
export const insertPasskey = async (
  transaction: DatabaseTransaction,
  { customerId, name, passkey }: { customerId: number; name: string; passkey: KeptPasskey },
  now: number,
): Promise<number | null> => {
  const row = await transaction
    .insertInto('customer_passkey')
    .values({ customer_id: customerId, name, ...passkey, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Notes that a passkey was used, with the count that it signed. */
export const notePasskeyUse = async (
  transaction: DatabaseTransaction,
  { id, useCount }: { id: number; useCount: number },
  now: number,
): Promise<void> => {
  await sql`
    update customer_passkey set last_used_at = ${new Date(now)}, use_count = greatest(use_count, ${useCount}) where id = ${id}`.execute(
    transaction,
  );
};

export const deletePasskey = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await transaction.deleteFrom('customer_passkey').where('id', '=', id).execute();
};
