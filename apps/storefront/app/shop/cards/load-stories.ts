import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import {
  sceneBlock,
  sceneBlockFields,
  type SceneBlock,
  stageBlock,
  type Story,
  storyBlocks,
} from '../../view-models/content/scene-block.ts';

/** The owner's scenes, one call that all pages share. */
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

/** Of the owner's scenes those that lead somewhere, in their order. */
export const storiesIn = (scenes: readonly SceneBlock[]): Story[] =>
  storyBlocks.flatMap((name) => {
    const scene = scenes.find(({ identifier }) => identifier === name);
    if (scene === undefined || scene.action === null) return [];
    const { things: _things, ...story } = scene;
    return [{ ...story, action: scene.action }];
  });

/** What a listing tells between its products; it stands without it. */
export const loadStories = async (source: CatalogSource): Promise<Story[]> =>
  loadBlocks(source).then(storiesIn, () => []);
