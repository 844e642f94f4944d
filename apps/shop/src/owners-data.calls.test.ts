import { loadStoreViews } from '@dijla/provider/modules/store-views/store-views';
import { readRegions } from '@dijla/provider/modules/store-views/region-sql';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { governoratesIn } from '../../storefront/app/shop/delivery/governorates.ts';
import { storeCodes, storeViews } from '@dijla/contract/store-views';

const { db } = await testDatabase();
const views = await loadStoreViews(db);

describe('what the storefront knows before any call', () => {
  it.each(storeCodes)('is what the tables say of the %s store', (code) => {
    const { id, language, locale, direction, index, rootCategoryId, currency, name } = storeViews[code];
    expect(views.find((view) => view.code === code)).toMatchObject({
      id,
      language,
      locale,
      direction,
      index_name: index,
      root_category_id: rootCategoryId,
      currency,
      name,
    });
  });

  it.each(views)('is what the tables say of the governorates in $code', async (view) => {
    const regions = await readRegions(db, 'IQ', view);
    expect(
      governoratesIn[view.language].map(({ id, code, name, names }) => [
        id,
        code,
        names[view.language],
        name,
      ]),
    ).toEqual(regions.map(({ id, code, name, default_name }) => [id, code, name, default_name]));
  });
});
