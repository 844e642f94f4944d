import { type RawBuilder, sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { SealedCard } from './gift-card-seal.ts';

/** SQL of what is left on a card of the row `card`. */
export const balanceColumn = sql`coalesce(
  (select b.balance from ledger_balance b where b.account = 'gift-card:' || card.id and b.unit = card.currency), 0)::bigint`;

/** SQL of whether a card of the row `card` may be spent at a moment, as far as it is not empty. */
const isSpendable = (at: RawBuilder<unknown>) =>
  sql`(card.state = 'active' and (card.expires_at is null or card.expires_at > ${at}))`;

/** A card that somebody typed the code of. */
export type FoundCard = SealedCard & {
  id: number;
  last_four: string;
  amount: number;
  currency: CurrencyCode;
  scale: number;
  state: 'active' | 'blocked' | 'void';
  expires_at: Date | null;
  balance: number;
};

const found = sql`card.id, card.code_sealed, card.pin_sealed, card.last_four, card.amount, card.currency, m.scale, card.state, card.expires_at, ${balanceColumn} as balance`;

/** Finds a card by the digest of its code; one whose piece was given back is none. */
export const findCard = async (database: Database, digest: Buffer): Promise<FoundCard | undefined> => {
  const { rows } = await sql<FoundCard>`
    select ${found} from gift_card card join currency m on m.code = card.currency
    where card.code_digest = ${digest} and card.state <> 'void'`.execute(database);
  return rows[0];
};

/** What of a card pays an order, in minor units of its currency. */
export type SpendableGiftCard = { id: number; last_four: string; currency: CurrencyCode; balance: number };

/** SQL of the card of an id as JSON; null where it cannot be spent now. */
export const spendableGiftCard = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', card.id, 'last_four', card.last_four, 'currency', card.currency, 'balance', ${balanceColumn})
  from gift_card card where card.id = ${id} and ${isSpendable(sql`now()`)}
)`;

/** Reads what a card may pay at a moment; undefined of one that cannot be spent. */
export const readSpendable = async (
  database: Database,
  cardId: number,
  now: number,
): Promise<SpendableGiftCard | undefined> => {
  const { rows } = await sql<SpendableGiftCard>`
    select card.id, card.last_four, card.currency, ${balanceColumn} as balance from gift_card card
    where card.id = ${cardId} and ${isSpendable(sql`${new Date(now)}::timestamptz`)}`.execute(database);
  return rows[0];
};

/** Locks a card until the transaction ends, so that it is not blocked meanwhile. Whether it can be spent. */
export const lockSpendable = async (
  transaction: DatabaseTransaction,
  cardId: number,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from gift_card card where card.id = ${cardId} and ${isSpendable(sql`${new Date(now)}::timestamptz`)} for share`.execute(
    transaction,
  );
  return rows.length > 0;
};

export type CardChange = {
  at: Date;
  amount: number;
  kind: 'issued' | 'spent' | 'returned' | 'voided';
  order_number: string | null;
  order_id: number | null;
};

/** Reads what changed what is left on a card, the latest first. */
export const readCardChanges = async (
  database: Database,
  cardId: number,
  limit: number,
): Promise<CardChange[]> => {
  const { rows } = await sql<CardChange>`
    select j.at, e.amount, o.order_number, o.id as order_id, case j.kind
      when 'gift-card-issued' then 'issued' when 'gift-card-voided' then 'voided' when 'gift-card-held' then 'spent' else 'returned' end as kind
    from (
      select journal_id, sum(amount)::bigint as amount from ledger_entry where account = 'gift-card:' || ${cardId}::bigint
      group by journal_id order by journal_id desc limit ${limit}
    ) e join ledger_journal j on j.id = e.journal_id left join "order" o on o.id = j.order_id
    order by j.id desc`.execute(database);
  return rows;
};

/** Whether any of these products is sold as gift cards. */
export const sellsGiftCards = async (database: Database, productIds: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`
    select from gift_card_product where product_id = any(${[...productIds]}::integer[]) limit 1`.execute(
    database,
  );
  return rows.length > 0;
};

type OfferedCard = {
  sku: string;
  currency_code: CurrencyCode;
  options: { id: number; code: string; values: { id: number; code: string }[] }[];
};

/** Reads a product whose amount its buyer chooses, the one that was offered first, with the codes of its options. */
export const readGiftCardOffered = async (database: Database): Promise<OfferedCard | null> => {
  const { rows } = await sql<OfferedCard>`
    select p.sku, g.currency as currency_code, coalesce((
      select json_agg(json_build_object('id', o.id, 'code', o.code, 'values', coalesce((
        select json_agg(json_build_object('id', v.id, 'code', v.code) order by v.position) from custom_option_value v
        where v.option_id = o.id and v.code <> ''), '[]')) order by o.position) from custom_option o where o.product_id = p.id), '[]') as options
    from gift_card_product g join product p on p.id = g.product_id
    where g.amount is null and p.status = 1 order by g.since, p.id limit 1`.execute(database);
  return rows[0] ?? null;
};
