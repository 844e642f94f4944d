import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { CallOutput } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';

type Listed = CallOutput<'desk/carousels'>['result']['items'][number];

/** Reads the carousels of the shop by their identifiers. */
export const listDeskCarousels = async (db: Database, language: Language): Promise<Listed[]> => {
  const { rows } = await sql<Listed>`
    select c.id, c.identifier, c.shows, c.is_active, c.category_id as category,
      coalesce((select t.title from carousel_text t where t.carousel_id = c.id
        order by array_position(${readingOrder(language)}::text[], t.language) limit 1), '') as title,
      case c.shows when 'chosen' then (select count(*)::integer from carousel_product p where p.carousel_id = c.id) end as products,
      (select count(*)::integer from carousel_slide s where s.carousel_id = c.id) as slides
    from carousel c order by c.identifier limit 500`.execute(db);
  return rows;
};

/** Reads the path by which a carousel names a category; undefined of one that the shop does not have. */
export const readCategoryPath = async (db: Database, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ path: string | null }>`
    select min(url_path) as path from category_store where category_id = ${id}`.execute(db);
  return rows[0]?.path ?? undefined;
};

/** Where a carousel is shown: on the home page, and on landing pages by their titles. */
type CarouselUse = { kind: 'home' | 'landing_page'; name: string };

/** Reads where a carousel is shown, or will be by what is written and not published yet. */
export const readCarouselUses = async (
  db: Database,
  identifier: string,
  language: Language,
): Promise<CarouselUse[]> => {
  const named = JSON.stringify({ blocks: [{ type: 'carousel', carousel: identifier }] });
  const { rows } = await sql<CarouselUse>`
    with waiting as (
      select v.entity, v.entity_id, v.record from content_version v where v.published_at is null
        and not exists (select from content_version n where (n.entity, n.entity_id) = (v.entity, v.entity_id) and n.number > v.number)
    )
    select 'home' as kind, a.identifier as name from arrangement a where a.identifier = 'home' and (a.body @> ${named}::jsonb
      or exists (select from waiting w where w.entity = 'arrangement' and w.entity_id = a.id and w.record @> ${named}::jsonb))
    union all
    (select 'landing_page', coalesce((select t.title from landing_page_text t where t.page_id = p.id
        order by array_position(${readingOrder(language)}::text[], t.language) limit 1), p.identifier)
      from landing_page p where p.carousel = ${identifier}
        or exists (select from waiting w where w.entity = 'landing_page' and w.entity_id = p.id and w.record ->> 'carousel' = ${identifier})
      order by p.id limit 10)`.execute(db);
  return rows;
};
