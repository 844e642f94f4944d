import { sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { balanceColumn } from './gift-card-sql.ts';

type DeskState = 'active' | 'blocked' | 'void';

export type DeskGiftCard = {
  id: number;
  last_four: string;
  currency: CurrencyCode;
  scale: number;
  amount: number;
  balance: number;
  state: DeskState;
  order: { id: number; number: string };
  issued_at: Date;
  send_at: Date;
  sent_at: Date | null;
  expires_at: Date | null;
  blocked_reason: string | null;
};

type Wanted = {
  id?: number | undefined;
  lastFour?: string | undefined;
  state?: DeskState | undefined;
  before?: number | undefined;
  limit: number;
};

/** Reads gift cards, the latest first; `before` is the card a page ended with. */
export const readDeskCards = async (
  database: Database,
  { id, lastFour, state, before, limit }: Wanted,
): Promise<DeskGiftCard[]> => {
  const wanted = [
    sql`true`,
    ...(id === undefined ? [] : [sql`card.id = ${id}`]),
    ...(lastFour === undefined ? [] : [sql`card.last_four = ${lastFour}`]),
    ...(state === undefined ? [] : [sql`card.state = ${state}`]),
    ...(before === undefined ? [] : [sql`card.id < ${before}`]),
  ];
  const { rows } = await sql<DeskGiftCard>`
    select card.id, card.last_four, card.currency, m.scale, card.amount, ${balanceColumn} as balance, card.state,
      json_build_object('id', o.id, 'number', o.order_number) as order, card.issued_at, card.send_at, card.sent_at, card.expires_at, card.blocked_reason
    from gift_card card join currency m on m.code = card.currency join "order" o on o.id = card.order_id
    where ${sql.join(wanted, sql` and `)} order by card.id desc limit ${limit}`.execute(database);
  return rows;
};

/** Blocks a card, or lets it be spent again. Returns its state before; undefined where there is none. */
export const saveBlocked = async (
  transaction: DatabaseTransaction,
  cardId: number,
  reason: string | null,
): Promise<DeskState | undefined> => {
  const { rows } = await sql<{ state: DeskState }>`
    with before as (select id, state from gift_card where id = ${cardId} for update), changed as (
      update gift_card c set state = ${reason === null ? 'active' : 'blocked'}, blocked_reason = ${reason}
      from before where c.id = before.id and before.state <> 'void'
    )
    select state from before`.execute(transaction);
  return rows[0]?.state;
};
