import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import {
  sceneBlock,
  sceneBlockFields,
  type SceneBlock,
  stageBlock,
  type Story,
  storyBlocks,
} from '../../view-models/content/scene-block.ts';

/** Loads the owner's scenes with one call that all pages share. */
export const loadBlocks = async (source: CatalogSource): Promise<SceneBlock[]> => {
  const wanted = [stageBlock, ...storyBlocks];
  const { hits } = await source.search('cms_block', {
    request: { _appliedFilters: [{ attribute: 'identifier', value: { in: wanted } }] },
    size: wanted.length,
    include: sceneBlockFields,
    isShared: true,
  });
  return hits.map(sceneBlock).filter((scene) => scene !== null);
};

/** Returns the scenes that have a link, in order. */
export const storiesIn = (scenes: readonly SceneBlock[]): Story[] =>
  storyBlocks.flatMap((name) => {
    const scene = scenes.find(({ identifier }) => identifier === name);
    if (scene === undefined || scene.action === null) return [];
    const { things: _things, ...story } = scene;
    return [{ ...story, action: scene.action }];
  });

/** Loads the stories shown between the products of a listing; empty when that fails. */
export const loadStories = async (source: CatalogSource): Promise<Story[]> =>
  loadBlocks(source).then(storiesIn, () => []);
