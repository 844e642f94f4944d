import type { Region } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { readingOrder } from '@dijla/contract/read-languages';
import { type Language, languages } from '@dijla/contract/store-views';
import type { governorates as english } from '@dijla/messages/en/cart/governorates';
import { textsInLanguages } from '../../call/texts-in-languages.ts';

type RegionRow = Omit<Region, 'name'> & { names: Partial<Record<Language, string>>; position: number };

/** The languages that the tables of places have names in. */
const namedIn = ['en', 'ar'] as const;

const texts = await textsInLanguages<typeof english>('cart/governorates', 'governorates');

/** Names of a governorate in the languages that its table has them in, as a JSON object, in a statement with its row as `r`. */
export const regionNamesColumn = sql`json_build_object('en', r.name_en, 'ar', r.name_ar)`;

/**
 * Returns the governorates of a country with their districts and places in one language. The one with most
 * orders is first (position 0); the others are in alphabetical order of the language, so that a person can
 * scan the list. Districts are in the owner's order. In a language without names in the tables a governorate
 * has its name from the texts, a district or place that of the language read in its stead.
 */
export const readRegions = async (
  db: Database,
  country: string,
  { language, locale }: { language: Language; locale: string },
): Promise<Region[]> => {
  const read = readingOrder(language).find((other) => namedIn.some((named) => named === other));
  const name = sql.ref(`name_${read ?? namedIn[0]}`);
  const { rows } = await sql<RegionRow>`
    select r.id, r.code, r.name_en as default_name, ${regionNamesColumn} as names, r.position, coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.${name}, 'default_name', d.name_en, 'places', coalesce((
        select jsonb_agg(p.${name} order by p.position) from place p where p.district_id = d.id), '[]')) order by d.position)
      from district d where d.region_id = r.id), '[]') as districts
    from region r where r.country = ${country}`.execute(db);
  const { compare } = new Intl.Collator(locale);
  return rows
    .map(({ names, position, ...region }) => ({
      position,
      region: {
        ...region,
        name: names[language] ?? texts[language][region.id] ?? region.default_name,
      },
    }))
    .toSorted(
      (one, other) =>
        Number(one.position > 0) - Number(other.position > 0) || compare(one.region.name, other.region.name),
    )
    .map(({ region }) => region);
};

/** Returns a governorate's names in every language: those of its row, else those of the texts. */
export const namesOfRegion = (
  id: number,
  names: Partial<Record<Language, string>>,
): Partial<Record<Language, string>> => ({
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const name = texts[language][id];
      return name === undefined ? [] : [[language, name]];
    }),
  ),
  ...names,
});

/** The country whose governorates the shop delivers to. */
export const homeCountry = 'IQ';

/** A governorate with every spelling of its name. */
export type SpelledRegion = { id: number; code: string; name_en: string; spellings: string[] };

/** Returns the governorates of a country with all names an address may use. One statement. */
export const readSpelledRegions = async (db: Database, country: string): Promise<SpelledRegion[]> => {
  const { rows } = await sql<SpelledRegion>`${prepared}
    select r.id, r.code, r.name_en, array_cat(array[r.name_en, r.name_ar],
      coalesce((select array_agg(s.spelling) from region_spelling s where s.region_id = r.id), '{}')) as spellings
    from region r where r.country = ${country}`.execute(db);
  return rows;
};
