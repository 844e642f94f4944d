import { sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import { recordset } from '../../database/json/recordset.ts';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordHandler,
  type RecordWarning,
} from '../../database/record-handler.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { TaxRateInput, TaxRuleInput } from './tax-input.ts';

const rateColumns =
  'code text, country text, region_id integer, region_name text, postcode text, rate integer';

const isRate = ({ country, rate }: TaxRateInput): boolean =>
  /^[A-Z]{2}$/.test(country) && Number.isSafeInteger(rate) && rate >= 0 && rate <= 1_000_000;

/**
 * Records a change of taxes, because every price shown with tax may differ, for all shoppers or for one
 * group.
 */
export const announceTaxes = (transaction: DatabaseTransaction, author: Author): Promise<void> =>
  recordChanges(transaction, [{ entity: 'taxrule', entity_id: null, kind: 'saved' }], author);

/** Record handler of tax rates, by code. A rate is at most 100 %, and its country a two-letter code. */
export const taxRateHandler: RecordHandler<TaxRateInput> = {
  keyOf: ({ code }) => code,
  check: async (_, records) => ({
    records: records.filter(isRate),
    warnings: records
      .filter((record) => !isRate(record))
      .map(({ code, country, rate }) => ({
        key: code,
        code: 'bad-tax-rate',
        subject: `${country} ${rate}`,
        isTaken: false,
      })),
  }),
  read: async (db, keys) => {
    const { rows } = await sql<TaxRateInput>`
      select code, country, region_id, region_name, postcode, (rate * 10000)::integer as rate from tax_rate where code = any(${keys})`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.code, row]));
  },
  save: async (transaction, records, author) => {
    await sql`
      insert into tax_rate (code, country, region_id, region_name, postcode, rate)
      select code, country, region_id, region_name, postcode, rate / 10000.0 from ${recordset(records, rateColumns)}
      on conflict (code) do update set country = excluded.country, region_id = excluded.region_id, region_name = excluded.region_name,
        postcode = excluded.postcode, rate = excluded.rate`.execute(transaction);
    await announceTaxes(transaction, author);
  },
  remove: async (transaction, keys, author) => {
    await sql`delete from tax_rate where code = any(${keys})`.execute(transaction);
    await announceTaxes(transaction, author);
  },
};

const knownRates = async (
  db: Database,
  codes: readonly string[],
  brought: ArrivingKeys,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ code: string }>`select code from tax_rate where code = any(${codes})`.execute(
    db,
  );
  return new Set([...rows.map(({ code }) => code), ...(await brought('tax-rate', codes))]);
};

const knownClasses = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: number; kind: string }>`select id, kind from tax_class`.execute(db);
  return new Set(rows.map(({ id, kind }) => `${kind} ${id}`));
};

const readTaxRules: RecordHandler<TaxRuleInput>['read'] = async (db, keys) => {
  const { rows } = await sql<TaxRuleInput>`
    select r.code, r.priority, r.position,
      coalesce((select jsonb_agg(t.code order by t.code collate "C") from tax_rule_rate x join tax_rate t on t.id = x.tax_rate_id where x.tax_rule_id = r.id), '[]') as rates,
      coalesce((select jsonb_agg(c.id order by c.id) from tax_rule_class x join tax_class c on c.id = x.tax_class_id
        where x.tax_rule_id = r.id and c.kind = 'customer'), '[]') as customer_class_ids,
      coalesce((select jsonb_agg(c.id order by c.id) from tax_rule_class x join tax_class c on c.id = x.tax_class_id
        where x.tax_rule_id = r.id and c.kind = 'product'), '[]') as product_class_ids
    from tax_rule r where r.code = any(${keys})`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};

const saveTaxRules: RecordHandler<TaxRuleInput>['save'] = async (transaction, records, author) => {
  const codes = records.map(({ code }) => code);
  await sql`insert into tax_rule (code, priority, position) select code, priority, position from ${recordset(records, 'code text, priority integer, position integer')}
    on conflict (code) do update set priority = excluded.priority, position = excluded.position`.execute(
    transaction,
  );
  await sql`delete from tax_rule_rate where tax_rule_id in (select id from tax_rule where code = any(${codes}))`.execute(
    transaction,
  );
  await sql`delete from tax_rule_class where tax_rule_id in (select id from tax_rule where code = any(${codes}))`.execute(
    transaction,
  );
  const rates = records.flatMap((record) => record.rates.map((rate) => ({ code: record.code, rate })));
  await sql`insert into tax_rule_rate (tax_rule_id, tax_rate_id) select r.id, t.id from ${recordset(rates, 'code text, rate text')}
    join tax_rule r on r.code = given.code join tax_rate t on t.code = given.rate`.execute(transaction);
  const classes = records.flatMap(({ code, customer_class_ids, product_class_ids }) =>
    [...customer_class_ids, ...product_class_ids].map((id) => ({ code, id })),
  );
  await sql`insert into tax_rule_class (tax_rule_id, tax_class_id) select distinct r.id, given.id from ${recordset(classes, 'code text, id integer')}
    join tax_rule r on r.code = given.code`.execute(transaction);
  await announceTaxes(transaction, author);
};

/** Record handler of tax rules, by code. Unknown rates and classes are left out of the rule. */
export const taxRuleHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<TaxRuleInput> => ({
  keyOf: ({ code }) => code,
  check: async (db, records) => {
    const rates = await knownRates(
      db,
      records.flatMap((record) => record.rates),
      brought,
    );
    const classes = await knownClasses(db);
    const warnings: RecordWarning[] = [];
    const checked = records.map((record) => {
      const keep = <T extends string | number>(
        values: readonly T[],
        isKnown: (value: T) => boolean,
        code: string,
      ): T[] => {
        for (const value of values)
          if (!isKnown(value))
            warnings.push({ key: record.code, code, subject: String(value), isTaken: true });
        return [...new Set(values)].filter(isKnown).toSorted();
      };
      return {
        ...record,
        rates: keep(record.rates, (code) => rates.has(code), 'unknown-tax-rate'),
        customer_class_ids: keep(
          record.customer_class_ids,
          (id) => classes.has(`customer ${id}`),
          'unknown-tax-class',
        ),
        product_class_ids: keep(
          record.product_class_ids,
          (id) => classes.has(`product ${id}`),
          'unknown-tax-class',
        ),
      };
    });
    return { records: checked, warnings };
  },
  read: readTaxRules,
  save: saveTaxRules,
  remove: async (transaction, keys, author) => {
    await sql`delete from tax_rule where code = any(${keys})`.execute(transaction);
    await announceTaxes(transaction, author);
  },
});
