import type { ContentDocuments, ShownBlock } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { shopPicture } from '../../provider-client/shop-picture.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import { listedFilters } from '../../view-models/listing/listed-filters.ts';
import { type ContentPageView, contentPageView } from './load-content-page.ts';

type Html = Extract<ShownBlock, { type: 'html' }>;
type Row = Extract<ShownBlock, { type: 'products' }>;
/** What a block of an extension shows. */
export type LandingBlock = Html | (Pick<Row, 'type' | 'id' | 'title' | 'lang'> & { cards: CardView[] });

export type LandingView = ContentPageView & {
  /** Path in the shop's media; empty without one. */
  ownPicture: string;
  /** Name of the carousel below the text; empty without one. */
  carousel: string;
  /** Below the text. */
  blocks: LandingBlock[];
  slug: string;
  page: number;
  pageCount: number;
};

const mostPages = 99;

/** Loads the products of a row in their order. */
const loadCards = async (source: CatalogSource, skus: readonly string[]): Promise<CardView[]> => {
  const { hits } = await source.search('product', {
    request: {
      _appliedFilters: [...listedFilters(), { attribute: 'sku', value: { in: [...skus] } }],
    },
    size: skus.length,
    include: cardFields,
  });
  return hits
    .map((document) => cardView(document, source.store.currency.scale))
    .toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku));
};

const loadBlocks = (source: CatalogSource, blocks: readonly ShownBlock[]): Promise<LandingBlock[]> =>
  Promise.all(
    blocks
      .filter((block) => block.type === 'html' || block.type === 'products')
      .map(async (block) => {
        if (block.type === 'html') return block;
        const { type, id, title, lang, skus } = block;
        return { type, id, title, lang, cards: await loadCards(source, skus) };
      }),
  );

/** Loads a page of a landing page by its slug, with one call, one for each row of products in it and the shop's picture; null when there is none. */
export const loadLanding = async (
  source: CatalogSource,
  slug: string,
  page: number,
): Promise<LandingView | null> => {
  const { hits } = await source.search('landing_page', {
    request: {
      _appliedFilters: [{ attribute: 'slug', value: { eq: slug } }],
      _appliedSort: [{ field: 'page_number', options: 'asc' }],
    },
    size: mostPages,
  });
  const document = hits.find(({ page_number: number }) => number === page);
  if (document === undefined) return null;
  const {
    carousel = '',
    picture: own = '',
    blocks = [],
  } = document as Partial<ContentDocuments['landing_page']>;
  const view = contentPageView('landing_page', { document, picture: await shopPicture(source) }, () => ({}));
  return {
    ...view,
    ...(own !== '' && { picture: { path: own, alt: view.name } }),
    urlPath: slug,
    ownPicture: own,
    carousel,
    blocks: await loadBlocks(source, blocks as unknown as ShownBlock[]),
    slug,
    page,
    pageCount: hits.length,
  };
};
