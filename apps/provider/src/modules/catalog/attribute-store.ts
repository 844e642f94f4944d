import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { AttributeDefinition } from './attribute-definition.ts';
import type { AttributeInput } from './catalogue-batch.ts';
import { recordset } from '../../database/recordset.ts';

/** Every attribute with its options in order. */
export const readDefinitions = async (db: Database): Promise<Map<string, AttributeDefinition>> => {
  const { rows } = await sql<AttributeDefinition>`
    select a.id, a.code, a.input, a.is_user_defined, a.is_visible, a.is_visible_on_front, a.is_filterable, a.is_comparable, a.position,
      coalesce((select jsonb_object_agg(t.language, t.label) from attribute_text t where t.attribute_id = a.id), '{}') as labels,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'sort', o.sort, 'hex', o.hex, 'labels',
          coalesce((select jsonb_object_agg(t.language, t.label) from attribute_option_text t where t.option_id = o.id), '{}')) order by o.sort, o.id)
        from attribute_option o where o.attribute_id = a.id), '[]') as options
    from attribute a order by a.position, a.id`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};

const attributeColumns = `code text, input text, position integer,
  is_user_defined boolean, is_visible_on_front boolean, is_filterable boolean, is_comparable boolean`;

const writeAttributeRows = async (transaction: DatabaseTransaction, attributes: readonly AttributeInput[]): Promise<void> => {
  await sql`
    insert into attribute (code, input, is_user_defined, is_visible_on_front, is_filterable, is_comparable, position)
    select code, input, is_user_defined, is_visible_on_front, is_filterable, is_comparable, position
    from ${recordset(attributes, attributeColumns)}
    on conflict (code) do update set input = excluded.input, is_user_defined = excluded.is_user_defined,
      is_visible_on_front = excluded.is_visible_on_front, is_filterable = excluded.is_filterable,
      is_comparable = excluded.is_comparable, position = excluded.position`.execute(transaction);
  const labels = attributes.flatMap(({ code, labels }) => Object.entries(labels).map(([language, label]) => ({ code, language, label })));
  await sql`
    insert into attribute_text (attribute_id, language, label)
    select a.id, given.language, given.label from ${recordset(labels, 'code text, language text, label text')} join attribute a using (code)
    on conflict (attribute_id, language) do update set label = excluded.label`.execute(transaction);
};

const writeOptionRows = async (transaction: DatabaseTransaction, attributes: readonly AttributeInput[]): Promise<void> => {
  const options = attributes.flatMap(({ code, options }) => options.map((option) => ({ attribute: code, ...option })));
  await sql`
    insert into attribute_option (attribute_id, code, sort, hex)
    select a.id, given.code, given.sort, given.hex from ${recordset(options, 'attribute text, code text, sort integer, hex text')}
    join attribute a on a.code = given.attribute
    on conflict (attribute_id, code) do update set sort = excluded.sort, hex = excluded.hex`.execute(transaction);
  const labels = options.flatMap(({ attribute, code, labels }) => Object.entries(labels).map(([language, label]) => ({ attribute, code, language, label })));
  await sql`
    insert into attribute_option_text (option_id, language, label)
    select o.id, given.language, given.label from ${recordset(labels, 'attribute text, code text, language text, label text')}
    join attribute a on a.code = given.attribute join attribute_option o on o.attribute_id = a.id and o.code = given.code
    on conflict (option_id, language) do update set label = excluded.label`.execute(transaction);
};

/** Writes attributes with their options by code; options that are not given stay, for products may still carry them. */
export const writeAttributes = async (transaction: DatabaseTransaction, attributes: readonly AttributeInput[]): Promise<void> => {
  if (attributes.length === 0) return;
  await writeAttributeRows(transaction, attributes);
  await writeOptionRows(transaction, attributes);
};
