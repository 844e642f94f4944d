import { type ProductOption, wishesAtMost, type Wish } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { recordset } from '../../database/json/recordset.ts';
import { storableJson } from '../../database/json/storable-json.ts';

/** Returns the wishlist of a customer, what was added last first; `onlySold` leaves out what the shop does not have any more. */
export const readWishes = async (
  database: Database,
  customerId: number,
  { onlySold = false } = {},
): Promise<Wish[]> => {
  const { rows } = await sql<Wish>`
    select w.id, w.id as item_id, p.sku, p.type as product_type, w.qty, w.product_option, w.comment
    from wishlist_item w join product p on p.id = w.product_id
    where w.customer_id = ${customerId}
      and (not ${onlySold} or exists (select from product_store s where s.product_id = p.id))
    order by w.id desc`.execute(database);
  return rows;
};

/** A product as the list has it: of a variant its parent, with the options that the variant stands for. */
export type WishedProduct = { sku: string; productId: number; option: ProductOption | null };

/** Which product a client names: by its id, or by its sku. */
type NamedProduct = { id: number } | { sku: string };

/**
 * Returns the products that clients name and that the shop sells, by what they were named by. A variant that nobody can
 * open by its own address is its parent with its options.
 */
export const findWishedProducts = async (
  database: Database,
  named: readonly NamedProduct[],
): Promise<Map<number | string, WishedProduct>> => {
  const rows = named.map((one) => ({ id: 'id' in one ? one.id : null, sku: 'sku' in one ? one.sku : null }));
  const { rows: found } = await sql<WishedProduct & { id: number | null; named_sku: string | null }>`
    select given.id, given.sku as named_sku, shown.sku, shown.id as "productId",
      case when shown.id = p.id then null else (
        select jsonb_build_object('extension_attributes', jsonb_build_object('configurable_item_options', jsonb_agg(
          jsonb_build_object('option_id', x.attribute_id::text, 'option_value', p.attributes ->> a.code) order by x.attribute_id)))
        from product_axis x join attribute a on a.id = x.attribute_id where x.parent_id = shown.id
      ) end as option
    from ${recordset(rows, 'id integer, sku text')}
    join product p on p.id = given.id or p.sku = given.sku
    join lateral (
      select o.id, o.sku, o.status from product o
      where o.id = case when exists (select from product_store s where s.product_id = p.id and s.visibility > 1) then p.id
        else coalesce((select min(v.parent_id) from product_variant v where v.child_id = p.id), p.id) end
    ) shown on true
    where shown.status < 2 and exists (select from product_store s where s.product_id = shown.id)`.execute(
    database,
  );
  return new Map(found.map(({ id, named_sku: sku, ...product }) => [id ?? sku ?? '', product] as const));
};

/** Lets one change of a customer's wishlist go after the other, so that its size is counted right. */
export const lockWishlist = async (transaction: DatabaseTransaction, customerId: number): Promise<void> => {
  await sql`select from customer where id = ${customerId} for no key update`.execute(transaction);
};

export type NewWish = { productId: number; option: ProductOption | null; comment: string | null };

/**
 * Adds a product with its options, once: the same again changes nothing. Returns false when the list is full. The list
 * is locked.
 */
export const insertWish = async (
  transaction: DatabaseTransaction,
  customerId: number,
  { productId, option, comment }: NewWish,
): Promise<boolean> => {
  const json = option === null ? null : storableJson(option);
  const { rows } = await sql<{ has_room: boolean }>`
    with standing as (
      select count(*) < ${wishesAtMost} or bool_or(product_id = ${productId} and product_option is not distinct from ${json}::jsonb) as has_room
      from wishlist_item where customer_id = ${customerId}
    ), added as (
      insert into wishlist_item (customer_id, product_id, product_option, comment)
      select ${customerId}, ${productId}, ${json}::jsonb, ${comment} from standing where has_room on conflict do nothing
    ) select has_room from standing`.execute(transaction);
  return rows[0]?.has_room ?? false;
};

/** Removes items by their ids; returns how many were the customer's. */
export const deleteWishes = async (
  database: Database,
  customerId: number,
  ids: readonly number[],
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from wishlist_item where customer_id = ${customerId} and id = any(${ids})`.execute(
      database,
    );
  return Number(numAffectedRows ?? 0);
};

/** Removes the item of a product with these options, whichever its id. */
export const deleteWishOf = async (
  database: Database,
  customerId: number,
  { productId, option }: Pick<NewWish, 'productId' | 'option'>,
): Promise<void> => {
  const json = option === null ? null : storableJson(option);
  await sql`delete from wishlist_item where customer_id = ${customerId} and product_id = ${productId}
    and product_option is not distinct from ${json}::jsonb`.execute(database);
};

/** Removes every item. */
export const emptyWishlist = async (database: Database, customerId: number): Promise<void> => {
  await sql`delete from wishlist_item where customer_id = ${customerId}`.execute(database);
};

/** Sets or, with null, takes away the comment on an item; returns false when it is not the customer's. */
export const setComment = async (
  database: Database,
  customerId: number,
  { id, comment }: { id: number; comment: string | null },
): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`update wishlist_item set comment = ${comment} where customer_id = ${customerId} and id = ${id}`.execute(
      database,
    );
  return numAffectedRows === 1n;
};

/** Sets or takes away the comment on a product with these options. */
export const setCommentOf = async (
  database: Database,
  customerId: number,
  { productId, option, comment }: NewWish,
): Promise<void> => {
  const json = option === null ? null : storableJson(option);
  await sql`update wishlist_item set comment = ${comment} where customer_id = ${customerId} and product_id = ${productId}
    and product_option is not distinct from ${json}::jsonb`.execute(database);
};
