import type { CatalogQuery, CatalogSource } from '../../provider-client/catalog-source.ts';
import { type BrandTile, brandTiles } from '../../view-models/brands/brand-view.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import {
  bestsellers,
  inStock,
  inStockFirst,
  listedFilters,
} from '../../view-models/listing/listed-filters.ts';
import { loadScenes, type HomeScenes } from './load-scenes.ts';

/** Number of products in a row of the home page (spec 1 §9). */
const rowSize = 8;
const offerCount = 5;
const mostBrands = 18;

export type HomeView = HomeScenes & {
  offers: CardView[];
  newCollection: CardView[];
  bestsellers: CardView[];
  brands: BrandTile[];
};

type Row = Pick<CatalogQuery, 'request' | 'size'>;

const newest = { field: 'created_at', options: 'desc' } as const;

const newRow: Row = {
  request: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, newest] },
  size: rowSize,
};
/** Bestsellers, followed by products that have not sold yet. */
const boughtRow: Row = { request: bestsellers(), size: rowSize };
/** Special offers (spec 1 §9): products with a special price, in stock, newest first. */
const offerRow: Row = {
  request: {
    _appliedFilters: [...listedFilters(), { attribute: 'special_price', value: { gt: 0 } }, inStock],
    _appliedSort: [newest],
  },
  size: offerCount,
};

const loadRow = async (source: CatalogSource, row: Row): Promise<CardView[]> => {
  const { hits } = await source.search('product', { ...row, include: cardFields });
  return hits.map((document) => cardView(document, source.store.currency.scale));
};

/** Loads the brands the owner has featured, then those with the most products. */
const loadBrandRow = async (source: CatalogSource): Promise<BrandTile[]> => {
  const answer = await source.read('brand/part', {
    query: { storeCode: source.store.code, size: mostBrands },
  });
  return brandTiles(answer?.result ?? [], source.store.language);
};

/**
 * Loads the home page with three calls of its own and three shared with its next rendering; the categories
 * come with the frame, carousels load when they come near the viewport. A failure to load the brands leaves
 * them out.
 */
export const loadHome = async (source: CatalogSource): Promise<HomeView> => {
  const [scenes, offers, newCollection, bestsellers, brands] = await Promise.all([
    loadScenes(source),
    loadRow(source, offerRow),
    loadRow(source, newRow),
    loadRow(source, boughtRow),
    loadBrandRow(source).catch(() => []),
  ]);
  return { ...scenes, offers, newCollection, bestsellers, brands };
};
