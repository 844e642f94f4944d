import type { Words } from '@dijla/contract/arrangements';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { openedCard } from './card-seal.ts';

/** Whose cards: a customer's, or those of one order. */
export type CardOwner = { customerId: number } | { orderId: number };

const owned = (owner: CardOwner): RawBuilder<boolean> =>
  'customerId' in owner ? sql`o.customer_id = ${owner.customerId}` : sql`o.id = ${owner.orderId}`;

type Row = {
  id: number;
  order_increment_id: string;
  product_name: string;
  status: 'issued' | 'revealed';
  code_sealed: Buffer;
  pin_sealed: Buffer | null;
  note: Partial<Words> | null;
  created_at: Date;
};

/** A card as its buyer sees it. */
export type OwnCard = {
  id: number;
  order_increment_id: string;
  product_name: string;
  code: string | null;
  pin: string | null;
  note: string | null;
  status: 'issued' | 'revealed';
  created_at: string;
};

/** With what codes are read, and in which language their notes are. */
export type CardReading = { secret: string; language: Language };

const noteIn = (note: Partial<Words> | null, language: Language): string | null =>
  readingOrder(language)
    .map((each) => note?.[each] ?? '')
    .find((text) => text !== '') ?? null;

const shown = (row: Row, { secret, language }: CardReading): OwnCard => {
  const { id, order_increment_id, product_name, status, code_sealed, pin_sealed, created_at } = row;
  const card = status === 'revealed' ? openedCard({ code: code_sealed, pin: pin_sealed }, secret) : null;
  return {
    id,
    order_increment_id,
    product_name,
    status,
    code: card?.code ?? null,
    pin: card?.pin ?? null,
    note: status === 'revealed' ? noteIn(row.note, language) : null,
    created_at: created_at.toISOString(),
  };
};

/** A code that is part of a bundle has the part's name, as it was ordered. */
const cardName = sql`coalesce((select p ->> 'name' from jsonb_array_elements(l.parts) p where (p ->> 'product_id')::integer = c.product_id limit 1), l.name)`;
const rowOf = sql`c.id, o.order_number as order_increment_id, ${cardName} as product_name, c.state as status, c.code_sealed, c.pin_sealed, (select p.note from digital_card_product p where p.product_id = c.product_id) as note, c.issued_at as created_at`;

/** Cards that one answer lists at most. */
const listedAtMost = 500;

/** Reads somebody's cards, the latest first, and how many there are. */
export const readOwnCards = async (
  database: Database,
  owner: CardOwner,
  reading: CardReading,
): Promise<{ items: OwnCard[]; total_count: number }> => {
  const { rows } = await sql<Row & { total: number }>`
    select ${rowOf}, (count(*) over ())::integer as total from digital_card c join "order" o on o.id = c.order_id
    join order_line l on l.order_id = c.order_id and l.line_number = c.line_number
    where ${owned(owner)} and c.state in ('issued', 'revealed') order by c.issued_at desc, c.id desc limit ${listedAtMost}`.execute(
    database,
  );
  return {
    items: rows.map((row) => shown(row, reading)),
    total_count: rows[0]?.total ?? 0,
  };
};

/**
 * Records that a card's buyer saw its code, the first time, and returns it; undefined where none of this id is hers. One
 * that goes back into the pool meanwhile is not revealed, and one that is revealed does not go back.
 */
export const revealOwnCard = async (
  transaction: DatabaseTransaction,
  owner: CardOwner,
  { id, now, ...reading }: CardReading & { id: number; now: number },
): Promise<OwnCard | undefined> => {
  const { rows } = await sql<Row>`
    with revealed as (
      update digital_card c set state = 'revealed', revealed_at = coalesce(c.revealed_at, ${new Date(now)})
      where c.id = ${id} and c.state in ('issued', 'revealed') and exists (select from "order" o where o.id = c.order_id and ${owned(owner)})
      returning c.*
    )
    select ${rowOf} from revealed c join "order" o on o.id = c.order_id
    join order_line l on l.order_id = c.order_id and l.line_number = c.line_number`.execute(transaction);
  const [row] = rows;
  return row && shown(row, reading);
};
