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

/** The category menu of a store as every page carries it: one call, on a server the one that tells pages the whole tree as well. */
export const loadMenu = async (source: CatalogSource): Promise<MenuNode[]> =>
  menuView(await topCategories(source, source.keepsAnswers === true ? menuFields : treeFields));

/** The category menu with its third level and all pictures, for when it is opened: one call. */
export const loadWholeMenu = async (source: CatalogSource): Promise<MenuNode[]> =>
  wholeMenuView(await topCategories(source, wholeMenuFields));
