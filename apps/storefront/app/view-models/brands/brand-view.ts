import type { Brand } from '@dijla/contract/client';
import type { Language } from '../../i18n/store-views.ts';

/** A brand as a line among hundreds. */
export type BrandLine = {
  name: string;
  /** Language of the name when it is not the store's. */
  lang: Language | null;
  /** What it is called in the shop's other language; null where that is the same or nobody said. */
  otherName: string | null;
  /** The last part of its address. */
  key: string;
  /** How many of its products the store lists; null where that is not shown. */
  count: number | null;
  picture: string | null;
};

/** A brand among others. */
export type BrandTile = BrandLine & { id: number };

/** A brand as its own page shows it. */
export type BrandHead = BrandTile & { description: string };

const others: Readonly<Record<Language, Language>> = { en: 'ar', ar: 'en' };

/** The language of a brand's other name in a store of this language. */
export const otherLanguage = ({ lang }: Pick<BrandLine, 'lang'>, language: Language): Language =>
  others[lang ?? language];

const tileOf =
  (language: Language) =>
  ({ value, title, other_title: otherName, url_alias: key, count, image, lang }: Brand): BrandTile => ({
    id: value,
    name: title,
    lang: lang === others[language] ? others[language] : null,
    otherName: otherName === title ? null : otherName,
    key,
    count: count ?? null,
    picture: image,
  });

/** A brand of which the store lists nothing leads nowhere. */
const isShown = ({ count }: Brand): boolean => count !== 0;

/** Brands as a store of this language lists them, in their order. */
export const brandTiles = (brands: readonly Brand[], language: Language): BrandTile[] =>
  brands.filter(isShown).map(tileOf(language));

/** Those of the slider in its order, with the pictures they have there. */
export const featuredBrands = (brands: readonly Brand[], language: Language): BrandTile[] =>
  brands
    .filter((brand) => isShown(brand) && brand.slider_position !== null)
    .toSorted((one, other) => (one.slider_position ?? 0) - (other.slider_position ?? 0))
    .map((brand) => ({ ...tileOf(language)(brand), picture: brand.slider_image ?? brand.image }));

/** The brand of a page. */
export const brandHead = (brand: Brand, language: Language): BrandHead => ({
  ...tileOf(language)(brand),
  description: brand.description ?? '',
});

/** The same brands known by their other names, where they have one; none of them has its name in the store's language then. */
export const byOtherName = (tiles: readonly BrandTile[], language: Language): BrandTile[] =>
  tiles.map((tile) => {
    if (tile.otherName === null) return tile;
    const lang = otherLanguage(tile, language);
    return { ...tile, name: tile.otherName, lang: lang === language ? null : lang, otherName: tile.name };
  });
