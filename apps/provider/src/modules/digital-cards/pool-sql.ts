import type { CardCode } from '@dijla/commerce-rules/digital-cards/cards-in-text';
import type { Words } from '@dijla/contract/arrangements';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { sealedCard } from './card-seal.ts';

type CardProduct = { id: number; type: string };

/** Finds a product by its sku. */
export const findProduct = async (
  transaction: DatabaseTransaction,
  sku: string,
): Promise<CardProduct | undefined> =>
  transaction.selectFrom('product').select(['id', 'type']).where('sku', '=', sku).executeTakeFirst();

/**
 * Has a product sold as codes from now on, with nothing in stock but what is in its pool. Does nothing where it is
 * already.
 */
export const openPool = async (
  transaction: DatabaseTransaction,
  productId: number,
  { actor, now }: { actor: string; now: number },
): Promise<void> => {
  await sql`
    with opened as (
      insert into digital_card_product (product_id, since) values (${productId}, ${new Date(now)}) on conflict do nothing returning product_id
    ), emptied as (
      insert into stock_level (product_id, qty, manage_stock) select product_id, 0, true from opened
      on conflict (product_id) do update set manage_stock = true, qty = 0 returning product_id
    )
    insert into stock_movement (product_id, delta, reason, actor)
    select l.product_id, -l.qty, 'count', ${actor}::text from emptied join stock_level l using (product_id) where l.qty <> 0`.execute(
    transaction,
  );
};

/** Puts codes into the pool that the shop never had, and as many pieces into stock. Returns how many. */
export const addCards = async (
  transaction: DatabaseTransaction,
  { productId, cards }: { productId: number; cards: readonly CardCode[] },
  { secret, actor, now }: { secret: string; actor: string; now: number },
): Promise<number> => {
  const kept = cards.map((card) => sealedCard(card, secret));
  const hex = (bytes: Buffer | null): string | null => bytes?.toString('hex') ?? null;
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into digital_card (product_id, code_sealed, pin_sealed, code_digest, added_at)
      select ${productId}, decode(code, 'hex'), decode(pin, 'hex'), decode(digest, 'hex'), ${new Date(now)}
      from unnest(${kept.map(({ code }) => hex(code))}::text[], ${kept.map(({ pin }) => hex(pin))}::text[], ${kept.map(({ digest }) => hex(digest))}::text[])
        with ordinality as given (code, pin, digest, place) order by place
      on conflict (code_digest) do nothing returning id
    ), stocked as (
      update stock_level set qty = qty + (select count(*) from added) where product_id = ${productId} and exists (select from added)
    ), moved as (
      insert into stock_movement (product_id, delta, reason, actor)
      select ${productId}, count(*), 'import', ${actor}::text from added having count(*) > 0
    )
    select count(*)::integer as added from added`.execute(transaction);
  return rows[0]?.added ?? 0;
};

/**
 * Takes a code that nobody was given out of the pool, and a piece out of stock. Returns its product; undefined where it
 * is not free, or every code of the pool is wanted by an order.
 */
export const withdrawCard = async (
  transaction: DatabaseTransaction,
  cardId: number,
  actor: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ product_id: number }>`
    update digital_card set state = 'withdrawn' where id = ${cardId} and state = 'free' returning product_id`.execute(
    transaction,
  );
  const [card] = rows;
  if (card === undefined) return undefined;
  const { rows: stocked } = await sql`
    with taken as (
      update stock_level set qty = qty - 1 where product_id = ${card.product_id} and qty > 0 returning product_id
    )
    insert into stock_movement (product_id, delta, reason, actor) select product_id, -1, 'count', ${actor}::text from taken returning id`.execute(
    transaction,
  );
  return stocked.length > 0 ? card.product_id : undefined;
};

/** Says how the codes of a product are redeemed. Returns what was said; undefined for a product that is not sold as codes. */
export const setNote = async (
  transaction: DatabaseTransaction,
  productId: number,
  note: Words,
): Promise<Partial<Words> | undefined> => {
  const { rows } = await sql<{ note: Partial<Words> }>`
    with before as (select product_id, note from digital_card_product where product_id = ${productId} for update)
    update digital_card_product p set note = ${JSON.stringify(note)}::jsonb from before where p.product_id = before.product_id
    returning before.note`.execute(transaction);
  return rows[0]?.note;
};

/** Sets below how many codes the desk warns. Returns what it was; undefined for a product that is not sold as codes. */
export const setWarning = async (
  transaction: DatabaseTransaction,
  productId: number,
  lowBelow: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ low_below: number }>`
    with before as (select product_id, low_below from digital_card_product where product_id = ${productId} for update)
    update digital_card_product p set low_below = ${lowBelow} from before where p.product_id = before.product_id
    returning before.low_below`.execute(transaction);
  return rows[0]?.low_below;
};
