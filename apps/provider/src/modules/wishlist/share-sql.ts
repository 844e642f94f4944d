import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Returns the code under which a customer shares the wishlist; the given one where it is not shared yet. */
export const takeShareCode = async (
  database: Database,
  customerId: number,
  code: string,
): Promise<string> => {
  const { rows } = await sql<{ code: string }>`
    insert into wishlist_share as s (customer_id, code) values (${customerId}, ${code})
    on conflict (customer_id) do update set code = s.code returning code`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert answered no row');
  return row.code;
};

/** Forgets the code, so that it opens nothing. */
export const deleteShareCode = async (database: Database, customerId: number): Promise<void> => {
  await sql`delete from wishlist_share where customer_id = ${customerId}`.execute(database);
};

/** Returns whose wishlist a code opens; null for an unknown code, and for that of a disabled account. */
export const findSharer = async (
  database: Database,
  code: string,
): Promise<{ id: number; firstname: string } | null> => {
  const { rows } = await sql<{ id: number; firstname: string }>`
    select c.id, c.firstname from wishlist_share s join customer c on c.id = s.customer_id
    where s.code = ${code} and c.is_active and c.deletes_at is null`.execute(database);
  return rows[0] ?? null;
};

/** Returns the sharing customer's first name, and whether the shop knows that number or address are theirs. */
export const readSharer = async (
  database: Database,
  customerId: number,
): Promise<{ firstname: string; isVerified: boolean } | null> => {
  const { rows } = await sql<{ firstname: string; isVerified: boolean }>`
    select firstname, coalesce(telephone_verified_at, email_verified_at) is not null as "isVerified"
    from customer where id = ${customerId}`.execute(database);
  return rows[0] ?? null;
};
