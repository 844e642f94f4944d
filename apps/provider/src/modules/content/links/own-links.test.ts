import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { describe, expect, it } from 'vitest';
import { linksInArrangement, linksInHtml } from './own-links.ts';

describe('links within the store', () => {
  it.each([
    ['none', '<p>Words</p>', []],
    ['a directive', '<a href="{{store url=i/contact}}">It</a>', ['i/contact']],
    ['a directive twice', '<a href="{{store url=a}}">It</a><a href="{{store url=a/}}">It</a>', ['a']],
    ['an address with a prefix', '<a href="/ar/fashion/shoes?sort=new#top">It</a>', ['fashion/shoes']],
    ['an old ending', '<a href="{{store url=fashion.html}}">It</a>', ['fashion']],
    ['letters that are escaped', '<a href="{{store url=%D8%B9}}">It</a>', ['ع']],
    ['no page elsewhere', '<a href="https://a.example/ar/b">It</a><a href="tel:1">It</a>', []],
    ['no picture', '<img src="{{media url=a.webp}}">', []],
  ])('are in HTML: %s', (_, html, expected) => {
    expect(linksInHtml(html)).toEqual(expected);
  });

  it('are in arrangements, wherever they stand', () => {
    const label = inTwoLanguages({ en: 'A', ar: '' });
    expect(
      linksInArrangement({
        name: 'footer',
        lists: [
          {
            title: label,
            links: ['delivery', '#new', 'https://a.example', 'c/x?y=1#z'].map((link) => ({ label, link })),
          },
        ],
      }),
    ).toEqual(['delivery', 'c/x']);
  });
});
