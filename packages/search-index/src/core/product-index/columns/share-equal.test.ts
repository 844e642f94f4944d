import { describe, expect, it } from 'vitest';
import type { Document } from '../../search-engine.ts';
import { listingStamp } from '../listing/listing-stamp.ts';
import { noInstants, setInstant } from './instants.ts';
import { emptyIndex } from '../product-index.ts';
import { addColumns, putProduct } from '../put-products.ts';
import { type Sharing, shareEqual } from './share-equal.ts';
import { ordinalsAt } from './term-column.ts';

const documents: readonly Document[] = [
  { id: 1, brand: 7, size: [1, 2], title: 'cup' },
  { id: 2, brand: 8, size: [2], title: 'كوب' },
];

/** An index of these products, with one instant per row beside it. */
const indexOf = (products: readonly Document[]): Sharing => {
  const index = emptyIndex(() => ({}), products.length);
  addColumns(index, ['brand', 'size', 'title']);
  const until = noInstants();
  for (const document of products) setInstant(until, putProduct(index, document), 5000);
  return { index, instants: [until] };
};

const valuesIn = ({ index }: Sharing, field: string): unknown[] => {
  const column = index.columns.get(field)?.column;
  return [0, 1].map((row) =>
    column === undefined ? undefined : ordinalsAt(column, row).map((ordinal) => column.terms[ordinal]),
  );
};
const areOne = ([one, other]: readonly Sharing[], field: string): boolean =>
  one?.index.columns.get(field)?.column === other?.index.columns.get(field)?.column;

describe('shareEqual', () => {
  const shared = (): [Sharing, Sharing] => {
    const both: [Sharing, Sharing] = [
      indexOf(documents),
      indexOf(documents.map((document) => ({ ...document, title: `${String(document['title'])} 2` }))),
    ];
    shareEqual(both);
    return both;
  };

  it('makes one of equal columns and instants, and leaves others alone', () => {
    const both = shared();
    expect(['brand', 'size', 'title'].map((field) => areOne(both, field))).toEqual([true, true, false]);
    expect(both[0].instants[0]?.ms).toBe(both[1].instants[0]?.ms);
  });

  it('lets nothing that was found of either before pass for what is found later', () => {
    const both: [Sharing, Sharing] = [indexOf(documents), indexOf(documents)];
    for (const brand of [8, 7]) putProduct(both[0].index, { id: 1, brand, size: [1, 2], title: 'cup' });
    const stamps = () =>
      both.map(
        ({ index }) =>
          listingStamp(
            index,
            { applied: [{ attribute: 'brand', value: 7, scope: 'default' }], available: [] },
            [],
          ) ?? NaN,
      );
    const before = stamps();
    shareEqual(both);
    expect(stamps().map((stamp, place) => stamp > (before[place] ?? NaN))).toEqual([true, true]);
  });

  it.each([0, 1] as const)(
    'gives index %i its own when it changes, and the other one keeps what it had',
    (place) => {
      const both = shared();
      const [changed, kept] = [both[place], both[(1 - place) as 0 | 1]];
      putProduct(changed.index, { id: 1, brand: 9, size: [1, 2], title: 'cup' });
      expect([valuesIn(changed, 'brand'), valuesIn(kept, 'brand')]).toEqual([
        [[9], [8]],
        [[7], [8]],
      ]);
      expect(areOne(both, 'size')).toBe(true);
      putProduct(changed.index, { id: 2, brand: 8, title: 'cup' });
      expect([valuesIn(changed, 'size'), valuesIn(kept, 'size')]).toEqual([
        [[1, 2], []],
        [[1, 2], [2]],
      ]);
    },
  );
});
