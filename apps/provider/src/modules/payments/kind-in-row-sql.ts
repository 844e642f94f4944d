import { type RawBuilder, sql } from 'kysely';

/** How a method's row, under this alias, says that it is paid: at its gateway, elsewhere, or null. */
export const rowKind = (alias: string): RawBuilder<'online' | 'transfer' | null> =>
  sql`case when ${sql.ref(`${alias}.has_gateway`)} then 'online' when ${sql.ref(`${alias}.is_offline`)} then 'transfer' end`;

/** The same of the method with this code; null of one that has no row any more. */
export const kindInRow = (code: string): RawBuilder<'online' | 'transfer' | null> =>
  sql`(select ${rowKind('m')} from payment_method m where m.code = ${sql.ref(code)})`;
