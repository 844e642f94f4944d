import { describe, expect, it } from 'vitest';
import { invalidatedTags } from './invalidated-tags.ts';

describe('2.56: invalidatedTags', () => {
  it.each([
    ['product', ['product']],
    [
      'product,category,home,checkout,page-not-found,my-account,error,attribute,taxrule',
      [
        'product',
        'category',
        'home',
        'checkout',
        'page-not-found',
        'my-account',
        'error',
        'attribute',
        'taxrule',
      ],
    ],
    ['P12, C45 ,A7', ['P12', 'C45', 'A7']],
    ['T1,T2', ['taxrule']],
    ['P1,P1', ['P1']],
    ['*', ['everything']],
    ['', []],
    ['PRODUCT,P,P1x,listing-4,__proto__,constructor', []],
  ])('reads %s as %j', (list, tags) => {
    expect(invalidatedTags(list)).toEqual(tags);
  });
});
