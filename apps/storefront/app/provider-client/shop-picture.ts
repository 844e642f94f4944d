import type { CatalogSource } from './catalog-source.ts';
import {
  sceneBlock,
  sceneBlockFields,
  type SceneBlock,
  stageBlock,
} from '../view-models/content/scene-block.ts';

/**
 * Returns the picture for shared links of pages without their own: that of the home page's stage. Only
 * servers request it, with a query that all pages share; any failure results in null.
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
