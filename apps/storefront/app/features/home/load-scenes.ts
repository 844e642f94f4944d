import type { CatalogueSource } from '../../catalogue-source.ts';
import { sceneBlock, sceneBlockFields, type SceneBlock, stageBlock } from '../../view-models/scene-block.ts';

export type HomeScenes = {
  /** The stage's scene; null while the owner has none. */
  stage: SceneBlock | null;
  /** Further scenes, each leading somewhere, in their order. */
  stories: (SceneBlock & { action: { href: string; text: string } })[];
};

const storyBlocks = ['home-story-1', 'home-story-2', 'home-story-3'];

/** The owner's blocks for the home page: one call, shared by its renderings. */
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
    stage: sceneOf(stageBlock),
    stories: storyBlocks.flatMap((identifier) => {
      const scene = sceneOf(identifier);
      return scene === null || scene.action === null ? [] : [{ ...scene, action: scene.action }];
    }),
  };
};
