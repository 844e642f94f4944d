import type { Arrangement, ArrangementName } from '@dijla/contract/arrangements';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { storableJson } from '../../../database/json/storable-json.ts';
import { goneSource } from '../../catalog/catalog.ts';

/** What is arranged, as shoppers see it; the body is null while nobody arranged it. */
export type StoredArrangement = {
  id: number;
  identifier: ArrangementName;
  body: Arrangement | null;
  updated_at: Date;
};

export const readArrangements = async (db: Database): Promise<StoredArrangement[]> => {
  const { rows } = await sql<StoredArrangement>`
    select id, identifier, body, updated_at from arrangement order by id`.execute(db);
  return rows;
};

/** Returns what is arranged under a name; `isLocked` has others who write it wait. */
export const findArrangement = async (
  db: Database,
  name: ArrangementName,
  { isLocked = false } = {},
): Promise<StoredArrangement> => {
  const { rows } = await sql<StoredArrangement>`
    select id, identifier, body, updated_at from arrangement where identifier = ${name} ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no row of the arrangement '${name}'`);
  return row;
};

export const writeArrangement = async (
  transaction: DatabaseTransaction,
  { id, body }: { id: number; body: Arrangement },
): Promise<void> => {
  await sql`update arrangement set body = ${storableJson(body)}::jsonb, updated_at = now() where id = ${id}`.execute(
    transaction,
  );
};

/** Whether every store view has documents of what is arranged. */
export const hasArrangementDocuments = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean }>`
    select not exists (select from store_view v, arrangement a where not exists (select from catalogue_document d
      where d.store_code = v.code and d.entity = 'arrangement' and d.entity_id = a.id)) as all`.execute(db);
  return rows[0]?.all ?? true;
};

export type CategoryChoice = { id: number; name: string; path: string; is_top: boolean };

const mostChoices = 2000;

/** Reads the categories that may be named, those of the top level first, each level in its order. */
export const readCategoryChoices = async (
  db: Database,
  { code, language }: { code: string; language: Language },
): Promise<CategoryChoice[]> => {
  const { rows } = await sql<CategoryChoice>`
    select c.id, s.url_path as path, c.parent_id = v.root_category_id as is_top,
      coalesce((select t.name from category_text t where t.category_id = c.id order by array_position(${readingOrder(language)}::text[], t.language) limit 1), s.url_key) as name
    from category c join category_store s on s.category_id = c.id and s.store_code = ${code} join store_view v on v.code = s.store_code
    where c.source <> ${goneSource} and c.is_active order by c.level, c.position, c.id limit ${mostChoices}`.execute(
    db,
  );
  return rows;
};

/** Reads the carousels of the shop by their identifiers, with their titles. */
export const readCarouselChoices = async (
  db: Database,
  language: Language,
): Promise<{ identifier: string; title: string }[]> => {
  const { rows } = await sql<{ identifier: string; title: string }>`
    select c.identifier, coalesce((select t.title from carousel_text t where t.carousel_id = c.id
      order by array_position(${readingOrder(language)}::text[], t.language) limit 1), c.identifier) as title
    from carousel c order by c.identifier limit 200`.execute(db);
  return rows;
};

/** Returns those of the categories and carousels that the shop does not have. */
export const readUnknown = async (
  db: Database,
  { categories, carousels }: { categories: readonly number[]; carousels: readonly string[] },
): Promise<{ categories: number[]; carousels: string[] }> => {
  const { rows } = await sql<{ kind: 'category' | 'carousel'; name: string }>`
    select 'category' as kind, given.id::text as name from unnest(${categories}::integer[]) as given (id)
      where not exists (select from category c where c.id = given.id and c.source <> ${goneSource})
    union all select 'carousel', given.identifier from unnest(${carousels}::text[]) as given (identifier)
      where not exists (select from carousel c where c.identifier = given.identifier)`.execute(db);
  const named = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  return { categories: named('category').map(Number), carousels: named('carousel') };
};
