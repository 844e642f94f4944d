import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { contentKinds } from '../kinds/content-kinds.ts';

const pictured = Object.values(contentKinds).filter(({ columns }) => 'picture' in columns);

export type KnownPicture = { path: string; name: string };

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Pictures of every kind of content that has one. */
const ofContent = sql.join(
  pictured.map(
    ({ entity }) =>
      sql`select 1 as turn, ltrim(picture, '/') as path, identifier as name from ${sql.table(entity)} where picture <> ''`,
  ),
  sql` union all `,
);

/**
 * Finds pictures of the shop's media by part of a name, a sku or a path: those of scenes and content first, then
 * those of products. A path that no text can hold is left out.
 */
export const readPictures = async (
  db: Database,
  { q, language, limit }: { q: string; language: Language; limit: number },
): Promise<KnownPicture[]> => {
  const wanted = like(q);
  const { rows } = await sql<KnownPicture>`
    with known as (
      (${ofContent}
      union all select 1, ltrim(s.image, '/'), c.identifier from carousel_slide s join carousel c on c.id = s.carousel_id
      union all select 1, ltrim(c.image, '/'), c.url_key from (select distinct c.image, s.url_key from category c join category_store s on s.category_id = c.id) c where c.image is not null)
      union all
      (select 2, ltrim(m.path, '/'), t.name from product_media m join product p on p.id = m.product_id
        join lateral (select t.name from product_text t where t.product_id = p.id order by (t.language = ${language}) desc limit 1) t on true
        where m.position = 0 and (lower(p.sku) like ${wanted} or lower(t.name) like ${wanted} or lower(m.path) like ${wanted})
        order by m.product_id desc limit ${limit})
    )
    select path, min(name) as name from known
    where path ~ '^[[:alnum:]/_.,+=@~-]+$' and (turn = 2 or lower(name) like ${wanted} or lower(path) like ${wanted})
    group by path order by min(turn), path limit ${limit}`.execute(db);
  return rows;
};
