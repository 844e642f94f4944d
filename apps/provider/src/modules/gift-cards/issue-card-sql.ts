import { sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { linesToMove, post } from '../ledger/ledger.ts';
import { giftCardOf } from './gift-card-account.ts';
import { newCardSecret, sealedCard } from './gift-card-seal.ts';
import { returnedPieces } from '../orders/orders.ts';

/** A line of an order whose pieces are gift cards, with what its buyer chose, by the codes of the options. */
export type GiftCardLine = {
  line_number: number;
  currency: CurrencyCode;
  amount: number | null;
  valid_months: number | null;
  /** Answers by the codes of options: codes of choices, or texts. */
  answers: Readonly<Record<string, string>>;
  /** Pieces of the line that came back after they were delivered. */
  returned: number;
  /** Numbers of the pieces that had a card, and how many of these count. */
  pieces: readonly number[];
  standing: number;
};

/** What stands around an answer and is none of it, as carts read it. */
const blanks = ' \t\n\v\f\r\u00a0\u2028\u2029\ufeff';

/**
 * Reads what of an order is sold as gift cards: nothing of one that was placed before they were, nor of a product that
 * is sold as codes of others.
 */
export const readGiftCardLines = async (database: Database, orderId: number): Promise<GiftCardLine[]> => {
  const { rows } = await sql<GiftCardLine>`${prepared}
    select l.line_number, g.currency, g.amount, g.valid_months, coalesce((
      select json_object_agg(o.code, case when o.type in ('field', 'area', 'date') then a.value else v.code end) from (
        select e.value ->> 'option_id' as id, btrim(e.value ->> 'option_value', ${blanks}) as value from jsonb_path_query(
          coalesce(l.product_option, '{}')::jsonb, '$.extension_attributes.custom_options[*]') e (value)
      ) a join custom_option o on o.product_id = l.product_id and o.id::text = a.id
      left join custom_option_value v on v.option_id = o.id and v.code <> '' and v.id::text = a.value
      where a.value <> '') , '{}') as answers,
      ${returnedPieces} as returned,
      coalesce((select json_agg(c.piece) from gift_card c where c.order_id = l.order_id and c.line_number = l.line_number), '[]') as pieces,
      (select count(*)::integer from gift_card c where c.order_id = l.order_id and c.line_number = l.line_number and c.state <> 'void') as standing
    from order_line l join "order" p on p.id = l.order_id
    join gift_card_product g on g.product_id = l.product_id and g.since <= p.placed_at
    where l.order_id = ${orderId} and not exists (select from digital_card_product d where d.product_id = l.product_id) order by l.line_number`.execute(
    database,
  );
  return rows;
};

/** Whom a gift card is for, and when it is sent. */
export type CardGift = {
  recipient: { channel: 'email' | 'sms'; to: string } | null;
  isOwn: boolean;
  fromName: string;
  design: string | null;
  message: string;
  language: string;
  sendAt: number;
};

export type NewCard = CardGift & {
  orderId: number;
  line_number: number;
  piece: number;
  amount: number;
  currency: CurrencyCode;
  expiresAt: Date | null;
};

/** Issues a gift card of a piece of an order, once, with what is on it as owed by the shop. Whether it was issued now. */
export const issueCard = async (
  transaction: DatabaseTransaction,
  card: NewCard,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> => {
  const { orderId, line_number, piece, amount, currency, recipient } = card;
  const kept = sealedCard(newCardSecret(), secret);
  const row = await transaction
    .insertInto('gift_card')
    .values({
      ...kept,
      amount,
      currency,
      order_id: orderId,
      line_number,
      piece,
      channel: recipient?.channel ?? null,
      to: recipient?.to ?? null,
      is_own: card.isOwn,
      from_name: card.fromName,
      design: card.design,
      message: card.message,
      language: card.language,
      send_at: new Date(card.sendAt),
      issued_at: new Date(now),
      expires_at: card.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'line_number', 'piece']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await post(transaction, {
    kind: 'gift-card-issued',
    cause: `gift card ${row.id}`,
    lines: linesToMove({ from: 'sales', to: giftCardOf(row.id), unit: currency, amount }),
    orderId,
    at: now,
  });
  return true;
};
