import type { ShownBlock } from '@dijla/contract/client';
import { isCatalogUnavailable } from '../../offline/catalog-unavailable.ts';
import { paths } from '../../paths.ts';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { loadArrangements } from '../../provider-client/load-arrangements.ts';
import { type BrandTile, brandTiles } from '../../view-models/brands/brand-view.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { type SceneView, sceneView, type Story, storyViews } from '../../view-models/content/scene-view.ts';
import { loadNewest, loadRow } from './load-row.ts';
import { loadStage, type StageScene } from './load-stage.ts';

/** Minimum number of offers in a band, because one or two would leave most of it empty. */
const fewestOffers = 3;
const mostBrands = 18;

type Plain = Extract<ShownBlock, { type: 'promise' | 'categories' | 'seen' | 'brands' }>;

/** Products with a title; without cards it is not shown. */
export type RowBlock = {
  type: 'products';
  id: string;
  of: Extract<ShownBlock, { type: 'products' }>['of'];
  look: 'band' | 'grid';
  /** Null for the shop's own words. */
  title: string | null;
  lang: string | null;
  cards: CardView[];
  /** Path of the listing that holds all products of this kind. */
  allPath?: string;
  /** Shown beside the products. */
  story?: Story;
};

/** A block of the home page with what it shows. */
export type HomeBlockView =
  | (Exclude<Plain, { type: 'brands' }> & { type: 'promise' | 'categories' | 'seen' })
  | { type: 'brands'; id: string; brands: BrandTile[] }
  | { type: 'stage'; id: string; scene: StageScene | null; cards: CardView[] }
  | { type: 'scenes'; id: string; stories: Story[] }
  | { type: 'slides'; id: string; slides: SceneView[] }
  | RowBlock
  | Extract<ShownBlock, { type: 'carousel' | 'text' | 'html' }>;

export type HomeView = { blocks: HomeBlockView[] };

const row = { type: 'products', category: null, skus: [], title: '', lang: null, scene: null } as const;

/**
 * What is shown when nothing is known of how the owner arranges the page: on a device that was never on it,
 * and has its products in the slim catalogue.
 */
const unknownHome = [
  { type: 'stage', id: 'stage', scene: null },
  { ...row, skus: [], id: 'offers', of: 'offers', look: 'band' },
  { type: 'promise', id: 'promise' },
  { type: 'categories', id: 'categories' },
  { type: 'seen', id: 'seen' },
  { ...row, skus: [], id: 'new', of: 'new', look: 'grid' },
  { ...row, skus: [], id: 'bestsellers', of: 'bestsellers', look: 'grid' },
  { type: 'brands', id: 'brands' },
] satisfies ShownBlock[];

const loadBlocks = async (source: CatalogSource): Promise<readonly ShownBlock[]> => {
  try {
    const { home } = await loadArrangements(source);
    return home?.blocks ?? unknownHome;
  } catch (error) {
    if (isCatalogUnavailable(error)) return unknownHome;
    throw error;
  }
};

/** Loads the brands the owner has featured, then those with the most products. */
const loadBrandRow = async (source: CatalogSource): Promise<BrandTile[]> => {
  const answer = await source.read('brand/part', {
    query: { storeCode: source.store.code, size: mostBrands },
  });
  return brandTiles(answer?.result ?? [], source.store.language);
};

const rowBlock = async (
  source: CatalogSource,
  block: Extract<ShownBlock, { type: 'products' }>,
): Promise<RowBlock> => {
  const { id, of, look, title, lang, scene } = block;
  const { cards, path } = await loadRow(source, block);
  const [story] = scene === null ? [] : storyViews([scene]);
  return {
    type: 'products',
    id,
    of,
    look,
    title: title || null,
    lang,
    cards: of === 'offers' && look === 'band' && cards.length < fewestOffers ? [] : cards,
    ...(path !== undefined && { allPath: paths.entity(source.store.code, path) }),
    ...(story && { story }),
  };
};

const blockView = async (source: CatalogSource, block: ShownBlock): Promise<HomeBlockView> => {
  switch (block.type) {
    case 'stage': {
      const { type, id } = block;
      const scene = await loadStage(source, block.scene);
      return { type, id, scene, cards: scene === null ? await loadNewest(source) : [] };
    }
    case 'scenes':
      return { type: 'scenes', id: block.id, stories: storyViews(block.scenes) };
    case 'slides':
      return { type: 'slides', id: block.id, slides: block.slides.map(sceneView) };
    case 'products':
      return rowBlock(source, block);
    case 'brands':
      return { type: 'brands', id: block.id, brands: await loadBrandRow(source).catch(() => []) };
    case 'carousel':
    case 'text':
    case 'html':
      return block;
    default:
      return { type: block.type as 'promise' | 'categories' | 'seen', id: block.id };
  }
};

/**
 * Loads the home page as the owner arranged it, with a call for each row of products and for the brands, and
 * some shared with its next rendering; the categories come with the frame, carousels load when they come near
 * the viewport. A failure to load the brands leaves them out.
 */
export const loadHome = async (source: CatalogSource): Promise<HomeView> => {
  const blocks = await loadBlocks(source);
  return { blocks: await Promise.all(blocks.map((block) => blockView(source, block))) };
};
