import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { couponCode } from '../coupon-code.ts';
import { newCouponCode } from './new-coupon-code.ts';

export type CouponRow = { code: string; uses_limit: number | null; times_used: number };

/** Codes read at once for a file. */
const readAtOnce = 2000;

const likeStart = (text: string): string => `${couponCode(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Reads a page of a promotion's codes by their spelling, those after `after` that begin with `q`. */
export const readCoupons = async (
  database: Database,
  promotionId: number,
  { q = '', after = '', limit }: { q?: string | undefined; after?: string | undefined; limit: number },
): Promise<CouponRow[]> => {
  const { rows } = await sql<CouponRow>`
    select code, uses_limit, times_used from coupon
    where promotion_id = ${promotionId} and code > ${after} and code like ${likeStart(q)} order by code limit ${limit}`.execute(
    database,
  );
  return rows;
};

/** Whether this coupon is worth money to whoever reads it: one order may use it, and none has. */
export const isUnspent = sql<boolean>`(c.uses_limit = 1 and c.times_used = 0)`;

/** What is shown of a code to who may not take the codes out: its end, by which somebody who has it is helped. */
export const endOfCode = sql<string>`'…' || right(c.code, least(4, length(c.code) / 2))`;

/**
 * Reads a page of a promotion's codes for who may not take them out: of one that is unspent its end alone, and it is
 * found by nothing but the whole code. Pages go on by how many were passed, as the place between two spellings would
 * tell a code letter by letter.
 */
export const readCouponEnds = async (
  database: Database,
  promotionId: number,
  { q = '', passed, limit }: { q?: string | undefined; passed: number; limit: number },
): Promise<CouponRow[]> => {
  const { rows } = await sql<CouponRow>`
    select case when ${isUnspent} and c.code <> ${couponCode(q)} then ${endOfCode} else c.code end as code, c.uses_limit, c.times_used
    from coupon c where c.promotion_id = ${promotionId}
      and case when ${isUnspent} and ${q.trim()} <> '' then c.code = ${couponCode(q)} else c.code like ${likeStart(q)} end
    order by c.code offset ${passed} limit ${limit}`.execute(database);
  return rows;
};

/** Reads all codes of a promotion, page by page. */
export async function* eachCoupon(database: Database, promotionId: number): AsyncGenerator<CouponRow> {
  let after = '';
  for (;;) {
    const page = await readCoupons(database, promotionId, { after, limit: readAtOnce });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < readAtOnce) return;
    after = last.code;
  }
}

/** Reads one code of a promotion; undefined when it has no such code. */
export const readCoupon = (
  transaction: DatabaseTransaction,
  promotionId: number,
  code: string,
): Promise<CouponRow | undefined> =>
  transaction
    .selectFrom('coupon')
    .select(['code', 'uses_limit', 'times_used'])
    .where('promotion_id', '=', promotionId)
    .where('code', '=', couponCode(code))
    .executeTakeFirst();

/** Adds a code to a promotion or sets its limit; undefined where the code is another promotion's. */
export const saveCoupon = async (
  transaction: DatabaseTransaction,
  promotionId: number,
  { code, uses_limit }: { code: string; uses_limit: number | null },
): Promise<CouponRow | undefined> => {
  const { rows } = await sql<CouponRow>`
    insert into coupon (code, promotion_id, uses_limit) values (${couponCode(code)}, ${promotionId}, ${uses_limit})
    on conflict (code) do update set uses_limit = excluded.uses_limit where coupon.promotion_id = excluded.promotion_id
    returning code, uses_limit, times_used`.execute(transaction);
  return rows[0];
};

/** Makes codes for one order each, until there are `count` that nobody had before. */
export const insertGenerated = async (
  transaction: DatabaseTransaction,
  promotionId: number,
  { prefix, count }: { prefix: string; count: number },
): Promise<void> => {
  let missing = count;
  while (missing > 0) {
    const codes = Array.from({ length: missing }, () => couponCode(newCouponCode(prefix)));
    const { rows } = await sql`
      insert into coupon (code, promotion_id, uses_limit) select code, ${promotionId}, 1 from unnest(${codes}::text[]) as code
      on conflict do nothing returning 1`.execute(transaction);
    missing -= rows.length;
  }
};

/** Deletes a code that no order used, unless it is the promotion's last. */
export const deleteUnusedCoupon = async (
  transaction: DatabaseTransaction,
  promotionId: number,
  code: string,
): Promise<'deleted' | 'not-found' | 'used' | 'last'> => {
  const coupon = await readCoupon(transaction, promotionId, code);
  if (coupon === undefined) return 'not-found';
  if (coupon.times_used > 0) return 'used';
  const others = await transaction
    .selectFrom('coupon')
    .select('code')
    .where('promotion_id', '=', promotionId)
    .where('code', '<>', coupon.code)
    .limit(1)
    .executeTakeFirst();
  if (others === undefined) return 'last';
  const { rows } =
    await sql`delete from coupon where code = ${coupon.code} and times_used = 0 returning 1`.execute(
      transaction,
    );
  return rows.length > 0 ? 'deleted' : 'used';
};
