import { promotionRule } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { RecordHandler } from '../../database/record-handler.ts';
import { recordset } from '../../database/json/recordset.ts';
import { couponCode } from './coupon-code.ts';
import type { PromotionInput } from './promotion-input.ts';
import { removePromotions, savePromotionRows } from './promotion-rows-sql.ts';

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());
const isInstant = (at: string | null): boolean => at === null || !Number.isNaN(Date.parse(at));

const faultOf = ({ from, until, rule }: PromotionInput): string | undefined => {
  if (
    ![from, until].every(isInstant) ||
    (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
  )
    return 'bad-window';
  return promotionRule.safeParse(rule).success ? undefined : 'bad-promotion-rule';
};

/** Returns each code once, regardless of the digits and case it was written in. */
const tidyCoupons = (coupons: PromotionInput['coupons']): PromotionInput['coupons'] => {
  const byCode = new Map(coupons.map(({ code, uses_limit }) => [couponCode(code), uses_limit]));
  return [...byCode]
    .map(([code, uses_limit]) => ({ code, uses_limit }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
};

const tidy = (promotion: PromotionInput): PromotionInput => ({
  ...promotion,
  from: instant(promotion.from),
  until: instant(promotion.until),
  coupons: tidyCoupons(promotion.coupons),
});

/** Coupons keep their use counts. A code that belongs to another promotion moves to this one. */
const writeCoupons = async (
  transaction: DatabaseTransaction,
  records: readonly PromotionInput[],
): Promise<void> => {
  const rows = records.flatMap(({ code, coupons }) =>
    coupons.map((coupon) => ({ promotion: code, ...coupon })),
  );
  const kept = rows.map(({ code }) => code);
  await sql`delete from coupon where promotion_id in (select id from promotion where code = any(${records.map(({ code }) => code)})) and code <> all(${kept})`.execute(
    transaction,
  );
  await sql`insert into coupon (code, promotion_id, uses_limit) select given.code, p.id, given.uses_limit
    from ${recordset(rows, 'code text, promotion text, uses_limit integer')} join promotion p on p.code = given.promotion
    on conflict (code) do update set promotion_id = excluded.promotion_id, uses_limit = excluded.uses_limit`.execute(
    transaction,
  );
};

/**
 * Record handler of promotions, by code, with their coupons. A rule that does not match the contract's
 * `promotionRule` is rejected.
 */
export const promotionHandler: RecordHandler<PromotionInput> = {
  keyOf: ({ code }) => code,
  check: async (_, records) => ({
    records: records.filter((record) => faultOf(record) === undefined).map(tidy),
    warnings: records.flatMap((record) => {
      const code = faultOf(record);
      return code === undefined ? [] : [{ key: record.code, code, subject: record.code, isTaken: false }];
    }),
  }),
  read: async (db, keys) => {
    const { rows } = await sql<
      Omit<PromotionInput, 'from' | 'until'> & { from_at: Date | null; until_at: Date | null }
    >`
      select p.code, p.is_active, p.from_at, p.until_at, p.priority, p.stops_further, p.uses_per_customer, p.rule,
        coalesce((select jsonb_object_agg(t.language, jsonb_build_object('name', t.name, 'description', t.description))
          from promotion_text t where t.promotion_id = p.id), '{}') as texts,
        coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'uses_limit', c.uses_limit) order by c.code collate "C")
          from coupon c where c.promotion_id = p.id), '[]') as coupons
      from promotion p where p.code = any(${keys})`.execute(db);
    return new Map(
      rows.map(({ from_at, until_at, ...row }) => [
        row.code,
        { ...row, from: from_at?.toISOString() ?? null, until: until_at?.toISOString() ?? null },
      ]),
    );
  },
  save: async (transaction, records, { source }) => {
    await savePromotionRows(transaction, records, source);
    await writeCoupons(transaction, records);
  },
  remove: (transaction, keys) => removePromotions(transaction, keys),
  keysOf: async (db, source) => {
    const { rows } = await sql<{ code: string }>`select code from promotion where source = ${source}`.execute(
      db,
    );
    return rows.map(({ code }) => code);
  },
};
