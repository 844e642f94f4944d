import type { Brand } from '@dijla/contract/client';

/** A brand among others. */
export type BrandTile = {
  id: number;
  name: string;
  /** What it is called in the shop's other language; null where that is the same or nobody said. */
  otherName: string | null;
  /** The last part of its address. */
  key: string;
  /** How many of its products the store lists; null where that is not shown. */
  count: number | null;
  picture: string | null;
};

/** A brand as its own page shows it. */
export type BrandHead = BrandTile & { description: string; lang: string | null };

const tileOf = ({ value, title, other_title: otherName, url_alias: key, count, image }: Brand): BrandTile => ({
  id: value, name: title, otherName: otherName === title ? null : otherName, key, count: count ?? null, picture: image,
});

/** A brand of which the store lists nothing leads nowhere. */
const isShown = ({ count }: Brand): boolean => count !== 0;

/** Brands as they are listed, in their order. */
export const brandTiles = (brands: readonly Brand[]): BrandTile[] => brands.filter(isShown).map(tileOf);

/** Those of the slider in its order, with the pictures they have there. */
export const featuredBrands = (brands: readonly Brand[]): BrandTile[] =>
  brands
    .filter((brand) => isShown(brand) && brand.slider_position !== null)
    .toSorted((one, other) => (one.slider_position ?? 0) - (other.slider_position ?? 0))
    .map((brand) => ({ ...tileOf(brand), picture: brand.slider_image ?? brand.image }));

/** The brand of a page. */
export const brandHead = (brand: Brand): BrandHead => ({ ...tileOf(brand), description: brand.description ?? '', lang: brand.lang ?? null });

/** The same brands known by their other names, where they have one. */
export const byOtherName = (tiles: readonly BrandTile[]): BrandTile[] =>
  tiles.map((tile) => (tile.otherName === null ? tile : { ...tile, name: tile.otherName, otherName: tile.name }));
