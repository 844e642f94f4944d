import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { loadArrangements } from '../../provider-client/load-arrangements.ts';
import { type Story, storyViews } from '../../view-models/content/scene-view.ts';

/** Loads the stories shown between the products of a listing, those of the home page; empty when that fails. */
export const loadStories = async (source: CatalogSource): Promise<Story[]> => {
  const { home } = await loadArrangements(source).catch(() => ({ home: undefined }));
  return storyViews(
    (home?.blocks ?? []).flatMap((block) =>
      block.type === 'scenes'
        ? block.scenes
        : block.type === 'products' && block.scene !== null
          ? [block.scene]
          : [],
    ),
  );
};
