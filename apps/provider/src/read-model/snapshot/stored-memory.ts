import type { StoreView } from '../../call/store-view.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { boundarySchedule } from '../feed/boundary-schedule.ts';
import { type CatalogMemory, type View, viewsOver } from '../engine/catalog-memory.ts';
import type { HotRows } from '../overlay/hot-rows.ts';
import { packedDocumentsFrom } from '@dijla/search-index/node/packed/packed-documents';
import { packedLists, type StoredLists } from '@dijla/search-index/core/packed/packed-lists';
import { packedParents, type StoredParents } from '@dijla/search-index/core/packed/packed-parents';
import { packedPrices, type StoredPrices } from '../packed/packed-prices.ts';
import { packedSkus, type StoredSkus } from '@dijla/search-index/core/packed/packed-skus';
import { packedStock } from '../packed/packed-stock.ts';
import { packedTraits, type StoredTraits } from '../packed/packed-traits.ts';
import type { StoredNumbers } from '@dijla/search-index/core/packed/id-numbers';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';

type StoredView = Pick<View, 'plain'>;
type Small = Pick<CatalogMemory, 'madeOfParts' | 'taxes'> & {
  schedule: Map<number, readonly number[]>;
  sizes: number[];
};
type SmallRows = Pick<HotRows, 'amounts' | 'sales' | 'trends' | 'ratings'>;

/**
 * Yields everything a process knows of the catalog, except for its index, as parts created one by one;
 * overlays over documents are not stored.
 */
export const storedMemory = function* ({
  views,
  documents,
  hot,
  schedule,
  madeOfParts,
  taxes,
  idBySku,
  parents,
}: CatalogMemory): Generator<StoredPart> {
  yield [
    'memory',
    {
      schedule: schedule.stored(),
      madeOfParts,
      taxes,
      sizes: views.map(({ products }) => products.size),
    } satisfies Small,
  ];
  for (const { store, plain, compositions: makings, traits } of views) {
    yield [`view ${store.code}`, { plain } satisfies StoredView];
    yield [`makings ${store.code}`, makings.stored()];
    yield [`traits ${store.code}`, traits.stored()];
  }
  const { amounts, sales, trends, ratings } = hot;
  yield ['rows', { amounts, sales, trends, ratings } satisfies SmallRows];
  yield ['prices', hot.prices.stored()];
  yield ['stock', hot.stock.stored()];
  yield ['skus', idBySku.stored()];
  yield ['parents', parents.stored()];
  yield* hot.reviews.stored('reviews');
  yield* documents.stored('documents');
};

/** Recreates stored memory for the same store views. */
export const memoryFrom = (stores: readonly StoreView[], part: FindPart): CatalogMemory => {
  const { sizes, schedule, ...small } = part('memory') as Small;
  const documents = packedDocumentsFrom<ColdProduct>(part, 'documents');
  const views = viewsOver(stores, documents, sizes);
  for (const view of views) {
    Object.assign(view, part(`view ${view.store.code}`) as StoredView);
    view.compositions = packedLists(part(`makings ${view.store.code}`) as StoredLists);
    view.traits = packedTraits(part(`traits ${view.store.code}`) as StoredTraits);
  }
  return {
    ...small,
    schedule: boundarySchedule(schedule),
    views,
    documents,
    hot: {
      ...(part('rows') as SmallRows),
      prices: packedPrices(part('prices') as StoredPrices),
      stock: packedStock(part('stock') as StoredNumbers),
      reviews: packedDocumentsFrom(part, 'reviews'),
    },
    idBySku: packedSkus(part('skus') as StoredSkus),
    parents: packedParents(part('parents') as StoredParents),
  };
};
