import { languageInOtherScript } from '@dijla/contract/read-languages';
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
import type { SceneView } from '../../view-models/content/scene-view.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';

export type BrandsView = {
  /** The brands of this page; when there are several pages, filtered by the search term. */
  groups: PackedBrands;
  /** Null when all brands are on one page. */
  pages: BrandPages | null;
  /** Whether there are too many brands for one page. */
  isSplit: boolean;
  /** Number of brands on all pages. */
  count: number;
  /** The brands the owner has featured. */
  featured: BrandTile[];
  /** Whether brands are listed by their names in the shop's other language. */
  isByOtherName: boolean;
  /** Whether any brand has such a name. */
  hasOtherNames: boolean;
  showOnlyImage: boolean;
  /** The search term, when the server searched: without scripts or when there are several pages. */
  term: string;
  /** The shop's picture, used when the page's address is shared. */
  picture: SceneView['picture'] | null;
};

/** Value of the `names` parameter that selects the names in the shop's other language. */
export const otherNames = 'other';

/**
 * Loads all brands of the store in the owner's layout (spec 2 §3), split into pages when they are too many
 * for one. Makes one call, shared between pages, and one for the shop's picture. Throws 404 when the
 * provider has no brands.
 */
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
  const alphabet = isByOtherName ? languageInOtherScript(language) : language;
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
