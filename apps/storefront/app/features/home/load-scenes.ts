import { isCatalogUnavailable } from '../../offline/catalog-unavailable.ts';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { loadBlocks, storiesIn } from '../../shop/cards/load-stories.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import { inStock, listedFilters } from '../../view-models/listing/listed-filters.ts';
import {
  type SceneBlock,
  type SceneThing,
  stageBlock,
  type Story,
} from '../../view-models/content/scene-block.ts';

/** An orderable product and its position in a scene. */
export type StagedProduct = Pick<CardView, 'sku' | 'name' | 'lang' | 'urlPath' | 'price'> &
  Pick<SceneThing, 'x' | 'y'>;

export type StageScene = Omit<SceneBlock, 'things'> & { products: StagedProduct[] };

export type HomeScenes = {
  /** The stage's scene; null when the owner has set none. */
  stage: StageScene | null;
  /** Further scenes, in order. */
  stories: Story[];
};

/**
 * Loads the products in a scene, as far as they are sold and in stock. On failure the caller shows the scene
 * without them.
 */
const loadThings = async (source: CatalogSource, things: readonly SceneThing[]): Promise<StagedProduct[]> => {
  if (things.length === 0) return [];
  const { hits } = await source.search('product', {
    request: {
      _appliedFilters: [
        ...listedFilters(),
        { attribute: 'sku', value: { in: things.map(({ sku }) => sku) } },
        inStock,
      ],
    },
    size: things.length,
    include: cardFields,
    isShared: true,
  });
  return hits.flatMap((document) => {
    const { sku, name, lang, urlPath, price } = cardView(document, source.store.currency.scale);
    const thing = things.find((one) => one.sku === sku);
    return thing === undefined || price === null
      ? []
      : [{ sku, name, lang, urlPath, price, x: thing.x, y: thing.y }];
  });
};

const stageOf = async (source: CatalogSource, scene: SceneBlock | null): Promise<StageScene | null> => {
  if (scene === null) return null;
  const { things, ...block } = scene;
  return { ...block, products: await loadThings(source, things).catch(() => []) };
};

/** A device that was never on the home page has its products in the slim catalogue, and no scenes. */
const noneKnown = (error: unknown): SceneBlock[] => {
  if (isCatalogUnavailable(error)) return [];
  throw error;
};

/** Loads the scenes of the home page with two calls, shared between renderings. */
export const loadScenes = async (source: CatalogSource): Promise<HomeScenes> => {
  const scenes = await loadBlocks(source).catch(noneKnown);
  return {
    stage: await stageOf(source, scenes.find(({ identifier }) => identifier === stageBlock) ?? null),
    stories: storiesIn(scenes),
  };
};
