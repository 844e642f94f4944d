import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { AttributeDefinition } from './attribute-definition.ts';
import type { AttributeInput } from '../saving/catalog-batch.ts';

/** Reads all attributes, by code, with their options in order. */
export const readDefinitions = async (db: Database): Promise<Map<string, AttributeDefinition>> => {
  const { rows } = await sql<AttributeDefinition>`
    select a.id, a.code, a.input, a.is_user_defined, a.is_visible, a.is_visible_on_front, a.is_filterable, a.is_comparable, a.position,
      coalesce((select jsonb_object_agg(t.language, t.label) from attribute_text t where t.attribute_id = a.id), '{}') as labels,
      coalesce((select jsonb_agg(s.name order by s.name collate "C") from attribute_set_attribute x join attribute_set s on s.id = x.attribute_set_id
        where x.attribute_id = a.id), '[]') as sets,
      coalesce(options.list, '[]') as options
    from attribute a left join (
      select o.attribute_id, jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'sort', o.sort, 'hex', o.hex, 'labels', coalesce(t.labels, '{}')) order by o.sort, o.id) as list
      from attribute_option o
      left join (select option_id, jsonb_object_agg(language, label) as labels from attribute_option_text group by option_id) t on t.option_id = o.id
      group by o.attribute_id
    ) options on options.attribute_id = a.id
    order by a.position, a.id`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};

const attributeColumns = `code text, input text, position integer,
  is_user_defined boolean, is_visible_on_front boolean, is_filterable boolean, is_comparable boolean`;

type Attributes = readonly AttributeInput[];

const writeAttributeRows = async (
  transaction: DatabaseTransaction,
  attributes: Attributes,
  codes: readonly string[],
): Promise<void> => {
  await sql`
    insert into attribute (code, input, is_user_defined, is_visible_on_front, is_filterable, is_comparable, position)
    select code, input, is_user_defined, is_visible_on_front, is_filterable, is_comparable, position
    from ${recordset(attributes, attributeColumns)}
    on conflict (code) do update set input = excluded.input, is_user_defined = excluded.is_user_defined,
      is_visible_on_front = excluded.is_visible_on_front, is_filterable = excluded.is_filterable,
      is_comparable = excluded.is_comparable, position = excluded.position`.execute(transaction);
  const labels = attributes.flatMap(({ code, labels: given }) =>
    Object.entries(given).map(([language, label]) => ({ code, language, label })),
  );
  await sql`delete from attribute_text t using attribute a where a.id = t.attribute_id and a.code = any(${codes})`.execute(
    transaction,
  );
  await sql`
    insert into attribute_text (attribute_id, language, label)
    select a.id, given.language, given.label from ${recordset(labels, 'code text, language text, label text')} join attribute a using (code)`.execute(
    transaction,
  );
};

const writeSets = async (
  transaction: DatabaseTransaction,
  attributes: Attributes,
  codes: readonly string[],
): Promise<void> => {
  const sets = recordset(
    attributes.flatMap(({ code, sets: names }) => names.map((name) => ({ code, name }))),
    'code text, name text',
  );
  await sql`insert into attribute_set (name) select distinct name from ${sets} on conflict do nothing`.execute(
    transaction,
  );
  await sql`delete from attribute_set_attribute x using attribute a where a.id = x.attribute_id and a.code = any(${codes})`.execute(
    transaction,
  );
  await sql`insert into attribute_set_attribute (attribute_set_id, attribute_id)
    select distinct s.id, a.id from ${sets} join attribute_set s on s.name = given.name join attribute a on a.code = given.code`.execute(
    transaction,
  );
};

const writeOptionRows = async (
  transaction: DatabaseTransaction,
  attributes: Attributes,
  codes: readonly string[],
): Promise<void> => {
  const options = attributes.flatMap(({ code, options: given }) =>
    given.map((option) => ({ attribute: code, ...option })),
  );
  const columns = 'attribute text, code text, sort integer, hex text';
  await sql`
    insert into attribute_option (attribute_id, code, sort, hex)
    select a.id, given.code, given.sort, given.hex from ${recordset(options, columns)} join attribute a on a.code = given.attribute
    on conflict (attribute_id, code) do update set sort = excluded.sort, hex = excluded.hex`.execute(
    transaction,
  );
  await sql`
    delete from attribute_option o using attribute a where a.id = o.attribute_id and a.code = any(${codes})
      and not exists (select from ${recordset(options, columns)} where given.attribute = a.code and given.code = o.code)
      and not exists (select from brand b where b.option_id = o.id)
      and not exists (select from product p join product_store s on s.product_id = p.id where p.attributes @> jsonb_build_object(a.code, o.id))
      and not exists (select from product p join product_store s on s.product_id = p.id where p.attributes @> jsonb_build_object(a.code, jsonb_build_array(o.id)))`.execute(
    transaction,
  );
  const labels = options.flatMap(({ attribute, code, labels: given }) =>
    Object.entries(given).map(([language, label]) => ({ attribute, code, language, label })),
  );
  await sql`delete from attribute_option_text t using attribute_option o join attribute a on a.id = o.attribute_id
    join ${recordset(options, columns)} on given.attribute = a.code and given.code = o.code where t.option_id = o.id`.execute(
    transaction,
  );
  await sql`
    insert into attribute_option_text (option_id, language, label)
    select o.id, given.language, given.label from ${recordset(labels, 'attribute text, code text, language text, label text')}
    join attribute a on a.code = given.attribute join attribute_option o on o.attribute_id = a.id and o.code = given.code`.execute(
    transaction,
  );
};

/**
 * Replaces attributes by code. An option that is not given is deleted, unless a product in the catalog uses
 * it or a brand has a page for it.
 */
export const writeAttributes = async (
  transaction: DatabaseTransaction,
  attributes: Attributes,
): Promise<void> => {
  if (attributes.length === 0) return;
  const codes = attributes.map(({ code }) => code);
  await writeAttributeRows(transaction, attributes, codes);
  await writeSets(transaction, attributes, codes);
  await writeOptionRows(transaction, attributes, codes);
};

/**
 * Deletes those of the attributes that no product in the catalog uses, also not as an axis, and returns the
 * ids deleted.
 */
export const deleteAttributes = async (
  transaction: DatabaseTransaction,
  codes: readonly string[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select a.id from attribute a where a.code = any(${codes})
      and not exists (select from product p join product_store s on s.product_id = p.id where p.attributes ? a.code)
      and not exists (select from product_axis x join product_store s on s.product_id = x.parent_id where x.attribute_id = a.id)`.execute(
    transaction,
  );
  const ids = rows.map(({ id }) => id);
  await sql`delete from product_axis where attribute_id = any(${ids})`.execute(transaction);
  await sql`delete from attribute where id = any(${ids})`.execute(transaction);
  return ids;
};
