import { sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { SealedCard } from './gift-card-seal.ts';

/** A gift card that is due to be sent. */
export type DueCard = SealedCard & {
  id: number;
  order_id: number;
  amount: number;
  currency: CurrencyCode;
  scale: number;
  channel: 'email' | 'sms' | null;
  to: string | null;
  is_own: boolean;
  from_name: string;
  design: string | null;
  message: string;
  language: Language;
  expires_at: Date | null;
};

/** Whom a gift card was sent to, and how much is on it, for its buyer. */
export type SentCard = { to: string; amount: { amount: number; currency: CurrencyCode; scale: number } };

/** Reads whom a gift card was sent to; undefined where nobody is known any more. */
export const readSentCard = async (database: Database, cardId: number): Promise<SentCard | undefined> => {
  const { rows } = await sql<SentCard>`
    select c."to", json_build_object('amount', c.amount, 'currency', c.currency, 'scale', m.scale) as amount
    from gift_card c join currency m on m.code = c.currency where c.id = ${cardId} and c."to" is not null`.execute(
    database,
  );
  return rows[0];
};

/** Takes gift cards whose day has come, and notes that they are sent: the caller writes their messages in this transaction. */
export const takeDueCards = async (
  transaction: DatabaseTransaction,
  { now, limit }: { now: number; limit: number },
): Promise<DueCard[]> => {
  const at = new Date(now);
  const { rows } = await sql<DueCard>`
    update gift_card c set sent_at = ${at} from (
      select id from gift_card where sent_at is null and state = 'active' and send_at <= ${at} order by send_at limit ${limit} for update skip locked
    ) due, currency m where c.id = due.id and m.code = c.currency
    returning c.id, c.order_id, c.code_sealed, c.pin_sealed, c.amount, c.currency, m.scale, c.channel, c."to", c.is_own, c.from_name, c.design, c.message,
      c.language, c.expires_at`.execute(transaction);
  return rows;
};
