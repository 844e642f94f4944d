import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { menuQuery } from '../../view-models/listing/menu-query.ts';
import { treeFields } from '../../view-models/listing/menu-view.ts';
import { testSource } from '../../provider-client/test-source.ts';
import { loadCategoryWay } from './load-category-way.ts';

const hoodies = {
  id: 23,
  name: 'Hoodies',
  url_path: 'men/tops/hoodies',
  path: '1/2/21/22/23',
  children_data: [],
};
const tops = { id: 22, name: 'Tops', url_path: 'men/tops', path: '1/2/21/22', children_data: [hoodies] };
const men = { id: 21, name: 'Men', url_path: 'men', path: '1/2/21', children_data: [tops] };

/** A source that returns these categories, or fails when they are null. */
const sourceOf = (found: WireDocument[] | null, keepsAnswers = false) => {
  const asked: CatalogQuery[] = [];
  const source = testSource({
    keepsAnswers,
    search: async (_, query) => {
      asked.push(query);
      if (found === null) throw new Error('no connection');
      const ids = (
        query.request._appliedFilters?.find(({ attribute }) => attribute === 'id')?.value as
          | { in: number[] }
          | undefined
      )?.in;
      const hits = found.filter(({ id }) => ids === undefined || ids.includes(Number(id)));
      return { hits: hits.map((document) => ({ ...document, _score: null })), total: hits.length };
    },
  });
  return { asked, source };
};
const way = { ids: [21, 22, 23], deeper: [{ id: 23, name: 'Hoodies', urlPath: 'men/tops/hoodies' }] };

describe('loadCategoryWay', () => {
  it('asks on a server what the menu asks, so that no page asks for itself', async () => {
    const { asked, source } = sourceOf([men]);
    expect([await loadCategoryWay(source, [23]), asked]).toEqual([
      way,
      [menuQuery(storeViews.en, treeFields)],
    ]);
  });

  it('asks on a device for the product’s own categories alone', async () => {
    const { asked, source } = sourceOf([hoodies], true);
    expect([
      await loadCategoryWay(source, [23]),
      asked.map(({ request, size }) => [request._appliedFilters, size]),
    ]).toEqual([way, [[[{ attribute: 'id', value: { in: [23] } }], 1]]]);
  });

  it('asks on a device for those between, too, where the product is in the innermost alone', async () => {
    const zipped = { id: 24, name: 'Zipped', url_path: 'men/tops/hoodies/zipped', path: '1/2/21/22/23/24' };
    const { asked, source } = sourceOf([hoodies, zipped], true);
    expect([(await loadCategoryWay(source, [24])).deeper.map(({ name }) => name), asked.length]).toEqual([
      ['Hoodies', 'Zipped'],
      2,
    ]);
  });

  it.each([[false], [true]])('is none when it cannot be asked for (on a device: %s)', async (isDevice) => {
    expect(await loadCategoryWay(sourceOf(null, isDevice).source, [23])).toEqual({ ids: [], deeper: [] });
  });

  it('is none for a product without categories, and asks nobody', async () => {
    const { asked, source } = sourceOf([men]);
    expect([await loadCategoryWay(source, []), asked]).toEqual([{ ids: [], deeper: [] }, []]);
  });
});
