import type { Region } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Language } from '@dijla/contract/store-views';

type RegionRow = Omit<Region, 'name'> & { names: { en: string; ar: string }; position: number };

/**
 * Returns the governorates of a country with their districts and places in one language. The one with most
 * orders is first (position 0); the others are in alphabetical order of the language, so that a person can
 * scan the list. Districts are in the owner's order.
 */
export const readRegions = async (
  db: Database,
  country: string,
  { language, locale }: { language: Language; locale: string },
): Promise<Region[]> => {
  const name = sql.ref(language === 'ar' ? 'name_ar' : 'name_en');
  const { rows } = await sql<RegionRow>`
    select r.id, r.code, r.name_en as default_name, jsonb_build_object('en', r.name_en, 'ar', r.name_ar) as names, r.position, coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.${name}, 'default_name', d.name_en, 'places', coalesce((
        select jsonb_agg(p.${name} order by p.position) from place p where p.district_id = d.id), '[]')) order by d.position)
      from district d where d.region_id = r.id), '[]') as districts
    from region r where r.country = ${country}`.execute(db);
  const { compare } = new Intl.Collator(locale);
  const ordered = rows.toSorted(
    (one, other) =>
      Number(one.position > 0) - Number(other.position > 0) ||
      compare(one.names[language], other.names[language]),
  );
  return ordered.map(({ names, position: _position, districts, ...region }) => ({
    ...region,
    name: names[language],
    districts,
  }));
};

/** A governorate with every spelling of its name. */
export type SpelledRegion = { id: number; code: string; name_en: string; spellings: string[] };

/** Returns the governorates of a country with all names an address may use. One statement. */
export const readSpelledRegions = async (db: Database, country: string): Promise<SpelledRegion[]> => {
  const { rows } = await sql<SpelledRegion>`
    select r.id, r.code, r.name_en, array_cat(array[r.name_en, r.name_ar],
      coalesce((select array_agg(s.spelling) from region_spelling s where s.region_id = r.id), '{}')) as spellings
    from region r where r.country = ${country}`.execute(db);
  return rows;
};
