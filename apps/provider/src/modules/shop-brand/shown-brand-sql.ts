import { brandPaletteOf, unseenColor } from '@dijla/commerce-rules/colors/brand-palette';
import type { BrandPicture, ShopBrand, ShopFacts } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { brandFilePath, tinyDrawing } from './brand-file.ts';
import { textIn, type TextRow } from './brand-texts.ts';
import { subjectOf } from './own-text.ts';
import type { BrandPictureRow } from './shop-brand-sql.ts';

type PictureRow = Omit<BrandPictureRow, 'bytes'> & { hash: string; drawing: string | null };
/** The tables of the brand, as `shownBrandColumn` has them. */
export type ShownBrandRow = {
  accent: string | null;
  accent_dark: string | null;
  shows_name: boolean;
  licence_number: string | null;
  tax_number: string | null;
  texts: Omit<TextRow, 'sender_name'>[];
  pictures: PictureRow[];
  own_texts: { language: string; file: string; member: string; text: string }[];
};

/** Bytes up to which a drawing is part of the pages instead of a file that they load. */
const tinyBytes = 1000;

/** The shop's brand as a JSON object, for a statement that reads what pages say of the shop. */
export const shownBrandColumn = sql`(select json_build_object(
  'accent', b.accent, 'accent_dark', b.accent_dark, 'shows_name', b.shows_name, 'licence_number', b.licence_number, 'tax_number', b.tax_number,
  'texts', coalesce((select json_agg(json_build_object('language', language, 'name', name, 'company_name', company_name) order by language)
    from shop_brand_text), '[]'),
  'pictures', coalesce((select json_agg(json_build_object('role', role, 'media_type', media_type, 'width', width, 'height', height, 'hash', hash,
    'drawing', case when media_type = 'image/svg+xml' and octet_length(bytes) <= ${sql.lit(tinyBytes)} then convert_from(bytes, 'UTF8') end) order by role)
    from shop_brand_picture), '[]'),
  'own_texts', coalesce((select json_agg(json_build_object('language', language, 'file', file, 'member', member, 'text', text) order by language, file, member)
    from own_text), '[]')
) from shop_brand b)`;

const pictureOf = ({
  role,
  media_type,
  width,
  height,
  hash,
  drawing,
}: PictureRow): [string, BrandPicture] => [
  role,
  {
    src: drawing === null ? brandFilePath({ role, hash, media_type }) : tinyDrawing(drawing),
    type: media_type,
    width,
    height,
  },
];

const ownTextsIn = ({ own_texts }: ShownBrandRow, language: Language): Pick<ShopFacts, 'texts'> => {
  const own = own_texts.filter((text) => text.language === language);
  if (own.length === 0) return {};
  const bySubject = Map.groupBy(own, ({ file }) => subjectOf(file));
  return {
    texts: Object.fromEntries(
      [...bySubject].map(([subject, texts]) => [
        subject,
        Object.fromEntries(texts.map(({ member, text }) => [member, text])),
      ]),
    ),
  };
};

/** A color that somebody wrote into the table past the checks is not shown. */
const colorsOf = ({ accent, accent_dark }: ShownBrandRow): ShopBrand['colors'] =>
  accent === null || unseenColor({ accent, accent_dark }) !== null
    ? null
    : brandPaletteOf({ accent, accent_dark });

/** Returns the shop's name and look and the owner's texts, as a store view in this language shows them. */
export const shownBrandOf = (row: ShownBrandRow, language: Language): Pick<ShopFacts, 'brand' | 'texts'> => {
  const text = textIn(row.texts, language);
  const brand = {
    name: text?.name ?? '',
    shows_name: row.shows_name,
    colors: colorsOf(row),
    pictures: Object.fromEntries(row.pictures.map(pictureOf)),
    company_name: text?.company_name ?? null,
    licence_number: row.licence_number,
    tax_number: row.tax_number,
  };
  const own = ownTextsIn(row, language);
  const version = createHash('sha256')
    .update(JSON.stringify([brand, own]))
    .digest('hex')
    .slice(0, 10);
  return { brand: { version, ...brand }, ...own };
};
