import type { TaxRule } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

const classesOf = (kind: 'customer' | 'product') => sql`coalesce((
  select json_agg(c.id order by c.id) from tax_rule_class x join tax_class c on c.id = x.tax_class_id
  where x.tax_rule_id = r.id and c.kind = ${kind}
), '[]')`;

/**
 * All tax rules with their rates as one JSON column in the wire's form (wire §7.8). A region without a name
 * lacks that member.
 */
export const taxRulesColumn: RawBuilder<TaxRule[]> = sql`coalesce((
  select json_agg(json_build_object(
    'id', r.id, 'code', r.code, 'priority', r.priority, 'position', r.position,
    'customer_tax_class_ids', ${classesOf('customer')},
    'product_tax_class_ids', ${classesOf('product')},
    'tax_rate_ids', coalesce((select json_agg(x.tax_rate_id order by x.tax_rate_id) from tax_rule_rate x where x.tax_rule_id = r.id), '[]'),
    'calculate_subtotal', false,
    'rates', coalesce((
      select json_agg(json_strip_nulls(json_build_object(
        'id', t.id, 'tax_country_id', t.country, 'tax_region_id', t.region_id, 'region_name', nullif(t.region_name, ''),
        'tax_postcode', t.postcode, 'rate', t.rate, 'code', t.code, 'titles', '[]'::json
      )) order by t.id)
      from tax_rule_rate x join tax_rate t on t.id = x.tax_rate_id where x.tax_rule_id = r.id
    ), '[]')
  ) order by r.priority, r.position, r.id)
  from tax_rule r
), '[]')`;

/** Returns all tax rules by priority, then position. */
export const readTaxRules = async (db: Database): Promise<TaxRule[]> => {
  const { rows } = await sql<{ rules: TaxRule[] }>`select ${taxRulesColumn} as rules`.execute(db);
  return rows.flatMap(({ rules }) => rules);
};
