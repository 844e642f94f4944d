import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/recordset.ts';
import { storableJson } from '../../database/storable-json.ts';
import { goneSource } from '../catalog/catalog.ts';
import type { CmsBlockInput, CmsPageInput } from './cms-input.ts';

export type StoredPage = CmsPageInput & { id: number; updated_at: Date };

/** Reads all pages, or those with these identifiers. */
export const readPages = async (
  db: Database,
  identifiers: readonly string[] | null,
): Promise<StoredPage[]> => {
  const { rows } = await sql<StoredPage>`
    select p.id, p.updated_at, p.identifier, p.is_active, p.page_layout, p.position, coalesce((select jsonb_object_agg(t.language, jsonb_build_object(
      'title', t.title, 'content_heading', t.content_heading, 'content', t.content,
      'meta_title', t.meta_title, 'meta_description', t.meta_description, 'meta_keywords', t.meta_keywords))
      from cms_page_text t where t.page_id = p.id), '{}') as texts
    from cms_page p where ${identifiers}::text[] is null or p.identifier = any(${identifiers}) order by p.id`.execute(
    db,
  );
  return rows;
};

/** Reads all blocks, or those with these identifiers. */
export const readBlocks = async (
  db: Database,
  identifiers: readonly string[] | null,
): Promise<(CmsBlockInput & { id: number })[]> => {
  const { rows } = await sql<CmsBlockInput & { id: number }>`
    select b.id, b.identifier, b.is_active, coalesce((select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'content', t.content))
      from cms_block_text t where t.block_id = b.id), '{}') as texts
    from cms_block b where ${identifiers}::text[] is null or b.identifier = any(${identifiers}) order by b.id`.execute(
    db,
  );
  return rows;
};

export const writePages = async (
  transaction: DatabaseTransaction,
  pages: readonly CmsPageInput[],
  source: string,
): Promise<void> => {
  const identifiers = pages.map(({ identifier }) => identifier);
  await sql`insert into cms_page (identifier, is_active, page_layout, position, source)
    select identifier, is_active, page_layout, position, ${source} from ${recordset(pages, 'identifier text, is_active boolean, page_layout text, position integer')}
    on conflict (identifier) do update set is_active = excluded.is_active, page_layout = excluded.page_layout, position = excluded.position, updated_at = now()`.execute(
    transaction,
  );
  await sql`delete from cms_page_text where page_id in (select id from cms_page where identifier = any(${identifiers}))`.execute(
    transaction,
  );
  const texts = pages.flatMap(({ identifier, texts: all }) =>
    Object.entries(all).map(([language, text]) => ({ identifier, language, ...text })),
  );
  await sql`insert into cms_page_text (page_id, language, title, content_heading, content, meta_title, meta_description, meta_keywords)
    select p.id, given.language, given.title, given.content_heading, given.content, given.meta_title, given.meta_description, given.meta_keywords
    from ${recordset(texts, 'identifier text, language text, title text, content_heading text, content text, meta_title text, meta_description text, meta_keywords text')}
    join cms_page p on p.identifier = given.identifier`.execute(transaction);
};

export const writeBlocks = async (
  transaction: DatabaseTransaction,
  blocks: readonly CmsBlockInput[],
  source: string,
): Promise<void> => {
  const identifiers = blocks.map(({ identifier }) => identifier);
  await sql`insert into cms_block (identifier, is_active, source)
    select identifier, is_active, ${source} from ${recordset(blocks, 'identifier text, is_active boolean')}
    on conflict (identifier) do update set is_active = excluded.is_active, updated_at = now()`.execute(
    transaction,
  );
  await sql`delete from cms_block_text where block_id in (select id from cms_block where identifier = any(${identifiers}))`.execute(
    transaction,
  );
  const texts = blocks.flatMap(({ identifier, texts: all }) =>
    Object.entries(all).map(([language, text]) => ({ identifier, language, ...text })),
  );
  await sql`insert into cms_block_text (block_id, language, title, content) select b.id, given.language, given.title, given.content
    from ${recordset(texts, 'identifier text, language text, title text, content text')} join cms_block b on b.identifier = given.identifier`.execute(
    transaction,
  );
};

export const removeContent = async (
  transaction: DatabaseTransaction,
  table: 'cms_page' | 'cms_block',
  identifiers: readonly string[],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where identifier = any(${identifiers})`.execute(transaction);
};

export const readIdentifiers = async (
  db: Database,
  table: 'cms_page' | 'cms_block',
  source: string,
): Promise<string[]> => {
  const { rows } = await sql<{
    identifier: string;
  }>`select identifier from ${sql.table(table)} where source = ${source}`.execute(db);
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
  entity: 'cms_page' | 'cms_block';
  entity_id: number;
  document: object;
};

/** Replaces the documents of all content and returns the entities whose documents changed. */
export const replaceDocuments = async (
  transaction: DatabaseTransaction,
  documents: readonly ContentDocumentRow[],
): Promise<{ entity: string; entity_id: number }[]> => {
  const { rows } = await sql<{ entity: string; entity_id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${storableJson(documents)}::jsonb) as given (store_code text, entity text, entity_id integer, document jsonb)
    ), gone as (
      delete from catalogue_document d where d.entity in ('cms_page', 'cms_block')
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
