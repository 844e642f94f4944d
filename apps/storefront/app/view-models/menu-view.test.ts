import { describe, expect, it } from 'vitest';
import { menuView, trailTo } from './menu-view.ts';

const documents = [
  { id: 20, name: 'Fashion', url_path: 'fashion', position: 2, children_data: [{ id: 21, name: 'Shirts', url_path: 'fashion/shirts', position: 1, children_data: [] }] },
  { id: 10, name: 'Kitchen', url_path: 'kitchen', position: 1, children_data: [] },
  { id: 30, name: 'Hidden', url_path: 'hidden', position: 0, include_in_menu: 0, children_data: [] },
];

describe('menuView', () => {
  it('shows what belongs in the menu, in its order', () => {
    expect(menuView(documents).map(({ name }) => name)).toEqual(['Kitchen', 'Fashion']);
  });
});

describe('trailTo', () => {
  const names = (ids: number[]) => trailTo(menuView(documents), ids).map(({ name }) => name);

  it.each([
    ['the deepest of several', [20, 21], ['Fashion', 'Shirts']],
    ['a top category', [10], ['Kitchen']],
    ['none that is in the menu', [99], []],
  ])('leads to %s', (_, ids, expected) => {
    expect(names(ids)).toEqual(expected);
  });
});
