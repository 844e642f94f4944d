import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from './own-page.ts';

const addresses = { requestUrl: 'http://10.0.0.5:3000/api/order', publicUrl: 'https://shop.example' };

describe('isFromOwnPage', () => {
  it.each([
    ['a page of the same origin', 'same-origin', null, true],
    ['a page of the address the request went to', null, 'http://10.0.0.5:3000', true],
    ['a page of the public address', null, 'https://shop.example', true],
    ['a page of the public address whose API has another host', 'same-site', 'https://shop.example', true],
    ['a page of another site', 'cross-site', 'https://evil.example', false],
    ['a page of another site, over plain HTTP', null, 'http://evil.example', false],
    ['a page of another host of the same site', 'same-site', 'https://blog.shop.example', false],
    ['a page of another port', null, 'http://10.0.0.5:4000', false],
    ['an address that only begins like ours', null, 'https://shop.example.evil.example', false],
    ['a page without an origin', null, 'null', false],
    ['a file', null, 'file://', false],
    ['a typed address', 'none', null, false],
    ['no browser', null, null, false],
  ])('of %s is told', (_, fetchSite, origin, expected) => {
    expect(isFromOwnPage({ fetchSite, origin }, addresses)).toBe(expected);
  });

  it('knows no public address where none is set', () => {
    expect(
      isFromOwnPage(
        { fetchSite: null, origin: 'https://shop.example' },
        { ...addresses, publicUrl: undefined },
      ),
    ).toBe(false);
  });
});
