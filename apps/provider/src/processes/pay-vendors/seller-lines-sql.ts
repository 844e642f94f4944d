import type { EarningTerms } from '@dijla/commerce-rules/vendors/earning-of';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import type { LedgerUnit } from '../../modules/ledger/ledger.ts';
import { returnedPieces } from '../../modules/orders/orders.ts';

/** A line of an order that belongs to a seller. */
export type SellerLine = {
  line_number: number;
  vendor: string;
  /** Pieces as ordered now; 0 of a line that was taken out. */
  qty: number;
  /** What all of them cost after discounts without tax, in minor units of the order's currency. */
  value: number;
  returned: number;
  /** Terms that it was kept with, else those that hold now; null where there are none. */
  terms: EarningTerms | null;
  /** What was kept of it; null before it is. */
  kept: {
    has_terms: boolean;
    unit: LedgerUnit;
    delivered: number;
    kept: number;
    gross: number;
    net: number;
  } | null;
};

/** The seller of a line's product, else that of the product it is a variant of. */
const vendorNow = sql`(
  select o.code from product p join attribute a on a.code = 'vendor'
  join attribute_option o on o.attribute_id = a.id and p.attributes -> 'vendor' = to_jsonb(o.id)
  where p.id = l.product_id or p.sku = l.parent_sku or p.id in (select v.parent_id from product_variant v where v.child_id = l.product_id)
  order by p.id = l.product_id desc, p.sku = l.parent_sku desc nulls last, p.id limit 1
)`;

/** The fee of terms `t` for storage in the unit of an order, by the rate of today; null where there is none. */
const feeIn = (unit: LedgerUnit) => sql`case when t.unit = ${unit}::text then t.storage_fee else (
  select round(t.storage_fee * case when x.base_currency = t.unit then x.numerator::numeric / x.denominator else x.denominator::numeric / x.numerator end
    * power(10::numeric, u.scale - f.scale))::bigint
  from exchange_rate x join currency f on f.code = t.unit join currency u on u.code = ${unit}::text
  where (x.base_currency, x.quote_currency) in ((t.unit, u.code), (u.code, t.unit)) and x.valid_from <= now() order by x.valid_from desc limit 1
) end`;

/** Reads the lines of an order that belong to sellers, also those that no longer belong to the order. */
export const readSellerLines = async (
  database: Database,
  { orderId, unit }: { orderId: number; unit: LedgerUnit },
): Promise<SellerLine[]> => {
  const { rows } = await sql<SellerLine>`${prepared}
    select l.line_number, s.vendor, coalesce(c.qty, 0) as qty, coalesce(c.row_total_incl_tax - c.discount_amount - c.tax_amount, 0) as value,
      ${returnedPieces} as returned,
      case when e.rate is not null then json_build_object('rate', e.rate, 'storage_fee', e.storage_fee)
        when n.storage_fee is not null then json_build_object('rate', n.rate, 'storage_fee', n.storage_fee) end as terms,
      case when e.id is not null then json_build_object('has_terms', e.rate is not null, 'unit', e.unit, 'delivered', e.delivered, 'kept', e.kept,
        'gross', e.gross, 'net', e.net) end as kept
    from order_line l left join vendor_earning e on e.order_id = l.order_id and e.line_number = l.line_number
    cross join lateral (select coalesce(e.vendor, ${vendorNow}) as vendor) s
    left join current_order_line c on c.order_id = l.order_id and c.line_number = l.line_number
    left join lateral (select t.rate, ${feeIn(unit)} as storage_fee from vendor_terms t where t.vendor = s.vendor) n on true
    where l.order_id = ${orderId} and s.vendor is not null order by l.line_number`.execute(database);
  return rows;
};
