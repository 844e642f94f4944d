import { isDeepStrictEqual } from 'node:util';
import { packedSkus, type StoredSkus } from '@dijla/search-index/core/packed/packed-skus';
import { type StoredParents, unitedParents } from '@dijla/search-index/core/packed/packed-parents';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import type { FindPart } from '@dijla/search-index/node/snapshot/stored-tree';

type Small = Pick<CatalogMemory, 'madeOfParts'> & { sizes: number[] };

/** Returns the first if all are equal: store views mostly have the same products, added in the same order. */
const unitedOf = <T>(all: readonly T[], unite: (all: readonly T[]) => T): T => {
  const [first, ...others] = all;
  return first !== undefined && others.every((other) => isDeepStrictEqual(other, first)) ? first : unite(all);
};

const unitedSkus = (all: readonly StoredSkus[], ids: readonly number[]): StoredSkus => {
  const [united, ...others] = all.map((each) => packedSkus(each));
  if (united === undefined) throw new RangeError('There are no skus to unite');
  for (const other of others) {
    for (const id of ids) {
      const sku = united.skuOf(id) === undefined ? other.skuOf(id) : undefined;
      if (sku !== undefined) united.set(sku, id);
    }
  }
  return united.stored();
};

/**
 * Merges what the builders of several store views know of the same products; `ids` are those of all
 * products.
 */
export const unitedParts = (
  views: readonly FindPart[],
  ids: readonly number[],
): ReadonlyMap<string, unknown> => {
  const small = views.map((part) => part('memory') as Small);
  const united = {
    ...small[0],
    madeOfParts: new Map(small.flatMap(({ madeOfParts }) => [...madeOfParts])),
    sizes: small.flatMap(({ sizes }) => sizes),
  };
  return new Map<string, unknown>([
    ['memory', united],
    [
      'skus',
      unitedOf(
        views.map((part) => part('skus') as StoredSkus),
        (all) => unitedSkus(all, ids),
      ),
    ],
    [
      'parents',
      unitedOf(
        views.map((part) => part('parents') as StoredParents),
        unitedParents,
      ),
    ],
  ]);
};
