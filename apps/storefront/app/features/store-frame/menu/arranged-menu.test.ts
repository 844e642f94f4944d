import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';
import { arrangedMenu } from './arranged-menu.ts';

const node = (id: number, name: string): MenuNode => ({
  id,
  name,
  lang: null,
  urlPath: name.toLowerCase(),
  image: null,
  children: [],
});
const menu = [node(1, 'Fashion'), node(2, 'Home'), node(3, 'Books')];
const category = (id: number, label = '') => ({ category: id, label, lang: null });
const link = (path: string, label: string) => ({ path, label, lang: null });

const shown = (items: (ReturnType<typeof category> | ReturnType<typeof link>)[], showsOthers: boolean) =>
  arrangedMenu(menu, { items, shows_others: showsOthers })?.map(({ name, urlPath }) => `${name} ${urlPath}`);

describe('arrangedMenu', () => {
  it.each([
    ['nothing that is arranged', [], true, undefined],
    ['an order, and others after it', [category(3)], true, ['Books books', 'Fashion fashion', 'Home home']],
    ['what is named alone', [category(3), category(1)], false, ['Books books', 'Fashion fashion']],
    ['a label of its own', [category(2, 'House')], false, ['House home']],
    ['a link among categories', [link('new', 'New'), category(1)], false, ['New new', 'Fashion fashion']],
    ['no category that is gone', [category(9), category(1)], false, ['Fashion fashion']],
    ['an empty menu', [], false, []],
  ] as const)('shows %s', (_, items, showsOthers, expected) => {
    expect(shown([...items], showsOthers)).toEqual(expected);
  });

  it('is what it was where the shop has none', () => {
    expect(arrangedMenu(menu, undefined)).toBeUndefined();
  });

  it('gives links ids that no category has', () => {
    const found = arrangedMenu(menu, { items: [link('a', 'A'), link('b', 'B')], shows_others: true });
    expect(new Set(found?.map(({ id }) => id)).size).toBe(5);
  });
});
