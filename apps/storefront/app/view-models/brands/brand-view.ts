import type { Brand } from '@dijla/contract/client';
import { languageInOtherScript } from '@dijla/contract/read-languages';
import { isStoreCode, type Language } from '@dijla/contract/store-views';

/** A brand in the list of all brands. */
export type BrandLine = {
  name: string;
  /** Language of the name if it is not the store view's. */
  lang: Language | null;
  /** The brand's name in the shop's other language; null if it is the same or missing. */
  otherName: string | null;
  /** The last segment of the brand's address. */
  key: string;
  /** Number of its products that the store view lists; null where it is not shown. */
  count: number | null;
  picture: string | null;
};

/** A brand as a tile. */
export type BrandTile = BrandLine & { id: number };

/** A brand as shown on its own page. */
export type BrandHead = BrandTile & { description: string };

/** Returns the language of a brand's other name, in other letters, in a store view of this language. */
export const otherLanguage = ({ lang }: Pick<BrandLine, 'lang'>, language: Language): Language =>
  languageInOtherScript(lang ?? language);

const tileOf =
  (language: Language) =>
  ({ value, title, other_title: otherName, url_alias: key, count, image, lang }: Brand): BrandTile => ({
    id: value,
    name: title,
    lang: isStoreCode(lang) && lang !== language ? lang : null,
    otherName: otherName === title ? null : otherName,
    key,
    count: count ?? null,
    picture: image,
  });

/** A brand without listed products is not shown, as its page would be empty. */
const isShown = ({ count }: Brand): boolean => count !== 0;

/** Returns the brands that a store view of this language lists, in the given order. */
export const brandTiles = (brands: readonly Brand[], language: Language): BrandTile[] =>
  brands.filter(isShown).map(tileOf(language));

/** Returns the brands of the slider, in its order and with the pictures chosen for it. */
export const featuredBrands = (brands: readonly Brand[], language: Language): BrandTile[] =>
  brands
    .filter((brand) => isShown(brand) && brand.slider_position !== null)
    .toSorted((one, other) => (one.slider_position ?? 0) - (other.slider_position ?? 0))
    .map((brand) => ({ ...tileOf(language)(brand), picture: brand.slider_image ?? brand.image }));

/** Returns the view of a brand for its own page. */
export const brandHead = (brand: Brand, language: Language): BrandHead => ({
  ...tileOf(language)(brand),
  description: brand.description ?? '',
});

/**
 * Returns the brands with their two names swapped, where they have another one. The new name is then not in
 * the language of the old.
 */
export const byOtherName = (tiles: readonly BrandTile[], language: Language): BrandTile[] =>
  tiles.map((tile) => {
    if (tile.otherName === null) return tile;
    const lang = otherLanguage(tile, language);
    return { ...tile, name: tile.otherName, lang: lang === language ? null : lang, otherName: tile.name };
  });
