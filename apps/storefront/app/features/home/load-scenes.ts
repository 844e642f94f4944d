import type { CatalogueSource } from '../../catalogue-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import { inStock, listedFilters } from '../../view-models/listed-filters.ts';
import { sceneBlock, sceneBlockFields, type SceneBlock, type SceneThing, stageBlock } from '../../view-models/scene-block.ts';

/** A product that can be bought, where it stands in a scene. */
export type StagedProduct = Pick<CardView, 'sku' | 'name' | 'lang' | 'urlPath' | 'price'> & Pick<SceneThing, 'x' | 'y'>;

export type StageScene = Omit<SceneBlock, 'things'> & { products: StagedProduct[] };

export type HomeScenes = {
  /** The stage's scene; null while the owner has none. */
  stage: StageScene | null;
  /** Further scenes, each leading somewhere, in their order. */
  stories: (Omit<SceneBlock, 'things'> & { action: { href: string; text: string } })[];
};

const storyBlocks = ['home-story-1', 'home-story-2', 'home-story-3'];

/** What stands in a scene, as far as it is sold and there; the scene stands without it when it cannot be asked for. */
const loadThings = async (source: CatalogueSource, things: readonly SceneThing[]): Promise<StagedProduct[]> => {
  if (things.length === 0) return [];
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [...listedFilters(), { attribute: 'sku', value: { in: things.map(({ sku }) => sku) } }, inStock] },
    size: things.length,
    include: cardFields,
    isShared: true,
  });
  return hits.flatMap((document) => {
    const { sku, name, lang, urlPath, price } = cardView(document, source.store.currency.scale);
    const thing = things.find((one) => one.sku === sku);
    return thing === undefined || price === null ? [] : [{ sku, name, lang, urlPath, price, x: thing.x, y: thing.y }];
  });
};

const stageOf = async (source: CatalogueSource, scene: SceneBlock | null): Promise<StageScene | null> => {
  if (scene === null) return null;
  const { things, ...block } = scene;
  return { ...block, products: await loadThings(source, things).catch(() => []) };
};

/** The owner's blocks for the home page, and what stands in the first: two calls, shared by its renderings. */
export const loadScenes = async (source: CatalogueSource): Promise<HomeScenes> => {
  const wanted = [stageBlock, ...storyBlocks];
  const { hits } = await source.search('cms_block', {
    request: { _appliedFilters: [{ attribute: 'identifier', value: { in: wanted } }] },
    size: wanted.length,
    include: sceneBlockFields,
    isShared: true,
  });
  const scenes = hits.map(sceneBlock).filter((scene) => scene !== null);
  const sceneOf = (identifier: string) => scenes.find((scene) => scene.identifier === identifier) ?? null;
  return {
    stage: await stageOf(source, sceneOf(stageBlock)),
    stories: storyBlocks.flatMap((identifier) => {
      const scene = sceneOf(identifier);
      if (scene === null || scene.action === null) return [];
      const { things: _things, ...story } = scene;
      return [{ ...story, action: scene.action }];
    }),
  };
};
