import type pg from 'pg';

const own = `relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')`;

// PostgreSQL 18 and later list not-null constraints as rows of their own; the columns show them in every
// version.
const queries = [
  `select format('table %I%s%s', relation.relname, case when relation.relpersistence = 'u' then ' unlogged' end, coalesce(' with ' || array_to_string(relation.reloptions, ','), '')) as line
   from pg_class relation where ${own}`,
  `select format('column %I.%I %s%s%s%s%s', relation.relname, attribute.attname, format_type(attribute.atttypid, attribute.atttypmod),
     case when attribute.attnotnull then ' not null' end, ' default ' || pg_get_expr(value.adbin, value.adrelid),
     ' identity ' || nullif(attribute.attidentity::text, ''), ' generated ' || nullif(attribute.attgenerated::text, '')) as line
   from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
   left join pg_attrdef value on value.adrelid = relation.oid and value.adnum = attribute.attnum where ${own}`,
  `select format('constraint %I.%I %s', relation.relname, conname, pg_get_constraintdef(checked.oid)) as line
   from pg_class relation join pg_constraint checked on checked.conrelid = relation.oid where ${own} and contype <> 'n'`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public'`,
  `select format('trigger %s enabled %s', pg_get_triggerdef(fired.oid), fired.tgenabled) as line
   from pg_class relation join pg_trigger fired on fired.tgrelid = relation.oid where ${own} and not tgisinternal`,
  `select 'function ' || pg_get_functiondef(oid) as line from pg_proc
   where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select format('operator %s by %s', oid::regoperator, oprcode) as line from pg_operator
   where oprnamespace = 'public'::regnamespace and not exists (select from pg_depend where classid = 'pg_operator'::regclass and objid = pg_operator.oid and deptype = 'e')`,
  `select format('view %I %s', viewname, definition) as line from pg_views where schemaname = 'public'`,
  `select format('sequence %I %s start %s step %s from %s to %s%s', sequencename, data_type, start_value, increment_by, min_value, max_value,
     case when cycle then ' cycle' end) as line from pg_sequences where schemaname = 'public'`,
  `select format('type %I %s', typname, string_agg(quote_literal(enumlabel), ',' order by enumsortorder)) as line
   from pg_type join pg_enum on enumtypid = pg_type.oid where typnamespace = 'public'::regnamespace group by typname`,
  `select format('extension %I', extname) as line from pg_extension`,
];

/**
 * Returns one sorted line for each table, column, constraint, index, trigger, function, operator, view,
 * sequence, type and extension. Two databases with equal lines have the same schema, apart from the order of
 * columns.
 */
export const describeSchema = async (client: pg.ClientBase): Promise<string[]> => {
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ line: string }>(query);
    lines.push(...rows.map((row) => row.line));
  }
  return lines.toSorted();
};
