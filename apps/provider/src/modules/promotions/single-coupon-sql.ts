import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { couponCode } from './coupon-code.ts';
import { newCouponCode } from './desk/new-coupon-code.ts';

/** Adds a code for one order to a promotion, and returns it: one that nobody had before. */
export const insertSingleCoupon = async (
  transaction: DatabaseTransaction,
  promotionId: number,
  prefix: string,
): Promise<string> => {
  for (;;) {
    const code = couponCode(newCouponCode(prefix));
    const { rows } = await sql`
      insert into coupon (code, promotion_id, uses_limit) values (${code}, ${promotionId}, 1)
      on conflict do nothing returning 1`.execute(transaction);
    if (rows.length > 0) return code;
  }
};
