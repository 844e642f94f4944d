import type { CartPromotion } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * Reads the promotions that these orders were priced with, by their ids, with the rules that they have now; also those
 * that are over, switched off or archived.
 */
export const readCountedPromotions = async (
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, CartPromotion>> => {
  const { rows } = await sql<{ id: number; promotion: CartPromotion }>`
    select p.id, json_build_object('code', p.code, 'name', p.code, 'coupon_code', null, 'priority', p.priority,
      'stops_further', p.stops_further, 'from', null, 'until', null, 'rule', p.rule) as promotion
    from promotion p where p.id in (select u.promotion_id from order_promotion_use u where u.order_id = any(${[...orderIds]}))`.execute(
    db,
  );
  return new Map(rows.map(({ id, promotion }) => [id, promotion]));
};
