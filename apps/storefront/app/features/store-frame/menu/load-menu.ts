import type { CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import { menuQuery } from '../../../view-models/listing/menu-query.ts';
import {
  menuFields,
  menuView,
  type MenuNode,
  treeFields,
  wholeMenuFields,
  wholeMenuView,
} from '../../../view-models/listing/menu-view.ts';

const topCategories = async (source: CatalogSource, include: readonly string[]): Promise<WireDocument[]> => {
  const { hits } = await source.search('category', menuQuery(source.store, include));
  return hits;
};

/**
 * Loads the category menu that every page carries, with one call; on a server, the same call provides pages
 * with the whole tree.
 */
export const loadMenu = async (source: CatalogSource): Promise<MenuNode[]> =>
  menuView(await topCategories(source, source.keepsAnswers === true ? menuFields : treeFields));

/** Loads the category menu with its third level and all pictures, with one call, for when it is opened. */
export const loadWholeMenu = async (source: CatalogSource): Promise<MenuNode[]> =>
  wholeMenuView(await topCategories(source, wholeMenuFields));
