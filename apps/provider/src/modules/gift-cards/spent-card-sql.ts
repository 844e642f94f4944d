import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import type { CurrencyCode } from '@dijla/contract/client';
import { giftCardOf, heldOfCard } from './gift-card-account.ts';

/** The gift card that pays a part of an order, and what was taken of it when it was last ordered. */
export type OrderCard = { card_id: number; currency: CurrencyCode; amount: number; value: number };

/** Reads the gift card that pays a part of an order; undefined where none ever did. */
export const readOrderCard = async (database: Database, orderId: number): Promise<OrderCard | undefined> => {
  const { rows } = await sql<OrderCard>`${prepared}
    select g.card_id, c.currency, g.amount, g.value from order_gift_card g join gift_card c on c.id = g.card_id
    where g.order_id = ${orderId}`.execute(database);
  return rows[0];
};

/** Notes which card pays a part of an order from now on, and how much. */
export const saveOrderCard = async (
  transaction: DatabaseTransaction,
  { orderId, cardId, amount, value }: { orderId: number; cardId: number; amount: number; value: number },
): Promise<void> => {
  await sql`
    insert into order_gift_card (order_id, card_id, amount, value) values (${orderId}, ${cardId}, ${amount}, ${value})
    on conflict (order_id) do update set card_id = excluded.card_id, amount = excluded.amount, value = excluded.value`.execute(
    transaction,
  );
};

/** What an order holds of its card, what it has spent of it, in how many postings, and what its row takes off it now. */
export type SpentOfCard = { held: number; captured: number; postings: number; value: number };

/** Reads what an order has of a card. The caller has locked the card's account. */
export const readSpentOfCard = async (
  transaction: DatabaseTransaction,
  { orderId, cardId, code }: { orderId: number; cardId: number; code: string },
): Promise<SpentOfCard> => {
  const { rows } = await sql<{ held: number; taken: number; postings: number; value: number }>`
    with posted as (
      select e.account, e.amount from ledger_journal j join ledger_entry e on e.journal_id = j.id
      where j.order_id = ${orderId} and j.kind in ('gift-card-held', 'gift-card-captured', 'gift-card-returned')
    )
    select coalesce(sum(amount) filter (where account = ${heldOfCard(cardId, orderId)}), 0)::bigint as held,
      coalesce(-sum(amount) filter (where account = ${giftCardOf(cardId)}), 0)::bigint as taken,
      (select count(*)::integer from ledger_journal where order_id = ${orderId} and kind like 'gift-card-%') as postings,
      coalesce((
        select -t.value from order_total t join "order" o on o.id = t.order_id and o.revision = t.revision
        where t.order_id = ${orderId} and t.code = ${code} limit 1), 0)::bigint as value
    from posted`.execute(transaction);
  const { held, taken, postings, value } = rows[0] ?? { held: 0, taken: 0, postings: 0, value: 0 };
  return { held, captured: taken - held, postings, value };
};
