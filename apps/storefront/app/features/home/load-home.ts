import type { CatalogueQuery, CatalogueSource } from '../../catalogue-source.ts';
import { brandNames, type BrandName } from '../../view-models/brand-names.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';
import { loadScenes, type HomeScenes } from './load-scenes.ts';

/** How many products each row of the home page shows (spec 1 §9). */
const rowSize = 8;
const offerCount = 5;
const mostBrands = 18;

export type HomeView = HomeScenes & { offers: CardView[]; newCollection: CardView[]; bestsellers: CardView[]; brands: BrandName[] };

type Row = Pick<CatalogueQuery, 'request' | 'size'>;

const newest = { field: 'created_at', options: 'desc' } as const;
const bought = { field: 'number_of_sales', options: 'desc' } as const;

/** The newest, and how many products each brand has among all. */
const newRow: Row = { request: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, newest], _availableFilters: [{ field: 'brand', scope: 'catalog' }] }, size: rowSize };
const boughtRow: Row = { request: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, bought] }, size: rowSize };
/** Special offers (spec 1 §9): with a special price, in stock, the newest first. */
const offerRow: Row = {
  request: {
    _appliedFilters: [...listedFilters(), { attribute: 'special_price', value: { gt: 0 } }, { attribute: 'stock.is_in_stock', value: { eq: true } }],
    _appliedSort: [newest],
  },
  size: offerCount,
};

const loadRow = async (source: CatalogueSource, row: Row) => {
  const { hits, aggregations } = await source.search('product', { ...row, include: cardFields });
  return { cards: hits.map((document) => cardView(document, source.store.currency.scale)), aggregations };
};

const loadBrandDefinition = async (source: CatalogueSource) => {
  const { hits } = await source.search('attribute', {
    request: { _appliedFilters: [{ attribute: 'attribute_code', value: { eq: 'brand' } }] },
    size: 1,
    include: ['id', 'options'],
    isShared: true,
  });
  return hits[0];
};

/** The home page: three calls of its own and two that it shares with its next rendering; the categories come with the frame. */
export const loadHome = async (source: CatalogueSource): Promise<HomeView> => {
  const [scenes, offers, newCollection, bestsellers, definition] = await Promise.all([
    loadScenes(source), loadRow(source, offerRow), loadRow(source, newRow), loadRow(source, boughtRow), loadBrandDefinition(source),
  ]);
  return {
    ...scenes,
    offers: offers.cards,
    newCollection: newCollection.cards,
    bestsellers: bestsellers.cards,
    brands: brandNames(newCollection.aggregations, definition, mostBrands),
  };
};
