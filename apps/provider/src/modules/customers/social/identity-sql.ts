import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { Account } from '../profile/profile-sql.ts';

/** Who somebody is at a login provider. */
export type IdentityKey = { provider: string; subject: string };

/** Finds the account that an identity opens, and notes the use. */
export const findIdentityAccount = async (
  database: Database,
  { provider, subject }: IdentityKey,
  now: number,
): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    with used as (
      update customer_identity set last_used_at = ${new Date(now)} where provider = ${provider} and subject = ${subject} returning customer_id
    )
    select c.id, c.password_hash, c.is_active, json_build_object('id', g.id, 'code', g.code, 'price_list', g.price_list, 'tax_class_id', g.tax_class_id) as "group"
    from used join customer c on c.id = used.customer_id join customer_group g on g.id = c.customer_group_id`.execute(
    database,
  );
  return rows[0];
};

/** Lets an identity open an account; false when it opens one already. */
export const insertIdentity = async (
  transaction: DatabaseTransaction,
  { provider, subject, customerId }: IdentityKey & { customerId: number },
  now: number,
): Promise<boolean> => {
  const at = new Date(now);
  const row = await transaction
    .insertInto('customer_identity')
    .values({ provider, subject, customer_id: customerId, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export type IdentityRow = { id: number; provider: string; created_at: Date; last_used_at: Date };

/** Reads at which providers a customer logs in, the first added first. */
export const readIdentities = (database: Database, customerId: number): Promise<IdentityRow[]> =>
  database
    .selectFrom('customer_identity')
    .select(['id', 'provider', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** Removes an identity of a customer; false when the customer has none with this id. */
export const deleteIdentity = async (
  transaction: DatabaseTransaction,
  customerId: number,
  identityId: number,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('customer_identity')
    .where('id', '=', identityId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/**
 * Locks the account of an e-mail address that may be joined without its password, because a link or a code sent to the
 * address was used there; undefined for any other.
 */
export const lockProvenAccount = async (
  transaction: DatabaseTransaction,
  { customerId, email }: { customerId: number; email: string },
): Promise<{ id: number; firstname: string } | undefined> =>
  transaction
    .selectFrom('customer')
    .select(['id', 'firstname'])
    .where('id', '=', customerId)
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
