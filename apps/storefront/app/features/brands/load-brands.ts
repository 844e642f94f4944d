import { data } from 'react-router';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { longestTerm } from '../../paths.ts';
import { brandGroups, brandsFound, countOf } from '../../view-models/brands/brand-groups.ts';
import { brandPage, type BrandPages } from '../../view-models/brands/brand-pages.ts';
import {
  type BrandTile,
  brandTiles,
  byOtherName,
  featuredBrands,
} from '../../view-models/brands/brand-view.ts';
import { type PackedBrands, packedBrands } from '../../view-models/brands/packed-brands.ts';
import { brandSettingsOf, unknownBrandSettings } from '../../view-models/brands/brand-settings.ts';
import type { SceneBlock } from '../../view-models/content/scene-block.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';

export type BrandsView = {
  /** Those of the page that is shown; where there are several pages, of those that were looked for. */
  groups: PackedBrands;
  /** Null where one page has them all. */
  pages: BrandPages | null;
  /** True where all brands are too many for one page. */
  isSplit: boolean;
  /** How many there are on all pages. */
  count: number;
  /** Those the owner puts forward. */
  featured: BrandTile[];
  /** True where brands stand under their names in the shop's other language. */
  isByOtherName: boolean;
  /** True where some have such names. */
  hasOtherNames: boolean;
  showOnlyImage: boolean;
  /** What was looked for among them, without scripts or where there are several pages. */
  term: string;
  /** The shop's, where the page's address is shared. */
  picture: SceneBlock['picture'] | null;
};

/** The value of the parameter `names` that asks for the names in the shop's other language. */
export const otherNames = 'other';

/** All brands of the store in the owner's way (spec 2 §3), page by page where they are too many for one: one call, which pages share, and the shop's picture. Throws 404 where the provider knows no brands. */
export const loadBrands = async (
  source: CatalogSource,
  { search }: { search: URLSearchParams },
): Promise<BrandsView> => {
  const { code, language } = source.store;
  const [listed, picture] = await Promise.all([
    source.read('brand/list', { query: { storeCode: code } }),
    shopPicture(source),
  ]);
  if (listed === null) throw data(null, { status: 404 });
  const { showOnlyImage, showCount, sort } = brandSettingsOf(listed.meta);
  const unknown = unknownBrandSettings(listed.meta);
  if (unknown.length > 0)
    source.report?.(
      new Error(`Unknown settings of brands: ${unknown.join(', ')}. Their defaults are shown.`),
    );
  const tiles = brandTiles(listed.result, language).map((tile) =>
    showCount ? tile : { ...tile, count: null },
  );
  const hasOtherNames = tiles.some(({ otherName }) => otherName !== null);
  const isByOtherName = hasOtherNames && search.get('names') === otherNames;
  const alphabet = isByOtherName ? (language === 'ar' ? 'en' : 'ar') : language;
  const shown = isByOtherName ? byOtherName(tiles, language) : tiles;
  const term = (search.get('q') ?? '').trim().slice(0, longestTerm);
  const all = sort === 'name' ? brandGroups(shown, alphabet) : [{ letter: null, brands: shown }];
  const isSplit = brandPage(all, 1).pages !== null;
  const asked = isSplit ? brandsFound(all, term) : all;
  const { groups, pages } = brandPage(asked, Number(search.get('page')) || 1);
  return {
    groups: packedBrands(groups),
    pages,
    isSplit,
    count: countOf(asked),
    featured: featuredBrands(listed.result, language),
    isByOtherName,
    hasOtherNames,
    showOnlyImage,
    term,
    picture,
  };
};
