import { brandPaletteOf, unseenColor } from '@dijla/commerce-rules/colors/brand-palette';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';

type Names = Partial<Record<Language, string>>;
type Logo = { media_type: string; width: number; height: number; base64: string };
/** The tables of the brand, as `paperBrandColumn` has them. */
export type PaperBrandRow = {
  accent: string | null;
  shows_name: boolean;
  licence_number: string | null;
  tax_number: string | null;
  names: Names;
  company_names: Names | null;
  logo: Logo | null;
};

/** What the brand says on the shop's papers. */
type PaperBrand = {
  names: Names;
  company_names: Names | null;
  licence_number: string | null;
  tax_number: string | null;
  /** Color of texts on white, `#rrggbb`; null is that of the design. */
  accent: string | null;
  /** An SVG that loads nothing. */
  logo: string | null;
  /** False when the logo has the name in it. */
  shows_name: boolean;
};

/** Papers take drawings only, so any other picture is put into one. */
const drawingOf = ({ media_type, width, height, base64 }: Logo): string =>
  media_type === 'image/svg+xml'
    ? Buffer.from(base64, 'base64').toString('utf8')
    : `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${media_type};base64,${base64.replaceAll('\n', '')}"/></svg>`;

/** The shop's name, look and numbers as a JSON object, for a statement that reads who sells. */
export const paperBrandColumn = sql`(select json_build_object(
  'accent', b.accent, 'shows_name', b.shows_name, 'licence_number', b.licence_number, 'tax_number', b.tax_number,
  'names', coalesce((select json_object_agg(language, name) from shop_brand_text), '{}'),
  'company_names', (select json_object_agg(language, company_name) from shop_brand_text where company_name is not null),
  'logo', (select json_build_object('media_type', media_type, 'width', width, 'height', height, 'base64', encode(bytes, 'base64'))
    from shop_brand_picture where role = 'logo')
) from shop_brand b)`;

/** Returns what invoices and packing slips say of the brand. */
export const paperBrandOf = ({ accent, logo, ...rest }: PaperBrandRow): PaperBrand => {
  const colors = { accent: accent ?? '', accent_dark: null };
  return {
    ...rest,
    accent: accent === null || unseenColor(colors) !== null ? null : brandPaletteOf(colors).light.accent_ink,
    logo: logo === null ? null : drawingOf(logo),
  };
};
