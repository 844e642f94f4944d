import { describe, expect, it } from 'vitest';
import { wayAmong, wayInTree } from './category-way.ts';
import { categoryTree } from './menu-view.ts';

const jackets = { id: 24, name: 'Jackets', url_path: 'men/tops/outer/jackets', children_data: [] };
const outer = { id: 23, name: 'Outerwear', url_path: 'men/tops/outer', children_data: [jackets] };
const tops = { id: 22, name: 'Tops', url_path: 'men/tops', children_data: [outer] };
const documents = [
  { id: 21, name: 'Men', url_path: 'men', children_data: [tops] },
  { id: 30, name: 'Books', url_path: 'books', children_data: [] },
];
const tree = categoryTree(documents);

describe('wayInTree', () => {
  it.each([
    ['a category of the fourth level', [24], [21, 22, 23, 24], ['Outerwear', 'Jackets']],
    ['one that every page knows', [22], [21, 22], []],
    ['a top category', [30], [30], []],
    ['none that is there', [99], [], []],
  ])('leads to %s', (_, categoryIds, ids, deeper) => {
    const way = wayInTree(tree, categoryIds);
    expect([way.ids, way.deeper.map(({ name }) => name)]).toEqual([ids, deeper]);
  });
});

describe('wayAmong', () => {
  const own = (id: number, path: string, more: object = {}) => ({
    id,
    name: `Category ${id}`,
    url_path: `c-${id}`,
    path,
    ...more,
  });

  it.each([
    ['the innermost category', [own(21, '1/2/21'), own(23, '1/2/21/22/23')], [21, 22, 23], [23]],
    [
      'those between that the product is in',
      [own(23, '1/2/21/22/23'), own(24, '1/2/21/22/23/24')],
      [21, 22, 23, 24],
      [23, 24],
    ],
    [
      'none that is not shown',
      [
        own(21, '1/2/21'),
        own(40, '1/2/40/41/42', { include_in_menu: 0 }),
        own(43, '1/2/40/43', { is_active: false }),
      ],
      [21],
      [],
    ],
    ['nothing without categories', [], [], []],
  ])('leads to %s', (_, categories, ids, deeper) => {
    const way = wayAmong(categories);
    expect([way.ids, way.deeper.map(({ id }) => id)]).toEqual([ids, deeper]);
  });
});
