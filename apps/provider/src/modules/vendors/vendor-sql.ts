import type { CurrencyCode } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { goneSource } from '../catalog/catalog.ts';

type Detail = Calls['desk/vendor']['result']['_output'];
type ListedVendor = Omit<Detail, 'terms' | 'units'>;

/** A currency as an answer says it. */
export const unitOf = (code: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('code', u.code, 'scale', u.scale) from currency u where u.code = ${code})`;

/** Everyone who is a seller: by an option of the attribute, a page, or terms. */
const known = sql`(
  select o.code as vendor from attribute_option o join attribute a on a.id = o.attribute_id where a.code = 'vendor'
  union select identifier from vendor union select vendor from vendor_terms
)`;

/** The name on the page of seller `k`, else that of the option, in the reader's language where there is one. */
const nameIn = (language: string) => sql`coalesce(
  (select t.title from vendor v join vendor_text t on t.vendor_id = v.id where v.identifier = k.vendor order by t.language = ${language} desc, t.language limit 1),
  (select t.label from attribute_option o join attribute a on a.id = o.attribute_id join attribute_option_text t on t.option_id = o.id
    where a.code = 'vendor' and o.code = k.vendor order by t.language = ${language} desc, t.language limit 1),
  k.vendor)`;

const goods = sql`(
  select count(*) from product p join attribute a on a.code = 'vendor' join attribute_option o on o.attribute_id = a.id and o.code = k.vendor
  where p.attributes -> 'vendor' = to_jsonb(o.id) and p.source <> ${goneSource}
)::integer`;

/** What is owed by currency: everything earned less everything paid out. */
const balances = sql`coalesce((
  select json_agg(json_build_object('amount', b.amount, 'unit', ${unitOf(sql`b.unit`)}) order by b.unit) from (
    select m.unit, sum(m.amount)::bigint as amount from (
      select unit, net as amount from vendor_earning where vendor = k.vendor and version > 0
      union all select unit, -amount from vendor_payout where vendor = k.vendor
    ) m group by m.unit
  ) b), '[]')`;

/** Whether a text of a request can be an identifier; a database takes no NUL. */
const isIdentifier = (given: string): boolean => /^[^\p{Cc}\p{Surrogate}]{1,200}$/u.test(given);

/** Reads sellers by their identifiers: the page after `after`, or the one named. */
export const readVendors = async (
  database: Database,
  language: string,
  { vendor = null, after = 0, limit }: { vendor?: string | null; after?: number; limit: number },
): Promise<ListedVendor[]> => {
  if (vendor !== null && !isIdentifier(vendor)) return [];
  const { rows } = await sql<ListedVendor>`
    select k.vendor, ${nameIn(language)} as name, ${goods} as goods, t.rate,
      (select count(*) from vendor_earning e where e.vendor = k.vendor and e.rate is null and e.delivered > 0)::integer as waiting, ${balances} as balances
    from ${known} k left join vendor_terms t on t.vendor = k.vendor
    where ${vendor}::text is null or k.vendor = ${vendor}::text order by k.vendor limit ${limit} offset ${after}`.execute(
    database,
  );
  return rows;
};

/** Whether there is a seller of this identifier. */
export const isVendor = async (database: Database, vendor: string): Promise<boolean> =>
  (await readVendors(database, '', { vendor, limit: 1 })).length > 0;

/** What sellers are to be paid by, as it is kept. */
type VendorTerms = {
  version: number;
  rate: number;
  storage_fee: number;
  unit: { code: CurrencyCode; scale: number };
  set_at: Date;
};

/** Reads the terms of a seller; undefined before there are some. */
export const readTerms = async (database: Database, vendor: string): Promise<VendorTerms | undefined> => {
  const { rows } = await sql<VendorTerms>`
    select version, rate, storage_fee, ${unitOf(sql`t.unit`)} as unit, set_at from vendor_terms t where vendor = ${vendor}`.execute(
    database,
  );
  return rows[0];
};

/** Reads a seller as the desk shows her; undefined when there is none of this identifier. */
export const readVendorDetail = async (
  database: Database,
  vendor: string,
  language: string,
): Promise<Detail | undefined> => {
  const [row] = await readVendors(database, language, { vendor, limit: 1 });
  if (row === undefined) return undefined;
  const terms = await readTerms(database, vendor);
  const units = await database.selectFrom('currency').select(['code', 'scale']).orderBy('code').execute();
  return {
    ...row,
    terms: terms === undefined ? null : { ...terms, set_at: terms.set_at.toISOString() },
    units: units as Detail['units'],
  };
};
