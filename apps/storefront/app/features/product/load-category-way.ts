import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { idsBetween, wayAmong, wayFields, wayInTree } from '../../view-models/listing/category-way.ts';
import { menuQuery } from '../../view-models/listing/menu-query.ts';
import { categoryTree, type MenuNode, treeFields } from '../../view-models/listing/menu-view.ts';
import type { CategoryWay } from '../../view-models/listing/trail.ts';

/** Category trees of shared answers, built once for each. */
const trees = new WeakMap<readonly WireDocument[], MenuNode[]>();

const treeOf = (documents: readonly WireDocument[]): MenuNode[] => {
  const known = trees.get(documents);
  if (known !== undefined) return known;
  const tree = categoryTree(documents);
  trees.set(documents, tree);
  return tree;
};

const noWay: CategoryWay = { ids: [], deeper: [] };

const categoriesOf = async (source: CatalogSource, ids: readonly number[]): Promise<WireDocument[]> => {
  const { hits } = await source.search('category', {
    request: { _appliedFilters: [{ attribute: 'id', value: { in: [...ids] } }] },
    size: ids.length,
    include: wayFields,
  });
  return hits;
};

/**
 * Returns the path from the product's own categories; categories in between that the product is not in are
 * requested separately.
 */
const wayAsked = async (source: CatalogSource, categoryIds: readonly number[]): Promise<CategoryWay> => {
  const own = await categoriesOf(source, categoryIds);
  const between = idsBetween(wayAmong(own));
  return between.length === 0 ? wayAmong(own) : wayAmong([...own, ...(await categoriesOf(source, between))]);
};

/**
 * Returns the path to a product's innermost category: on a server from the menu's call, which all pages
 * share; on a device from a call for its categories, and a second one where they are nested deeply. Never
 * rejects; what fails to load is left out.
 */
export const loadCategoryWay = async (
  source: CatalogSource,
  categoryIds: readonly number[],
): Promise<CategoryWay> => {
  if (categoryIds.length === 0) return noWay;
  if (source.keepsAnswers === true) return wayAsked(source, categoryIds).catch(() => noWay);
  return source.search('category', menuQuery(source.store, treeFields)).then(
    ({ hits }) => wayInTree(treeOf(hits), categoryIds),
    () => noWay,
  );
};
