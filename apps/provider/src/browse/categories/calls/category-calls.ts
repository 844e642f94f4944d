import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { storeOfIndex } from '../../../call/store-of-index.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import { brandCounts } from '../../brands/brand-counts.ts';
import { countedBrands } from '../../brands/brand-of.ts';
import { categoryBranch } from '../category-branch.ts';
import { readCategoryPlaces } from '../category-places-sql.ts';
import { largestBrands } from '../../brands/order-brands.ts';
import { readBrandRows } from '../../brands/shown-brands-sql.ts';

type CategoryParts = {
  readDatabase: Database;
  readModel: Pick<ReadModel, 'engine'>;
  stores: Pick<Stores, 'byIndex'>;
};

const categoryIn = (params: Readonly<Record<string, string>>) =>
  idInPath(params, { name: 'category', thing: 'category' });

/** The owner's product order of a category (wire §11): one statement. */
export const sortCategory = handleCall(
  'category/sort',
  ({ readDatabase, readModel: { engine } }: CategoryParts) =>
    async ({ params, query: { sort, from, size } }, { store }) => {
      const category = categoryIn(params);
      if (isRefusal(category)) return category;
      if (!(await categoryBranch(engine, store.index_name, category)))
        return refusal('category.not-found', { category: String(category) });
      const result = await readCategoryPlaces(readDatabase, {
        categoryId: category,
        storeCode: store.code,
        sort,
        from,
        size,
      });
      return { result, isTagged: true };
    },
);

/** The brands of a category (wire §11): one statement; the counts come from memory. */
export const listCategoryBrands = handleCall(
  'category/brands',
  ({ readDatabase, readModel: { engine }, stores }: CategoryParts) =>
    async ({ params }) => {
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
        countedBrands(await readBrandRows(readDatabase, counts.keys()), counts, store.language),
        store.locale,
      );
      return { result, isTagged: true };
    },
);
