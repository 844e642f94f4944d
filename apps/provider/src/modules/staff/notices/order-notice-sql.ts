import type { Permission } from '@dijla/contract/schemas';
import { type Language, languages } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { prepared } from '../../../database/prepare-marked.ts';

/** Of which new orders a member is told: `from_amount` is in whole dinars. */
export type OrderNotice = {
  orders: 'none' | 'each' | 'large';
  from_amount: number | null;
  channel: 'email' | 'sms';
  telephone: string | null;
};

const none: OrderNotice = { orders: 'none', from_amount: null, channel: 'email', telephone: null };

/** Reads of which new orders a member of the staff is told. */
export const readNotice = async (database: Database, staffId: number): Promise<OrderNotice> => {
  const row = await database
    .selectFrom('staff_order_notice')
    .select(['orders', 'from_amount', 'channel', 'telephone'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row === undefined ? none : (row as OrderNotice);
};

/** Says of which new orders a member of the staff is told. */
export const setNotice = async (
  transaction: DatabaseTransaction,
  staffId: number,
  { orders, from_amount, channel, telephone }: OrderNotice,
): Promise<void> => {
  await transaction.deleteFrom('staff_order_notice').where('staff_id', '=', staffId).execute();
  if (orders === 'none') return;
  await transaction
    .insertInto('staff_order_notice')
    .values({ staff_id: staffId, orders, from_amount, channel, telephone })
    .execute();
};

/** Who is told of an order, and where. */
type Noticed = { channel: 'email' | 'sms'; to: string; language: Language };

/**
 * Reads who of the staff is told of an order of `amount` whole dinars; null: it is owed in another currency, and tells
 * everybody who wants to hear of any. Who was disabled or may read no orders any more is told nothing.
 */
export const readNoticed = async (
  database: Database,
  amount: number | null,
  permission: Permission = 'orders.read',
): Promise<Noticed[]> => {
  const { rows } = await sql<{ channel: 'email' | 'sms'; to: string; language: string }>`${prepared}
    select n.channel, case when n.channel = 'sms' then n.telephone else t.email end as "to", t.language
    from staff_order_notice n join staff t on t.id = n.staff_id
    where t.state = 'active' and (n.from_amount is null or ${amount}::bigint is null or n.from_amount <= ${amount}::bigint)
      and exists (select from staff_role r join role_permission p on p.role = r.role where r.staff_id = t.id and p.permission = ${permission})
    order by t.id`.execute(database);
  return rows.map((row) => ({
    ...row,
    language: languages.find((language) => language === row.language) ?? languages[0],
  }));
};
