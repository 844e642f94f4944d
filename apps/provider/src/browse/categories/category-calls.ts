import type { Database } from '../../database/database.ts';
import type { CallHandlers } from '../../call/call-handler.ts';
import { idInPath } from '../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../call/refusal.ts';
import { storeOfIndex } from '../../call/store-of-index.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';
import { brandCounts } from '../brands/brand-counts.ts';
import { countedBrands } from '../brands/brand-of.ts';
import { categoryBranch } from './category-branch.ts';
import { readCategoryPlaces } from './category-places-sql.ts';
import { largestBrands } from '../brands/order-brands.ts';
import { readBrandRows } from '../brands/shown-brands-sql.ts';

export type CategoryParts = {
  database: Database;
  readModel: Pick<ReadModel, 'engine'>;
  stores: Pick<Stores, 'byIndex'>;
};

const categoryIn = (params: Readonly<Record<string, string>>) =>
  idInPath(params, { name: 'category', thing: 'category' });

/**
 * Handlers of the category calls (wire §11): the owner's product order and the brands of a category. Each
 * takes one statement; the rest comes from memory.
 */
export const categoryCalls = ({
  database,
  readModel: { engine },
  stores,
}: CategoryParts): Pick<CallHandlers, 'category/sort' | 'category/brands'> => ({
  'category/sort': async ({ params, query: { sort, from, size } }, { store }) => {
    const category = categoryIn(params);
    if (isRefusal(category)) return category;
    if (!(await categoryBranch(engine, store.index_name, category)))
      return refusal('category.not-found', { category: String(category) });
    const result = await readCategoryPlaces(database, {
      categoryId: category,
      storeCode: store.code,
      sort,
      from,
      size,
    });
    return { result, isTagged: true };
  },
  'category/brands': async ({ params }) => {
    const store = storeOfIndex(stores, params);
    if (isRefusal(store)) return store;
    const category = categoryIn(params);
    if (isRefusal(category)) return category;
    const branch = await categoryBranch(engine, store.index_name, category);
    if (branch === undefined) return refusal('category.not-found', { category: String(category) });
    const counts = await brandCounts(engine, store.index_name, [
      { attribute: 'category_ids', value: { in: branch }, scope: 'default' },
    ]);
    const result = largestBrands(
      countedBrands(await readBrandRows(database, counts.keys()), counts, store.language),
      store.locale,
    );
    return { result, isTagged: true };
  },
});
