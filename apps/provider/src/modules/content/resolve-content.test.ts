import { describe, expect, it } from 'vitest';
import { type ContentPlaces, resolveContent } from './resolve-content.ts';

const places: ContentPlaces = {
  storeCode: 'ar',
  pages: new Set(['about-us', 'size-guide']),
  blocks: new Map([
    ['promise', '<p>اطلب قبل 2 ظهراً</p>'],
    ['outer', '<div>{{block id=promise}}</div>'],
    ['ring', 'a{{block id=loop}}'],
    ['loop', 'b{{block id=ring}}'],
  ]),
  vendorOptions: new Map(),
  categories: new Map([
    ['bags', 'gear/bags'],
    ['odd', 'x" onclick="alert(1)'],
  ]),
};

describe('resolveContent', () => {
  it.each([
    ['a page at the root', '{{store url=about-us}}', '/ar/about-us'],
    ['a page named with slashes', '{{store url=/about-us/}}', '/ar/about-us'],
    ['a page named by another address', '{{store url=i/about-us}}', '/ar/about-us'],
    ['another page', '{{store url=size-guide}}', '/ar/i/size-guide'],
    ['any other address', '{{store url=gear/bags.html}}', '/ar/gear/bags'],
    ['the home page', '{{store url=}}', '/ar'],
    ['a category', '{{category key=bags}}', '/ar/gear/bags'],
    [
      'a category whose path would end the attribute',
      '<a href="{{category key=odd}}">',
      '<a href="/ar/x%22%20onclick=%22alert(1)">',
    ],
    [
      'a picture',
      '<img src="{{media url=wysiwyg/a%20b.jpg}}" />',
      '<img src="/img/1200/1200/resize/wysiwyg/a%20b.jpg" />',
    ],
    ['a block within a block', '{{block id=outer}}', '<div><p>اطلب قبل 2 ظهراً</p></div>'],
    ['a block nobody wrote', 'x{{block id=nothing}}y', 'xy'],
    ['blocks that hold each other', '{{block id=ring}}', 'ab'],
    ['text', 'a {{b}} c', 'a {{b}} c'],
  ])('puts in place %s', (_, content, expected) => {
    expect(resolveContent(content, places)).toBe(expected);
  });

  it('ends where blocks within blocks would not', () => {
    const level = (below: string) => `${'x'.repeat(100)}${`{{block id=${below}}}`.repeat(100)}`;
    const blocks = new Map([
      ['a', level('b')],
      ['b', level('c')],
      ['c', level('d')],
      ['d', level('e')],
      ['e', 'end'],
    ]);
    expect(resolveContent('{{block id=a}}', { ...places, blocks }).length).toBeLessThan(2_000_000);
  });
});
