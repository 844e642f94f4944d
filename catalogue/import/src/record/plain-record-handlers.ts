import type { Database } from '@dijla/provider/database';
import { recordset } from '@dijla/provider/database/json/recordset';
import type { ArrivingKeys, RecordHandler, RecordWarning } from '@dijla/provider/database/record-handler';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { sql } from 'kysely';
import type { RecordKind } from './import-record.ts';
import type { RecordHandlersByKind } from './record-handlers.ts';

/**
 * Tables for engine tests that store each record as JSON. The database refuses a product whose url_key is
 * `forbidden`.
 */
export const makePlainTables = (db: Database) =>
  sql`create table plain (kind text, key text, record jsonb not null check (record ->> 'url_key' is distinct from 'forbidden'), source text, saves integer not null default 1,
    primary key (kind, key))`.execute(db);

type Plain<Input> = {
  kind: RecordKind;
  keyOf: (record: Input) => string;
  check?: (
    record: Input,
    known: ReadonlySet<string>,
  ) => { record: Input | undefined; faults: Omit<RecordWarning, 'key'>[] };
};

const knownSkus = async (
  db: Database,
  skus: readonly string[],
  brought: ArrivingKeys,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{
    key: string;
  }>`select key from plain where kind = 'product' and key = any(${skus})`.execute(db);
  return new Set([...rows.map(({ key }) => key), ...(await brought('product', skus))]);
};

const plainHandler = <Input extends object>(
  { kind, keyOf, check }: Plain<Input>,
  skusOf: (record: Input) => string[],
  brought: ArrivingKeys,
): RecordHandler<Input> => ({
  keyOf,
  check: async (db, records) => {
    const known = await knownSkus(db, records.flatMap(skusOf), brought);
    const checked = records.map((record) => ({
      key: keyOf(record),
      ...(check?.(record, known) ?? { record, faults: [] }),
    }));
    return {
      records: checked.flatMap(({ record }) => (record === undefined ? [] : [record])),
      warnings: checked.flatMap(({ key, faults }) => faults.map((fault) => ({ key, ...fault }))),
    };
  },
  read: async (db, keys) => {
    const { rows } = await sql<{
      key: string;
      record: Input;
    }>`select key, record from plain where kind = ${kind} and key = any(${keys})`.execute(db);
    return new Map(rows.map(({ key, record }) => [key, record]));
  },
  save: async (transaction, records, { source }) => {
    const rows = records.map((record) => ({ key: keyOf(record), record }));
    await sql`insert into plain (kind, key, record, source) select ${kind}, key, record, ${source} from ${recordset(rows, 'key text, record jsonb')}
      on conflict (kind, key) do update set record = excluded.record, saves = plain.saves + 1`.execute(
      transaction,
    );
  },
  remove: async (transaction, keys) =>
    void (await sql`delete from plain where kind = ${kind} and key = any(${keys})`.execute(transaction)),
  keysOf: async (db, source) =>
    (
      await sql<{ key: string }>`select key from plain where kind = ${kind} and source = ${source}`.execute(
        db,
      )
    ).rows.map(({ key }) => key),
});

const checkProduct = (product: ProductInput, known: ReadonlySet<string>) => {
  if (product.status < 0)
    return { record: undefined, faults: [{ code: 'bad-number', subject: 'status', isTaken: false }] };
  const lost = product.variants.filter((sku) => !known.has(sku));
  return {
    record: { ...product, variants: product.variants.filter((sku) => known.has(sku)) },
    faults: lost.map((subject) => ({ code: 'unknown-variant', subject, isTaken: true })),
  };
};

export const plainRecordHandlers = (brought: ArrivingKeys): Partial<RecordHandlersByKind> => ({
  category: plainHandler({ kind: 'category', keyOf: ({ url_path }) => url_path }, () => [], brought),
  product: plainHandler(
    { kind: 'product', keyOf: ({ sku }) => sku, check: checkProduct },
    ({ variants }) => variants,
    brought,
  ),
});
