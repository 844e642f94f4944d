import type { CatalogueSource, WireDocument } from '../../catalogue-source.ts';
import { wayAmong, wayFields, wayInTree } from '../../view-models/category-way.ts';
import { menuQuery } from '../../view-models/menu-query.ts';
import { categoryTree, menuFields, type MenuNode } from '../../view-models/menu-view.ts';
import type { CategoryWay } from '../../view-models/trail.ts';

/** Trees of answers that pages share, made once for each. */
const trees = new WeakMap<readonly WireDocument[], MenuNode[]>();

const treeOf = (documents: readonly WireDocument[]): MenuNode[] => {
  const known = trees.get(documents);
  if (known !== undefined) return known;
  const tree = categoryTree(documents);
  trees.set(documents, tree);
  return tree;
};

const noWay: CategoryWay = { ids: [], deeper: [] };

/**
 * The way to a product's innermost category: on a server from the menu's own call, which all pages share; on a device from one call for its
 * categories alone. What cannot be had is left out and fails nothing.
 */
export const loadCategoryWay = async (source: CatalogueSource, categoryIds: readonly number[]): Promise<CategoryWay> => {
  if (categoryIds.length === 0) return noWay;
  if (source.keepsAnswers !== true) {
    return source.search('category', menuQuery(source.store, menuFields)).then(({ hits }) => wayInTree(treeOf(hits), categoryIds), () => noWay);
  }
  const request = { _appliedFilters: [{ attribute: 'id', value: { in: [...categoryIds] } }] };
  return source.search('category', { request, size: categoryIds.length, include: wayFields }).then(({ hits }) => wayAmong(hits), () => noWay);
};
