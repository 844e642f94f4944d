import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CallInput, CallOutput } from '../../call/call-handler.ts';
import type { StoreView } from '../../call/store-view.ts';
import type { Author } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { taxRateHandler, taxRuleHandler } from './tax-sql.ts';

export type Taxes = CallOutput<'desk/taxes'>['result'];
type Written = Omit<CallInput<'desk/set-taxes'>['body'], 'version'>;
type Example = CallOutput<'desk/tax-example'>['result'];

/** What is kept of taxes, which a save replaces. */
type Kept = Pick<Taxes, 'classes' | 'rates' | 'rules'>;

const versionOf = ({ classes, rates, rules }: Kept): string =>
  createHash('sha256')
    .update(JSON.stringify([classes.map(({ id, name }) => [id, name]), rates, rules]))
    .digest('hex')
    .slice(0, 16);

/** Reads all that is said of taxes, names of governorates in the language of the store view. */
export const readDeskTaxes = async (
  db: Database,
  store: Pick<StoreView, 'code' | 'language'>,
): Promise<Taxes> => {
  const { rows } = await sql<Omit<Taxes, 'version'>>`
    with uses as (
      select tax_class_id as id, count(*) as uses from product group by tax_class_id
      union all select tax_class_id, count(*) from customer_group group by tax_class_id
    )
    select v.source_price_includes_tax as prices_include_tax, v.customer_tax_class_id as guest_class_id, v.default_country as country,
      v.default_region_id as region_id,
      coalesce((select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'uses', coalesce(u.uses, 0)) order by c.kind desc, c.id)
        from tax_class c left join uses u on u.id = c.id), '[]') as classes,
      coalesce((select json_agg(json_build_object('code', t.code, 'country', t.country, 'region_id', nullif(t.region_id, 0),
          'region_name', nullif(t.region_name, ''), 'rate', (t.rate * 10000)::integer) order by t.id) from tax_rate t), '[]') as rates,
      coalesce((select json_agg(json_build_object('code', r.code, 'priority', r.priority, 'position', r.position,
          'customer_class_ids', coalesce((select json_agg(c.id order by c.id) from tax_rule_class x join tax_class c on c.id = x.tax_class_id
            where x.tax_rule_id = r.id and c.kind = 'customer'), '[]'),
          'product_class_ids', coalesce((select json_agg(c.id order by c.id) from tax_rule_class x join tax_class c on c.id = x.tax_class_id
            where x.tax_rule_id = r.id and c.kind = 'product'), '[]'),
          'rates', coalesce((select json_agg(t.code order by t.id) from tax_rule_rate x join tax_rate t on t.id = x.tax_rate_id
            where x.tax_rule_id = r.id), '[]')) order by r.priority, r.position, r.id) from tax_rule r), '[]') as rules,
      coalesce((select json_agg(json_build_object('id', g.id, 'country', g.country,
          'name', case when ${store.language} = 'ar' then g.name_ar else g.name_en end) order by g.position, g.id) from region g), '[]') as regions
    from store_view v where v.code = ${store.code}`.execute(db);
  const [taxes] = rows;
  if (taxes === undefined) throw new Error('the store view is gone');
  return { version: versionOf(taxes), ...taxes };
};

/** Lets one save of taxes at a time read what it replaces. */
export const lockTaxes = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`lock table tax_class, tax_rate, tax_rule in share row exclusive mode`.execute(transaction);
};

/** Returns whether all that a save names is there: its classes, of their kinds, its governorates and its rates. */
export const isKnown = ({ classes, regions }: Taxes, written: Written): boolean => {
  const kinds = new Map<number, string>(classes.map(({ id, kind }) => [id, kind]));
  const isOwn = written.classes.every(({ id, kind }) => id < 0 || kinds.get(id) === kind);
  for (const { id, kind } of written.classes) kinds.set(id, kind);
  const codes = new Set(written.rates.map(({ code }) => code));
  return (
    isOwn &&
    written.rules.every(
      ({ rates, product_class_ids, customer_class_ids }) =>
        rates.every((code) => codes.has(code)) &&
        product_class_ids.every((id) => kinds.get(id) === 'product') &&
        customer_class_ids.every((id) => kinds.get(id) === 'customer'),
    ) &&
    written.rates.every(
      ({ country, region_id }) =>
        region_id === null || regions.some((region) => region.id === region_id && region.country === country),
    )
  );
};

/** Adds and renames classes, and returns the ids of those that are new, by the ids they were sent under. */
const saveClasses = async (
  transaction: DatabaseTransaction,
  classes: Written['classes'],
): Promise<(id: number) => number> => {
  const made = new Map<number, number>();
  for (const { id, kind, name } of classes) {
    if (id >= 0) {
      await transaction
        .updateTable('tax_class')
        .set({ name })
        .where('id', '=', id)
        .where('name', '<>', name)
        .execute();
      continue;
    }
    const { rows } = await sql<{ id: number }>`
      insert into tax_class (id, kind, name) select greatest(coalesce(max(id), 0), 1000) + 1, ${kind}, ${name} from tax_class
      returning id`.execute(transaction);
    made.set(id, rows[0]?.id ?? 0);
  }
  return (id) => made.get(id) ?? id;
};

/** Saves taxes as they are written, in the way that imports do. What a rate says besides, such as a postcode, stays. */
export const saveTaxes = async (
  transaction: DatabaseTransaction,
  { before, written, author }: { before: Taxes; written: Written; author: Author },
): Promise<void> => {
  const idOf = await saveClasses(transaction, written.classes);
  const rules = taxRuleHandler();
  const kept = await taxRateHandler.read(
    transaction,
    written.rates.map(({ code }) => code),
  );
  type Coded = readonly { code: string }[];
  const gone = (were: Coded, are: Coded): string[] =>
    were.map(({ code }) => code).filter((code) => !are.some((each) => each.code === code));
  const asRecord = { ...author, source: 'import' as const };
  await rules.remove(transaction, gone(before.rules, written.rules), asRecord);
  await taxRateHandler.remove(transaction, gone(before.rates, written.rates), asRecord);
  const { rows: names } = await sql<{
    id: number;
    name: string;
  }>`select id, name_en as name from region`.execute(transaction);
  const rates = written.rates.map(({ code, country, region_id, rate }) => {
    const was = kept.get(code);
    const stays = was !== undefined && was.country === country && (was.region_id || null) === region_id;
    return {
      code,
      country,
      region_id: region_id ?? 0,
      region_name: stays ? was.region_name : (names.find(({ id }) => id === region_id)?.name ?? null),
      postcode: was?.postcode ?? '*',
      rate,
    };
  });
  if (rates.length > 0) await taxRateHandler.save(transaction, rates, asRecord);
  if (written.rules.length > 0)
    await rules.save(
      transaction,
      written.rules.map((rule) => ({
        ...rule,
        customer_class_ids: rule.customer_class_ids.map(idOf),
        product_class_ids: rule.product_class_ids.map(idOf),
      })),
      asRecord,
    );
};

/** Reads a product for trying taxes on, by its sku, or the newest one that is sold at a price and taxed. */
export const readTaxExample = async (
  db: Database,
  { sku, store }: { sku: string | undefined; store: Pick<StoreView, 'code'> },
): Promise<Example | undefined> => {
  const chosen =
    sku === undefined
      ? sql`p.status = 1 and p.tax_class_id > 0 and r.amount is not null`
      : sql`p.sku = ${sku}`;
  const { rows } = await sql<Example>`
    select p.sku, p.tax_class_id, json_build_object('code', c.code, 'scale', c.scale) as unit, r.amount as price, coalesce((
      select t.name from product_text t where t.product_id = p.id order by t.language = v.language desc, t.language limit 1
    ), p.sku) as name
    from store_view v join currency c on c.code = v.currency cross join product p
    left join price r on r.product_id = p.id and r.price_list = v.price_list and r.currency = v.currency and r.kind = 'regular' and r.min_qty = 1
      and r.from_at is null and r.until_at is null
    where v.code = ${store.code} and ${chosen} order by p.id desc limit 1`.execute(db);
  return rows[0];
};
