import { sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database } from '../../database/connect.ts';

type BoughtCard = {
  id: number;
  order_increment_id: string;
  last_four: string;
  amount: number;
  currency: CurrencyCode;
  scale: number;
  to: string | null;
  send_at: Date;
  sent_at: Date | null;
  state: 'active' | 'blocked' | 'void';
  expires_at: Date | null;
};

/** Cards that are read at most. */
const mostRead = 200;

/** Reads the gift cards that a customer bought, the latest first. */
export const readBoughtCards = async (database: Database, customerId: number): Promise<BoughtCard[]> => {
  const { rows } = await sql<BoughtCard>`
    select c.id, o.order_number as order_increment_id, c.last_four, c.amount, c.currency, m.scale, c."to", c.send_at, c.sent_at, c.state, c.expires_at
    from gift_card c join "order" o on o.id = c.order_id join currency m on m.code = c.currency
    where o.customer_id = ${customerId} order by c.id desc limit ${mostRead}`.execute(database);
  return rows;
};
