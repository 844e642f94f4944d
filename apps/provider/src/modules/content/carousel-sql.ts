import { sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { readCategoryIds, readKnownSkus } from '../catalog/catalog.ts';
import type { CarouselInput, CarouselRule, CarouselSlideInput } from './carousel-input.ts';
import { focusText } from './pictures/picture-focus-sql.ts';

/** A carousel as needed to display it. */
export type CarouselRow = {
  id: number;
  identifier: string;
  is_active: boolean;
  shows: CarouselRule;
  category_id: number | null;
  titles: CarouselInput['titles'];
  skus: string[];
  slides: CarouselSlideInput[];
  /** What matters in their pictures, as CSS places it. */
  focuses: Readonly<Record<string, string>>;
};

const instant = (column: 'from_at' | 'until_at') =>
  sql`to_char(s.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const titles = sql`coalesce((select jsonb_object_agg(t.language, t.title) from carousel_text t where t.carousel_id = c.id), '{}') as titles`;
const skus = sql`coalesce((select jsonb_agg(p.sku order by g.position, p.id)
  from carousel_product g join product p on p.id = g.product_id where g.carousel_id = c.id), '[]') as skus`;
const slides = sql`coalesce((select jsonb_agg(jsonb_build_object('image', s.image, 'image_small', s.image_small, 'image_medium', s.image_medium,
  'url', s.url, 'titles', s.titles, 'alts', s.alts, 'from', ${instant('from_at')}, 'until', ${instant('until_at')}) order by s.sort_order)
  from carousel_slide s where s.carousel_id = c.id), '[]') as slides`;
/** Of the pictures of its slides, by their paths. */
const focuses = sql`coalesce((select jsonb_object_agg(f.path, ${focusText}) from picture_focus f
  where f.path in (select ltrim(s.image, '/') from carousel_slide s where s.carousel_id = c.id)), '{}') as focuses`;

export type CarouselKey = { id: number } | { identifier: string };

export const findCarousel = async (db: Database, asked: CarouselKey): Promise<CarouselRow | undefined> => {
  const condition = 'id' in asked ? sql`c.id = ${asked.id}` : sql`c.identifier = ${asked.identifier}`;
  const { rows } = await sql<CarouselRow>`
    select c.id, c.identifier, c.is_active, c.shows, c.category_id, ${titles}, ${skus}, ${slides}, ${focuses} from carousel c where ${condition}`.execute(
    db,
  );
  return rows[0];
};

/** Reads the carousels with these identifiers, as they were saved, by identifier. */
export const readCarousels = async (
  db: Database,
  identifiers: readonly string[],
): Promise<Map<string, CarouselInput>> => {
  const { rows } = await sql<CarouselInput>`
    select c.identifier, c.is_active, c.shows, ${titles}, ${skus}, ${slides},
      (select min(s.url_path) from category_store s where s.category_id = c.category_id) as category
    from carousel c where c.identifier = any(${identifiers})`.execute(db);
  return new Map(rows.map((row) => [row.identifier, row]));
};

type Known = { skus: ReadonlySet<string>; categories: ReadonlySet<string> };

/** Returns those of the products and categories named by carousels that are in the catalog. */
export const readNamed = async (db: Database, carousels: readonly CarouselInput[]): Promise<Known> => {
  const categories = await readCategoryIds(
    db,
    carousels.flatMap(({ category }) => category ?? []),
  );
  return {
    skus: await readKnownSkus(
      db,
      carousels.flatMap(({ skus: all }) => all),
    ),
    categories: new Set(categories.keys()),
  };
};

const writeParts = async (
  transaction: DatabaseTransaction,
  carousels: readonly CarouselInput[],
): Promise<void> => {
  const identifiers = carousels.map(({ identifier }) => identifier);
  for (const table of ['carousel_text', 'carousel_product', 'carousel_slide']) {
    await sql`delete from ${sql.table(table)} where carousel_id in (select id from carousel where identifier = any(${identifiers}))`.execute(
      transaction,
    );
  }
  const texts = carousels.flatMap(({ identifier, titles: all }) =>
    Object.entries(all).map(([language, title]) => ({ identifier, language, title })),
  );
  await sql`insert into carousel_text (carousel_id, language, title)
    select c.id, given.language, given.title from ${recordset(texts, 'identifier text, language text, title text')}
    join carousel c on c.identifier = given.identifier`.execute(transaction);
  const carouselProducts = carousels.flatMap(({ identifier, skus: all }) =>
    all.map((sku, position) => ({ identifier, sku, position })),
  );
  await sql`insert into carousel_product (carousel_id, product_id, position)
    select c.id, p.id, given.position from ${recordset(carouselProducts, 'identifier text, sku text, position integer')}
    join carousel c on c.identifier = given.identifier join product p on p.sku = given.sku`.execute(
    transaction,
  );
  const pictures = carousels.flatMap(({ identifier, slides: all }) =>
    all.map((slide, sort_order) => ({ identifier, sort_order, ...slide })),
  );
  await sql`insert into carousel_slide (carousel_id, sort_order, image, image_small, image_medium, url, titles, alts, from_at, until_at)
    select c.id, given.sort_order, given.image, given.image_small, given.image_medium, given.url, given.titles, given.alts, given."from", given.until
    from ${recordset(pictures, 'identifier text, sort_order integer, image text, image_small text, image_medium text, url text, titles jsonb, alts jsonb, "from" timestamptz, until timestamptz')}
    join carousel c on c.identifier = given.identifier`.execute(transaction);
};

/** Replaces carousels and records the change for pages; ids are kept. */
export const writeCarousels = async (
  transaction: DatabaseTransaction,
  carousels: readonly CarouselInput[],
  author: Author & { source: string },
): Promise<void> => {
  await sql`insert into carousel (identifier, is_active, shows, category_id, source)
    select given.identifier, given.is_active, given.shows, (select min(s.category_id) from category_store s where s.url_path = given.category), ${author.source}
    from ${recordset(carousels, 'identifier text, is_active boolean, shows text, category text')}
    on conflict (identifier) do update set is_active = excluded.is_active, shows = excluded.shows, category_id = excluded.category_id`.execute(
    transaction,
  );
  await writeParts(transaction, carousels);
  await recordChanges(transaction, [{ entity: 'carousel', entity_id: null, kind: 'saved' }], author);
};

export const removeCarousels = async (
  transaction: DatabaseTransaction,
  identifiers: readonly string[],
  author: Author,
): Promise<void> => {
  await sql`delete from carousel where identifier = any(${identifiers})`.execute(transaction);
  await recordChanges(transaction, [{ entity: 'carousel', entity_id: null, kind: 'removed' }], author);
};

export const readCarouselIdentifiers = async (db: Database, source: string): Promise<string[]> =>
  (await db.selectFrom('carousel').select('identifier').where('source', '=', source).execute()).map(
    ({ identifier }) => identifier,
  );
