import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { storableJson } from '../../database/json/storable-json.ts';
import { goneSource } from '../catalog/catalog.ts';
import type { AnyContent, ContentKind, StoredContent, VersionedEntity } from './kinds/content-kind.ts';

/** Names of columns, each after a comma. */
const also = (names: readonly string[], table: 'c' | 'given' | 'excluded'): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`, ${sql.ref(`${table}.${name}`)}`),
    sql``,
  );
const list = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts);

const textTable = ({ entity }: ContentKind) => sql.table(`${entity}_text`);

/** Reads all records of a kind, or those with these identifiers. */
export const readContent = async (
  db: Database,
  kind: ContentKind,
  identifiers: readonly string[] | null,
): Promise<StoredContent[]> => {
  const texts = list(kind.texts.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]));
  const { rows } = await sql<StoredContent>`
    select c.id, c.updated_at, c.identifier, c.is_active${also(Object.keys(kind.columns), 'c')},
      coalesce((select jsonb_object_agg(t.language, jsonb_build_object(${texts}))
        from ${textTable(kind)} t where ${sql.ref(`t.${kind.textOwner}`)} = c.id), '{}') as texts
    from ${sql.table(kind.entity)} c
    where ${identifiers}::text[] is null or c.identifier = any(${identifiers}) order by c.id`.execute(db);
  return rows;
};

const writeRows = async (
  transaction: DatabaseTransaction,
  { entity, columns }: ContentKind,
  { records, source }: { records: readonly AnyContent[]; source: string },
): Promise<void> => {
  const names = ['is_active', ...Object.keys(columns)];
  const types = Object.entries(columns).map(([name, { type }]) => `, "${name}" ${type}`);
  await sql`insert into ${sql.table(entity)} (identifier, source, ${list(names.map((name) => sql.ref(name)))})
    select given.identifier, ${source}${also(names, 'given')}
    from ${recordset(records, `identifier text, is_active boolean${types.join('')}`)}
    on conflict (identifier) do update set updated_at = now()${sql.join(
      names.map((name) => sql`, ${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
      sql``,
    )}`.execute(transaction);
};

const writeTexts = async (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  records: readonly AnyContent[],
): Promise<void> => {
  const { entity, texts, textOwner } = kind;
  const identifiers = records.map(({ identifier }) => identifier);
  const owner = sql.ref(textOwner);
  await sql`delete from ${textTable(kind)}
    where ${owner} in (select id from ${sql.table(entity)} where identifier = any(${identifiers}))`.execute(
    transaction,
  );
  const rows = records.flatMap(({ identifier, texts: all }) =>
    Object.entries(all).map(([language, text]) => ({ identifier, language, ...text })),
  );
  const types = texts.map((name) => `, "${name}" text`).join('');
  await sql`insert into ${textTable(kind)} (${list([owner, sql.ref('language'), ...texts.map((name) => sql.ref(name))])})
    select c.id, given.language${also(texts, 'given')} from ${recordset(rows, `identifier text, language text${types}`)}
    join ${sql.table(entity)} c on c.identifier = given.identifier`.execute(transaction);
};

/** Adds or replaces records of a kind; their ids are kept. One that was kept before a column came gets it blank. */
export const writeContent = async (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  given: { records: readonly AnyContent[]; source: string },
): Promise<void> => {
  const blanks = Object.fromEntries(Object.entries(kind.columns).map(([name, { blank }]) => [name, blank]));
  const records = given.records.map((record) => ({ ...blanks, ...record }));
  await writeRows(transaction, kind, { ...given, records });
  await writeTexts(transaction, kind, given.records);
};

export const removeContent = async (
  transaction: DatabaseTransaction,
  { entity }: ContentKind,
  identifiers: readonly string[],
): Promise<void> => {
  await sql`delete from ${sql.table(entity)} where identifier = any(${identifiers})`.execute(transaction);
};

export const readIdentifiers = async (
  db: Database,
  { entity }: ContentKind,
  source: string,
): Promise<string[]> => {
  const { rows } = await sql<{
    identifier: string;
  }>`select identifier from ${sql.table(entity)} where source = ${source}`.execute(db);
  return rows.map(({ identifier }) => identifier);
};

/**
 * Reads the paths of the catalog's categories by url_key in a store view; when several share a url_key, the
 * shortest path.
 */
export const readCategoryPaths = async (db: Database, storeCode: string): Promise<Map<string, string>> => {
  const { rows } = await sql<{ url_key: string; url_path: string }>`
    select distinct on (s.url_key) s.url_key, s.url_path from category_store s join category c on c.id = s.category_id
    where s.store_code = ${storeCode} and c.source <> ${goneSource} order by s.url_key, length(s.url_path), s.url_path`.execute(
    db,
  );
  return new Map(rows.map(({ url_key, url_path }) => [url_key, url_path]));
};

export type ContentDocumentRow = {
  store_code: string;
  entity: VersionedEntity;
  entity_id: number;
  document: object;
};

/** Replaces the documents of these kinds of content and returns the records whose documents changed. */
export const replaceDocuments = async (
  transaction: DatabaseTransaction,
  entities: readonly VersionedEntity[],
  documents: readonly ContentDocumentRow[],
): Promise<{ entity: VersionedEntity; entity_id: number }[]> => {
  const { rows } = await sql<{ entity: VersionedEntity; entity_id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${storableJson(documents)}::jsonb) as given (store_code text, entity text, entity_id integer, document jsonb)
    ), gone as (
      delete from catalogue_document d where d.entity = any(${entities})
        and not exists (select from wanted w where (w.store_code, w.entity, w.entity_id) = (d.store_code, d.entity, d.entity_id))
      returning d.entity, d.entity_id
    ), put as (
      insert into catalogue_document (store_code, entity, entity_id, document) select store_code, entity, entity_id, document from wanted
      on conflict (store_code, entity, entity_id) do update set document = excluded.document where catalogue_document.document is distinct from excluded.document
      returning entity, entity_id
    )
    select entity, entity_id from gone union select entity, entity_id from put`.execute(transaction);
  return rows;
};

/** Reads the options of the attribute 'vendor' by their codes. */
export const readVendorOptions = async (db: Database): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: number; code: string }>`
    select o.id, o.code from attribute_option o join attribute a on a.id = o.attribute_id where a.code = 'vendor'`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
};
