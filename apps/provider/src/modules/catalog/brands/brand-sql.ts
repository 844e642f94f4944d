import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { BrandInput } from '../saving/catalog-batch.ts';

/** Reads the option ids of the attribute 'brand' with these codes. */
export const readBrandOptions = async (
  db: Database,
  codes: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: number; code: string }>`
    select o.id, o.code from attribute_option o join attribute a on a.id = o.attribute_id where a.code = 'brand' and o.code = any(${codes})`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
};

/** Reads those of the brands that have a page, as they were saved, by code. */
export const readBrands = async (
  db: Database,
  codes: readonly string[],
): Promise<Map<string, BrandInput>> => {
  const { rows } = await sql<BrandInput>`
    select o.code, b.url_key, b.image, b.slider_image, b.slider_position, b.position,
      coalesce((select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'description', t.description)) from brand_text t where t.option_id = b.option_id), '{}') as texts
    from brand b join attribute_option o on o.id = b.option_id where o.code = any(${codes})`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};

/** Replaces brands; each is given with its option id. */
export const writeBrands = async (
  transaction: DatabaseTransaction,
  brands: readonly (BrandInput & { option_id: number })[],
): Promise<void> => {
  const ids = brands.map(({ option_id }) => option_id);
  // Deleted first, because two brands may swap their addresses.
  await sql`delete from brand where option_id = any(${ids})`.execute(transaction);
  await sql`
    insert into brand (option_id, url_key, image, slider_image, slider_position, position)
    select option_id, url_key, image, slider_image, slider_position, position
    from ${recordset(brands, 'option_id integer, url_key text, image text, slider_image text, slider_position integer, position integer')}`.execute(
    transaction,
  );
  const texts = brands.flatMap(({ option_id, texts: given }) =>
    Object.entries(given).map(([language, text]) => ({ option_id, language, ...text })),
  );
  await sql`insert into brand_text (option_id, language, title, description)
    select option_id, language, title, description from ${recordset(texts, 'option_id integer, language text, title text, description text')}`.execute(
    transaction,
  );
};

/** Reads the codes of the brands with these url_keys, by url_key. */
export const readBrandAddresses = async (
  db: Database,
  urlKeys: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ url_key: string; code: string }>`
    select b.url_key, o.code from brand b join attribute_option o on o.id = b.option_id where b.url_key = any(${urlKeys})`.execute(
    db,
  );
  return new Map(rows.map(({ url_key, code }) => [url_key, code]));
};

/** Reads the place after all brands but one, in the owner's own order. */
export const readPlaceAfterBrands = async (db: Database, but: string): Promise<number> => {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(coalesce(b.position, o.sort)), 0) + 1 as place
    from attribute_option o join attribute a on a.id = o.attribute_id left join brand b on b.option_id = o.id
    where a.code = 'brand' and o.code <> ${but}`.execute(db);
  return rows[0]?.place ?? 1;
};

/** Deletes the brand pages of these options. */
export const deleteBrands = async (
  transaction: DatabaseTransaction,
  optionIds: readonly number[],
): Promise<void> => {
  await sql`delete from brand where option_id = any(${optionIds})`.execute(transaction);
};
