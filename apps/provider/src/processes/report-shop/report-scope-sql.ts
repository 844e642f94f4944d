import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';

export type Unit = { code: CurrencyCode; scale: number };

/** Days of Baghdad, both included, as `2026-12-01`. */
export type Period = { from: string; until: string };

/** Rows of a report at most; sums are of all. */
export const rowsAtMost = 500;

/** The first instant of a period, and the first one after it. */
export const instantsOf = ({ from, until }: Period) => ({
  begins: sql`((${from}::date)::timestamp at time zone 'Asia/Baghdad')`,
  ends: sql`((${until}::date + 1)::timestamp at time zone 'Asia/Baghdad')`,
});

/**
 * Brings the district to sums by place: `at` has region_id and city. A district is known by its name in either
 * language; any other city is a place of its own. Each name is folded once.
 */
export const inDistricts = (at: RawBuilder<unknown>, language: string): RawBuilder<unknown> => sql`
  (select at.*, folded_text(coalesce(at.city, '')) as folded from (${at}) at) at
  left join (
    select distinct on (d.region_id, n.folded) d.region_id, n.folded, d.id, case when ${language} = 'ar' then d.name_ar else d.name_en end as name
    from district d cross join lateral (values (folded_text(d.name_en)), (folded_text(d.name_ar))) n (folded)
    order by d.region_id, n.folded, d.id
  ) d on d.region_id = at.region_id and d.folded = at.folded
  left join region g on g.id = at.region_id`;

/** What a district is told apart by, is called, and lies in. */
export const districtKey = sql`coalesce(at.region_id::text, '') || '/' || coalesce(d.id::text, at.folded)`;
export const districtName = sql`min(coalesce(d.name, at.city, ''))`;
export const districtPlace = (language: string) =>
  sql`min(case when ${language} = 'ar' then g.name_ar else g.name_en end)`;

/** What a product of orders is called now, else what it was called in one of them: it may be gone. `id` is its id. */
const productName = (id: RawBuilder<unknown>, language: string): RawBuilder<unknown> => sql`coalesce(
  (select t.name from product_text t where t.product_id = ${id} order by t.language = ${language} desc, t.language limit 1),
  (select l.name from order_line l where l.product_id = ${id} limit 1), '')`;
const productSku = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  (select p.sku from product p where p.id = ${id}), (select l.sku from order_line l where l.product_id = ${id} limit 1), '')`;

/**
 * How a row of a report is named: by its key alone, as a district, or as a product once it is known which rows are
 * shown.
 */
export const namedRow = (
  by: 'day' | 'attempts' | 'product' | 'district',
  language: string,
): RawBuilder<unknown> => {
  if (by === 'district') return sql`key, name, place`;
  if (by === 'product')
    return sql`${productSku(sql`key`)} as key, ${productName(sql`key`, language)} as name, null::text as place`;
  return sql`key::text, key::text as name, null::text as place`;
};
