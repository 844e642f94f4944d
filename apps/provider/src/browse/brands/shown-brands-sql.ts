import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Texts } from '../../modules/catalog/catalog.ts';

/**
 * An option of the attribute 'brand' with the owner's texts and images; `url_key` is null when the brand has
 * no page.
 */
export type BrandRow = {
  value: number;
  position: number;
  url_key: string | null;
  image: string | null;
  slider_image: string | null;
  slider_position: number | null;
  code: string;
  labels: Texts<string>;
  texts: Texts<{ title: string; description: string }>;
};

const rowsOf = (condition: ReturnType<typeof sql>) => sql<BrandRow>`
  select o.id as value, coalesce(b.position, o.sort) as position, b.url_key, b.image, b.slider_image, b.slider_position, o.code,
    coalesce((select jsonb_object_agg(t.language, t.label) from attribute_option_text t where t.option_id = o.id), '{}') as labels,
    coalesce((select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'description', t.description))
      from brand_text t where t.option_id = b.option_id), '{}') as texts
  from attribute a join attribute_option o on o.attribute_id = a.id left join brand b on b.option_id = o.id
  where a.code = 'brand' and ${condition}`;

/** Reads the brands with these option ids. */
export const readBrandRows = async (db: Database, numbers: Iterable<number>): Promise<BrandRow[]> =>
  (await rowsOf(sql`o.id = any(${[...numbers]})`).execute(db)).rows;

/** Reads the brands with these option ids and all brands with a page. */
export const readBrandRowsWithPages = async (db: Database, numbers: Iterable<number>): Promise<BrandRow[]> =>
  (await rowsOf(sql`(b.url_key is not null or o.id = any(${[...numbers]}))`).execute(db)).rows;

/** Finds the brand with this url_key, or else with this option id; the latter may have no page. */
export const findBrandRow = async (db: Database, asked: string): Promise<BrandRow | undefined> => {
  const { rows } = await rowsOf(sql`(b.url_key = ${asked} or o.id::text = ${asked})`).execute(db);
  return rows.find(({ url_key }) => url_key === asked) ?? rows[0];
};
