import { describe, expect, it } from 'vitest';
import { type Category, movedTree, nameIn, parentsFor, placeNow, stepsOf } from './category-places.ts';

const category = (id: number, parent_id: number | null, level = 1): Category => ({
  id,
  parent_id,
  level,
  names: { en: `C${id}` },
  url_path: `c${id}`,
  image: null,
  is_active: true,
  include_in_menu: true,
  products: 0,
});
/** 1 above 2 and 3, then 4 above 5. */
const tree = [category(1, null), category(2, 1, 2), category(3, 1, 2), category(4, null), category(5, 4, 2)];
const at = (id: number): Category => tree.find((each) => each.id === id) ?? category(id, null);
const shape = (all: readonly Category[]) => all.map(({ id, level }) => `${'-'.repeat(level)}${id}`).join(' ');

describe('a category in the tree', () => {
  it.each([
    [
      2,
      {
        up: null,
        down: { parent_id: 1, before_id: null },
        inward: null,
        outward: { parent_id: null, before_id: 4 },
      },
    ],
    [
      3,
      {
        up: { parent_id: 1, before_id: 2 },
        down: null,
        inward: { parent_id: 2, before_id: null },
        outward: { parent_id: null, before_id: 4 },
      },
    ],
    [
      4,
      {
        up: { parent_id: null, before_id: 1 },
        down: null,
        inward: { parent_id: 1, before_id: null },
        outward: null,
      },
    ],
  ])('has its steps: %i', (id, steps) => {
    expect(stepsOf(tree, at(id))).toEqual(steps);
  });

  it.each([
    [2, 'down', '-1 --3 --2 -4 --5'],
    [4, 'inward', '-1 --2 --3 --4 ---5 '.trim()],
    [5, 'outward', '-1 --2 --3 -4 -5'],
    [3, 'inward', '-1 --2 ---3 -4 --5'],
  ] as const)('is moved: %i %s', (id, step, expected) => {
    const place = stepsOf(tree, at(id))[step];
    expect(place && shape(movedTree(tree, at(id), place))).toBe(expected);
  });

  it('is where it was again when it is put back', () => {
    const moved = movedTree(tree, at(2), { parent_id: 5, before_id: null });
    const put = moved.find(({ id }) => id === 2) ?? at(2);
    expect(movedTree(moved, put, placeNow(tree, at(2)))).toEqual(tree);
  });

  it('goes below all but itself and those below it', () => {
    expect(parentsFor(tree, 1).map(({ id }) => id)).toEqual([4, 5]);
  });

  it('is called by its name, in another language where one is missing, else by its address', () => {
    expect(nameIn(at(1), 'ar')).toBe('C1');
    expect(nameIn({ ...at(1), names: { ar: 'واحد', en: 'One' } }, 'ar')).toBe('واحد');
    expect(nameIn({ ...at(1), names: {} }, 'ar')).toBe('c1');
  });
});
