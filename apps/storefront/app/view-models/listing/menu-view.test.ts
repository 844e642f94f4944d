import { describe, expect, it } from 'vitest';
import { type MenuNode, menuView, wholeMenuView } from './menu-view.ts';

const polo = {
  id: 22,
  name: 'Polo',
  url_path: 'fashion/shirts/polo',
  image: '/polo.webp',
  children_data: [{ id: 23, name: 'Deeper', children_data: [] }],
};
const shirts = {
  id: 21,
  name: 'Shirts',
  url_path: 'fashion/shirts',
  image: '/shirt.webp',
  position: 1,
  children_data: [polo],
};
const documents = [
  {
    id: 20,
    name: 'Fashion',
    url_path: 'fashion',
    image: '/fashion.webp',
    position: 2,
    children_data: [shirts],
  },
  { id: 10, name: 'Kitchen', url_path: 'kitchen', position: 1, children_data: [] },
  { id: 30, name: 'Hidden', url_path: 'hidden', position: 0, include_in_menu: 0, children_data: [] },
  { id: 40, name: 'Empty', url_path: 'empty', position: 0, product_count: 0, children_data: [] },
];

const pictures = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ name, image, children }) => [name, image, ...pictures(children)]);

describe('menuView', () => {
  it('shows what belongs in the menu and has goods, in its order, two levels of it and the pictures of the upper', () => {
    expect(pictures(menuView(documents))).toEqual([
      ['Kitchen', null],
      ['Fashion', '/fashion.webp', ['Shirts', null]],
    ]);
  });
});

describe('wholeMenuView', () => {
  it('shows three levels with their pictures', () => {
    expect(pictures(wholeMenuView(documents))).toEqual([
      ['Kitchen', null],
      ['Fashion', '/fashion.webp', ['Shirts', '/shirt.webp', ['Polo', '/polo.webp']]],
    ]);
  });
});
