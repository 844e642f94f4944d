import type { CatalogSource } from './catalog-source.ts';
import { loadArrangements } from './load-arrangements.ts';

/**
 * Returns the picture for shared links of pages without their own: that of the home page's stage. Only
 * servers request it, with a query that all pages share; any failure results in null.
 */
export const shopPicture = async (source: CatalogSource): Promise<{ path: string; alt: string } | null> => {
  if (source.keepsAnswers === true) return null;
  const { home } = await loadArrangements(source).catch(() => ({ home: undefined }));
  const stage = home?.blocks.find(({ type }) => type === 'stage');
  return stage?.type === 'stage' && stage.scene !== null
    ? { path: stage.scene.picture, alt: stage.scene.alt }
    : null;
};
