import type pg from 'pg';

type ColumnRow = {
  table: string;
  column: string;
  type: string;
  is_array: boolean;
  required: boolean;
  /**
   * Who provides the value when a row is written: 'always' is the database, 'defaulted' the database unless
   * a value is given, null the writer.
   */
  given: 'always' | 'defaulted' | null;
  /** The check constraints that concern only this column. */
  checks: string[];
};

// A view's columns may be null as far as the server says; here they may where the columns of their name that the view
// reads may, so that a view's joins must be inner ones.
const columnsQuery = `
  select relation.relname as "table", attribute.attname as "column", coalesce(element.typname, kind.typname) as type,
    element.oid is not null as is_array,
    case relation.relkind when 'v' then coalesce((
      select bool_and(read.attnotnull) from pg_rewrite rule
      join pg_depend needed on needed.classid = 'pg_rewrite'::regclass and needed.objid = rule.oid and needed.refclassid = 'pg_class'::regclass
      join pg_attribute read on read.attrelid = needed.refobjid and read.attnum = needed.refobjsubid
      where rule.ev_class = relation.oid and needed.refobjid <> relation.oid and read.attname = attribute.attname), false)
    else attribute.attnotnull end as required,
    case when attribute.attidentity = 'a' or attribute.attgenerated <> '' then 'always'
         when attribute.attidentity = 'd' or attribute.atthasdef then 'defaulted' end as given,
    array(select pg_get_constraintdef(oid) from pg_constraint
          where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum] order by conname) as checks
  from pg_class relation
  join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  join pg_type kind on kind.oid = attribute.atttypid
  left join pg_type element on element.oid = kind.typelem and kind.typcategory = 'A'
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v')
  order by relation.relname collate "C", attribute.attnum`;

// The types as `valueParsers` reads them and pg writes them.
const typeNames = new Map<string, string>([
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float4', 'number'],
  ['float8', 'number'],
  ['numeric', 'string'],
  ['text', 'string'],
  ['varchar', 'string'],
  ['bpchar', 'string'],
  ['uuid', 'string'],
  ['date', 'string'],
  ['inet', 'string'],
  ['xid8', 'string'],
  ['tsvector', 'string'],
  ['bool', 'boolean'],
  ['bytea', 'Buffer'],
  ['timestamptz', 'Instant'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
]);

// Parses `check (kind in ('a', 'b'))` as the server prints it.
const listedValues = (checks: readonly string[]): string | undefined => {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1];
    if (list) return list.replaceAll('::text', '').split(', ').join(' | ');
  }
  return undefined;
};

const typeOf = ({ table, column, type, is_array, required, given, checks }: ColumnRow): string => {
  const name = typeNames.get(type);
  if (name === undefined)
    throw new Error(
      `${table}.${column}: the type ${type} has no TypeScript type yet; add it to generate-types.ts.`,
    );
  const single = (!is_array && listedValues(checks)) || name;
  const whole = (is_array ? `${single}[]` : single) + (required ? '' : ' | null');
  if (given === 'always') return `GeneratedAlways<${whole}>`;
  return given === 'defaulted' ? `Defaulted<${whole}>` : whole;
};

const pascalCase = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const head = `// Made from schema/*.sql by \`npm run types\`; a test compares.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Defaulted<T> = T extends ColumnType<infer Read, infer Insert, infer Update> ? ColumnType<Read, Insert | undefined, Update> : ColumnType<T, T | undefined, T>;
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Read parsed; written as text (\`JSON.stringify\`), because pg would make a list an SQL array. */
type Json = ColumnType<unknown, string, string>;
`;

/**
 * Generates the TypeScript types of all tables and views of the session's database. Throws on an unknown
 * column type.
 */
export const generateTypes = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<ColumnRow>(columnsQuery);
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export type ${pascalCase(table)}Table = {\n${columns.map((row) => `  ${row.column}: ${typeOf(row)};\n`).join('')}};\n`,
  );
  const all = `/** Name of a table or view to its columns. */\nexport type Tables = {\n${[...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)}Table;\n`).join('')}};\n`;
  return [head, ...interfaces, all].join('\n');
};
