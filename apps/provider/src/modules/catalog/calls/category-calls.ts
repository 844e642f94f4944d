import type { Database } from '../../../database/database.ts';
import type { CallHandlers } from '../../../http/call-handler.ts';
import { type Refusal, refusal } from '../../../http/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { Stores } from '../../stores/stores.ts';
import { brandCounts } from '../brand-counts.ts';
import { categoryBranch } from '../category-branch.ts';
import { readCategoryPlaces } from '../category-places-store.ts';
import { largestBrands } from '../order-brands.ts';
import { readBrandRows } from '../shown-brands-store.ts';
import { countedBrands } from './brand-calls.ts';

export type CategoryParts = { database: Database; readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byIndex'> };

const notNumbered = (given: string): Refusal => refusal('request.invalid', { problem: `category: '${given}' is no number of a category` });
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);

/** What the owner and the goods make of a category (wire §11): one statement each, all else from memory. */
export const categoryCalls = ({ database, readModel: { engine }, stores }: CategoryParts): Pick<CallHandlers, 'category/sort' | 'category/brands'> => ({
  'category/sort': async ({ params: { category = '' }, query: { sort, from, size } }, { store }) => {
    if (!isNumber(category)) return notNumbered(category);
    if (!(await categoryBranch(engine, store.index_name, Number(category)))) return refusal('category.not-found', { category });
    const result = await readCategoryPlaces(database, { categoryId: Number(category), storeCode: store.code, sort, from, size });
    return { result, isTagged: true };
  },
  'category/brands': async ({ params: { index = '', category = '' } }) => {
    const store = stores.byIndex(index);
    if (store === undefined) return refusal('request.invalid', { problem: `index: there is no index '${index}'` });
    if (!isNumber(category)) return notNumbered(category);
    const branch = await categoryBranch(engine, index, Number(category));
    if (branch === undefined) return refusal('category.not-found', { category });
    const counts = await brandCounts(engine, index, [{ attribute: 'category_ids', value: { in: branch }, scope: 'default' }]);
    const rows = (await readBrandRows(database)).filter(({ value }) => counts.has(value));
    const result = largestBrands(countedBrands(rows, counts, store), store.locale);
    return { result, isTagged: true };
  },
});
