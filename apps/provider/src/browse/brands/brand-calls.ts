import type { Brand } from '@dijla/contract/client';
import type { Database } from '../../database/database.ts';
import type { CallHandlers } from '../../call/call-handler.ts';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import { brandCounts } from './brand-counts.ts';
import { brandDescription, countedBrands } from './brand-of.ts';
import { foremostBrands, largestBrands, orderedBrands } from './order-brands.ts';
import {
  findBrandRow,
  readBrandRows,
  readBrandRowsWithPages,
  readBrandSettings,
} from './shown-brands-sql.ts';

export type BrandParts = { database: Database; readModel: Pick<ReadModel, 'engine'> };

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
 * Handlers of the brand calls (wire §11). They take one statement for the brands and one for the settings;
 * counts come from memory.
 */
export const brandCalls = ({
  database,
  readModel: { engine },
}: BrandParts): Pick<CallHandlers, 'brand/list' | 'brand/count' | 'brand/one' | 'brand/part'> => {
  const readWith = async (read: typeof readBrandRows, store: StoreView): Promise<Brand[]> => {
    const counts = await brandCounts(engine, store.index_name);
    return countedBrands(await read(database, counts.keys()), counts, store.language);
  };
  return {
    'brand/list': async ({ query }, { store }) => {
      const settings = await readBrandSettings(database);
      const brands = orderedBrands(
        await readWith(readBrandRowsWithPages, store),
        query.sort ?? settings.sort,
        store.locale,
      );
      return { ...tagged(settings.show_count ? brands : hidden(brands)), meta: settings };
    },
    'brand/count': async ({ params }, { store }) =>
      unlessBrand(params['attribute']) ??
      tagged(largestBrands(await readWith(readBrandRows, store), store.locale)),
    'brand/one': async ({ params: { attribute, value = '' } }, { store }) => {
      const refused = unlessBrand(attribute);
      if (refused) return refused;
      const row = await findBrandRow(database, value);
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
    'brand/part': async ({ query }, { store }) =>
      tagged(foremostBrands(await readWith(readBrandRows, store), store.locale).slice(0, query.size)),
  };
};
