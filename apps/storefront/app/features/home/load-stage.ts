import type { ShownBlock } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import { inStock, listedFilters } from '../../view-models/listing/listed-filters.ts';
import { sceneView, type SceneView } from '../../view-models/content/scene-view.ts';

type Shown = NonNullable<Extract<ShownBlock, { type: 'stage' }>['scene']>;
/** A product in a scene. `x` and `y` are percentages of the picture's width and height from its top left corner. */
type Thing = Shown['things'][number];

/** An orderable product and its position in a scene. */
export type StagedProduct = Pick<CardView, 'sku' | 'name' | 'lang' | 'urlPath' | 'price'> &
  Pick<Thing, 'x' | 'y'>;

export type StageScene = SceneView & { products: StagedProduct[] };

/**
 * Loads the products in a scene, as far as they are sold and in stock. On failure the caller shows the scene
 * without them.
 */
const loadThings = async (source: CatalogSource, things: readonly Thing[]): Promise<StagedProduct[]> => {
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

/** Loads the scene of the stage with its products, with one call shared between renderings. */
export const loadStage = async (source: CatalogSource, scene: Shown | null): Promise<StageScene | null> =>
  scene && { ...sceneView(scene), products: await loadThings(source, scene.things).catch(() => []) };
