import type { Brand } from '@dijla/contract/client';
import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { StoreView } from '../../../modules/store-views/store-views.ts';
import { brandCounts } from '../brand-counts.ts';
import { brandDescription, countedBrands } from '../brand-of.ts';
import { foremostBrands, largestBrands, orderedBrands } from '../order-brands.ts';
import { readBrandSettings } from '../../../modules/catalog/catalog.ts';
import { findBrandRow, readBrandRows, readBrandRowsWithPages } from '../shown-brands-sql.ts';

type BrandParts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };

const unlessBrand = (attribute: string | undefined): Refusal | undefined =>
  attribute === 'brand' ? undefined : refusal('brand.unknown-attribute', { attribute: attribute ?? '' });

/**
 * Removes the counts, and with them the brands without products, which could no longer be recognized as
 * empty.
 */
const hidden = (brands: readonly Brand[]): Brand[] =>
  brands.filter(({ count }) => count !== 0).map(({ count: _count, ...brand }) => brand);

const tagged = <R>(result: R) => ({ result, isTagged: true });

/**
 * Returns a function that reads brands with one statement and counts their products in memory.
 */
const readingBrands =
  ({ readDatabase, readModel: { engine } }: BrandParts) =>
  async (read: typeof readBrandRows, store: StoreView): Promise<Brand[]> => {
    const counts = await brandCounts(engine, store.index_name);
    return countedBrands(await read(readDatabase, counts.keys()), counts, store.language);
  };

/** All brands in the owner's order, with the settings of the brand page (wire §11). */
export const listBrands = handleCall('brand/list', (parts: BrandParts) => {
  const readWith = readingBrands(parts);
  return async ({ query }, { store }) => {
    const settings = await readBrandSettings(parts.readDatabase);
    const brands = orderedBrands(
      await readWith(readBrandRowsWithPages, store),
      query.sort ?? settings.sort,
      store.locale,
    );
    return { ...tagged(settings.show_count ? brands : hidden(brands)), meta: settings };
  };
});

/** Brands by their number of products (wire §11). */
export const countBrands = handleCall('brand/count', (parts: BrandParts) => {
  const readWith = readingBrands(parts);
  return async ({ params }, { store }) =>
    unlessBrand(params['attribute']) ??
    tagged(largestBrands(await readWith(readBrandRows, store), store.locale));
});

/** One brand with its description (wire §11). */
export const readBrand = handleCall(
  'brand/one',
  ({ readDatabase, readModel: { engine } }: BrandParts) =>
    async ({ params: { attribute, value = '' } }, { store }) => {
      const refused = unlessBrand(attribute);
      if (refused) return refused;
      const row = await findBrandRow(readDatabase, value);
      if (row === undefined) return refusal('brand.not-found', { brand: value });
      const counts = await brandCounts(engine, store.index_name, [
        { attribute: 'brand', value: { eq: row.value }, scope: 'default' },
      ]);
      return tagged(
        countedBrands([row], counts, store.language).map((brand) => ({
          ...brand,
          description: brandDescription(row, store.language),
        })),
      );
    },
);

/** The foremost brands (wire §11). */
export const listSomeBrands = handleCall('brand/part', (parts: BrandParts) => {
  const readWith = readingBrands(parts);
  return async ({ query }, { store }) =>
    tagged(foremostBrands(await readWith(readBrandRows, store), store.locale).slice(0, query.size));
});
