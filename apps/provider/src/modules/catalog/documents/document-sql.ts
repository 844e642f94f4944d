import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';

export type DocumentEntity = 'product' | 'category' | 'attribute';
export type BuiltDocument = { store_code: string; entity_id: number; document: object };

/** Writes the documents that differ from the stored ones. Returns the distinct ids of their entities. */
export const saveDocuments = async (
  transaction: DatabaseTransaction,
  entity: DocumentEntity,
  documents: readonly BuiltDocument[],
): Promise<number[]> => {
  const { rows } = await sql<{ entity_id: number }>`
    insert into catalogue_document (store_code, entity, entity_id, document)
    select store_code, ${entity}, entity_id, document from ${recordset(documents, 'store_code text, entity_id integer, document jsonb')}
    on conflict (store_code, entity, entity_id) do update set document = excluded.document
      where catalogue_document.document is distinct from excluded.document
    returning entity_id`.execute(transaction);
  return [...new Set(rows.map(({ entity_id }) => entity_id))];
};

/** Deletes the documents of these entities. */
export const removeDocuments = async (
  transaction: DatabaseTransaction,
  entity: DocumentEntity,
  ids: readonly number[],
): Promise<void> => {
  await transaction
    .deleteFrom('catalogue_document')
    .where('entity', '=', entity)
    .where('entity_id', 'in', [...ids])
    .execute();
};
