import { describe, expect, it } from 'vitest';
import { packedParents, type StoredParents } from '@dijla/search-index/core/packed/packed-parents';
import { packedSkus, type StoredSkus } from '@dijla/search-index/core/packed/packed-skus';
import { unitedParts } from './united-parts.ts';

type Known = { skus: Record<string, number>; parents: [string, number][]; types: [number, string][] };

const partsOf = ({ skus: given, parents: pairs, types }: Known) => {
  const [skus, parents] = [packedSkus(), packedParents()];
  for (const [sku, id] of Object.entries(given)) skus.set(sku, id);
  for (const [sku, id] of pairs) parents.add(sku, id);
  const parts = new Map<string, unknown>([
    [
      'memory',
      {
        taxes: { rules: ['rule'], tariffs: [] },
        madeOfParts: new Map(types),
        sizes: [Object.keys(given).length],
      },
    ],
    ['skus', skus.stored()],
    ['parents', parents.stored()],
  ]);
  return (name: string): unknown => parts.get(name);
};

describe('unitedParts', () => {
  it('knows of products that some store views lack, and all a part is part of', () => {
    const united = unitedParts(
      [
        partsOf({ skus: { TEE: 1, CUP: 2 }, parents: [['CUP', 1]], types: [[1, 'grouped']] }),
        partsOf({
          skus: { TEE: 1, HAT: 3 },
          parents: [
            ['CUP', 1],
            ['CUP', 3],
            ['TEE', 3],
          ],
          types: [[3, 'bundle']],
        }),
      ],
      [1, 2, 3],
    );
    const [skus, parents] = [
      packedSkus(united.get('skus') as StoredSkus),
      packedParents(united.get('parents') as StoredParents),
    ];
    expect([skus.get('TEE'), skus.get('CUP'), skus.get('HAT'), skus.skuOf(3)]).toEqual([1, 2, 3, 'HAT']);
    expect([parents.of('CUP'), parents.of('TEE'), parents.of('HAT')]).toEqual([[1, 3], [3], []]);
    expect(united.get('memory')).toEqual({
      taxes: { rules: ['rule'], tariffs: [] },
      madeOfParts: new Map([
        [1, 'grouped'],
        [3, 'bundle'],
      ]),
      sizes: [2, 2],
    });
  });

  it('knows what all store views know of the same products', () => {
    const known: Known = { skus: { TEE: 1, CUP: 2 }, parents: [['CUP', 1]], types: [[1, 'grouped']] };
    const united = unitedParts([partsOf(known), partsOf(known)], [1, 2]);
    expect([united.get('skus'), united.get('parents')]).toEqual([
      partsOf(known)('skus'),
      partsOf(known)('parents'),
    ]);
    expect(united.get('memory')).toEqual({
      taxes: { rules: ['rule'], tariffs: [] },
      madeOfParts: new Map([[1, 'grouped']]),
      sizes: [2, 2],
    });
  });
});
