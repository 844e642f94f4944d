import type { CatalogSource } from './catalog-source.ts';
import {
  sceneBlock,
  sceneBlockFields,
  type SceneBlock,
  stageBlock,
} from '../view-models/content/scene-block.ts';

/**
 * The picture that stands for the shop where a page without one of its own is shared: that of the home page's stage. Only servers ask for it,
 * by a call that pages share; what cannot be had is left out and fails nothing.
 */
export const shopPicture = async (source: CatalogSource): Promise<SceneBlock['picture'] | null> => {
  if (source.keepsAnswers === true) return null;
  const request = { _appliedFilters: [{ attribute: 'identifier', value: { in: [stageBlock] } }] };
  const answer = await source
    .search('cms_block', { request, size: 1, include: sceneBlockFields, isShared: true })
    .catch(() => null);
  const [block] = answer?.hits ?? [];
  return (block && sceneBlock(block)?.picture) ?? null;
};
