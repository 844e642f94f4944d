import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';

export type PromotionUses = {
  /** Codes of the promotions an order was priced with, and of its coupon. */
  promotions: readonly string[];
  couponCode: string | null;
  /**
   * Keys under which uses are counted, at most two: the buyer, and of a customer the telephone of the order. None when
   * nobody is identified.
   */
  buyers: readonly string[];
};

/** `unknown-buyer`: a promotion is limited per customer, but the buyer is not identified. */
export type CountedUses = 'counted' | 'used-up' | 'unknown-buyer';

/**
 * Counts one use of the coupon and of each promotion that is limited per customer, in one guarded statement; that of a
 * coupon under each of the buyer's keys, so that who used it signed in does not use it again as a guest. What counts by
 * itself is counted under the first: without a code to take out, a household with one telephone could not order.
 * One that was counted for the order before, which goods are added to, is not counted again.
 * Returns `counted` when each had one left; on any other result the caller must roll the order back. A
 * concurrent order waits and then sees the new counts. Every promotion is recorded with the order.
 */
export const countUses = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { promotions, couponCode, buyers }: PromotionUses,
): Promise<CountedUses> => {
  const { rows } = await sql<{ outcome: CountedUses }>`${prepared}
    with
    coupon_used as (
      update coupon set times_used = times_used + 1
      where code = ${couponCode}::text and (uses_limit is null or times_used < uses_limit) returning 1
    ),
    limited as (select id, exists (select from coupon k where k.promotion_id = promotion.id and k.code = ${couponCode}::text) as by_coupon
      from promotion where code = any(${[...promotions]}::text[]) and uses_per_customer is not null
      and not exists (select from order_promotion_use o where o.order_id = ${orderId} and o.promotion_id = promotion.id)),
    counting as (select l.id, b.buyer from limited l cross join unnest(${[...buyers]}::text[]) with ordinality b (buyer, place) where b.place = 1 or l.by_coupon),
    used as (
      insert into promotion_use as u (promotion_id, buyer, times_used)
      select id, buyer, 1 from counting where (select count(*) from coupon_used) >= 0 order by id, buyer
      on conflict (promotion_id, buyer) do update set times_used = u.times_used + 1
      where u.times_used < (select p.uses_per_customer from promotion p where p.id = u.promotion_id) returning promotion_id
    ),
    recorded as (
      insert into order_promotion_use (order_id, promotion_id, buyer, telephone_buyer)
      select ${orderId}::bigint, p.id, case when p.uses_per_customer is not null then ${buyers[0] ?? null}::text end,
        (select c.buyer from counting c where c.id = p.id and c.buyer <> ${buyers[0] ?? null}::text)
      from promotion p where p.code = any(${[...promotions]}::text[])
      on conflict do nothing
    )
    select case
      when ${buyers.length} = 0 and exists (select from limited) then 'unknown-buyer'
      when (select count(*) from coupon_used) < ${couponCode === null ? 0 : 1} or (select count(*) from used) < (select count(*) from counting) then 'used-up'
      else 'counted'
    end as outcome
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered no row');
  return row.outcome;
};

/**
 * Takes an order's uses of its coupon and promotions back, in one statement: those counted when its buyer placed it,
 * or ordered its cart again.
 * To be called once for each time they were counted.
 */
export const uncountUses = async (transaction: DatabaseTransaction, orderId: number): Promise<void> => {
  await sql`
    with
    coupon_back as (
      update coupon set times_used = times_used - 1 where times_used > 0 and code = (
        select r.coupon_code from order_revision r where r.order_id = ${orderId} and (r.number = 1 or r.actor = 'shopper') order by r.number desc limit 1
      )
    ),
    uses as (delete from order_promotion_use where order_id = ${orderId} returning promotion_id, buyer, telephone_buyer),
    counted as (
      select u.promotion_id, u.buyer from promotion_use u join uses on u.promotion_id = uses.promotion_id and u.buyer in (uses.buyer, uses.telephone_buyer)
      order by 1, 2 for update of u
    )
    update promotion_use u set times_used = u.times_used - 1
    from counted c where u.promotion_id = c.promotion_id and u.buyer = c.buyer and u.times_used > 0`.execute(
    transaction,
  );
};
