import { describe, expect, it } from 'vitest';
import { wayInTree } from './category-way.ts';
import { categoryTree, menuView } from './menu-view.ts';
import { type CategoryWay, trailOf, trailTo } from './trail.ts';

const jackets = { id: 24, name: 'Jackets', url_path: 'men/tops/outer/jackets', children_data: [] };
const outer = { id: 23, name: 'Outerwear', url_path: 'men/tops/outer', children_data: [jackets] };
const tops = { id: 22, name: 'Tops', url_path: 'men/tops', children_data: [outer] };
const documents = [
  { id: 21, name: 'Men', url_path: 'men', children_data: [tops] },
  { id: 30, name: 'Books', url_path: 'books', children_data: [] },
];
const tree = categoryTree(documents);
const menu = menuView(documents);

describe('trailTo', () => {
  it.each([
    ['the deepest of several', [21, 23], ['Men', 'Tops', 'Outerwear']],
    ['a top category', [30], ['Books']],
    ['none that is in the menu', [99], []],
  ])('leads to %s', (_, ids, expected) => {
    expect(trailTo(tree, ids).map(({ name }) => name)).toEqual(expected);
  });
});

describe('trailOf', () => {
  it.each<[string, CategoryWay, number[], string[]]>([
    [
      'names what the menu does not hold',
      wayInTree(tree, [24]),
      [24],
      ['Men', 'Tops', 'Outerwear', 'Jackets'],
    ],
    ['names what the menu holds', { ids: [21, 22], deeper: [] }, [22], ['Men', 'Tops']],
    ['goes as far as the menu where nobody told the way', { ids: [], deeper: [] }, [22], ['Men', 'Tops']],
  ])('%s', (_, way, categoryIds, expected) => {
    expect(trailOf(menu, way, categoryIds).map(({ name }) => name)).toEqual(expected);
  });
});
