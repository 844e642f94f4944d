import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

const dayMs = 86_400_000;
/** How long after its day a buyer is still asked, in days: an owner who begins to ask does not write about last year. */
const askedWithinDays = 30;

/** Returns under which digest an account or an address of a buyer is stored. */
export const recipientHashOf = (recipient: string): string =>
  createHash('sha256').update(`review invitation ${recipient}`).digest('base64url');

/** Notes that an order was delivered, so that its buyer can be asked once the owner's days are over. */
export const noteDelivered = async (database: Database, orderId: number, at: number): Promise<void> => {
  await sql`insert into review_invitation (order_id, delivered_at) values (${orderId}, ${new Date(at)})
    on conflict do nothing`.execute(database);
};

/** Returns delivered orders whose day has come, locked; orders that another process looks at are left to it. */
export const takeDueInvitations = async (
  transaction: DatabaseTransaction,
  { now, limit }: { now: number; limit: number },
): Promise<number[]> => {
  const rule = await transaction.selectFrom('review_rule').select('invite_after_days').executeTakeFirst();
  const days = rule?.invite_after_days ?? 0;
  if (days === 0) return [];
  const rows = await transaction
    .selectFrom('review_invitation')
    .select('order_id')
    .where('settled_at', 'is', null)
    .where('delivered_at', '<=', new Date(now - days * dayMs))
    .where('delivered_at', '>', new Date(now - (days + askedWithinDays) * dayMs))
    .orderBy('delivered_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ order_id: id }) => id);
};

/** Whether a buyer, under one of these digests, has said that no more is to come. */
export const isStopped = async (database: Database, hashes: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    select from review_invitation where stopped_at is not null and recipient_hashes && ${[...hashes]}::text[] limit 1`.execute(
    database,
  );
  return rows.length > 0;
};

/**
 * Notes that it was decided about an order, and to whom its message goes; none for nobody. Returns the key that ends
 * such messages.
 */
export const settleInvitation = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { now, hashes }: { now: number; hashes: readonly string[] },
): Promise<string> => {
  const key = randomBytes(16).toString('base64url');
  await transaction
    .updateTable('review_invitation')
    .set({
      settled_at: new Date(now),
      ...(hashes.length > 0 && { key, recipient_hashes: [...hashes] }),
    })
    .where('order_id', '=', orderId)
    .execute();
  return key;
};

/** Asks the buyer who has this key for no more reviews; an unknown key has ended. */
export const stopInvitations = async (database: Database, key: string, now: number): Promise<void> => {
  await sql`update review_invitation set stopped_at = ${new Date(now)} where key = ${key} and stopped_at is null`.execute(
    database,
  );
};

/** A product to be reviewed; `path` is that of its page below the store. */
export type GoodsToReview = { name: string; path: string };

/** Most products that one message asks about. */
const productsAtMost = 5;

/**
 * Returns what an order's buyer was delivered and keeps, has not reviewed, and can open: pieces refused at the door,
 * called off or asked to go back do not count.
 */
export const readGoodsToReview = async (database: Database, orderId: number): Promise<GoodsToReview[]> => {
  const { rows } = await sql<GoodsToReview>`
    with kept as (
      select pl.line_number, sum(pl.qty - pl.given_back) - coalesce((
        select sum(rl.qty) from return_request rr join return_line rl on rl.return_id = rr.id
        where rr.order_id = ${orderId} and rl.line_number = pl.line_number and rr.state <> 'declined'), 0) as qty
      from order_package_line pl
      where pl.order_id = ${orderId} and exists (
        select from order_event e where e.order_id = pl.order_id and e.package = pl.package and e.to_state = 'complete')
      group by pl.line_number
    )
    select name, path from (
      select distinct on (page.id) k.line_number, coalesce(t.name, l.name) as name, '/' || page.url_path as path
      from kept k
      join "order" o on o.id = ${orderId}
      join store_view v on v.code = o.store_code
      join order_line l on l.order_id = o.id and l.line_number = k.line_number
      cross join lateral (
        select p.id, s.url_path from product p
        join product_store s on s.product_id = p.id and s.store_code = o.store_code and s.visibility > 1
        where p.status = 1 and (p.id = l.product_id
          or exists (select from product_variant c where c.parent_id = p.id and c.child_id = l.product_id))
        order by p.id = l.product_id, p.id limit 1) page
      left join product_text t on t.product_id = page.id and t.language = v.language
      where k.qty > 0 and page.url_path is not null
        and not exists (select from review r where r.product_id = page.id and r.customer_id = o.customer_id)
      order by page.id, k.line_number) goods
    order by line_number limit ${productsAtMost}`.execute(database);
  return rows;
};
