import { describe, expect, it } from 'vitest';
import { ownPath, promoLinkOf } from './promo-link.ts';

const origin = 'https://shop.example.iq';

describe('the address of a link', () => {
  it.each<[string, string | null]>([
    ['https://shop.example.iq/ar/mug', '/ar/mug'],
    ['/ar/mug?color=49', '/ar/mug?color=49'],
    ['https://shop.example.iq/ar/mug?affiliate=abcdefghij#more', '/ar/mug'],
    ['https://shop.example.iq', '/'],
    ['https://other.example.iq/ar/mug', null],
    ['//other.example.iq/ar', null],
    ['https://shop.example.iq//other.example.iq/ar', null],
    ['/.//other.example.iq/ar', null],
    ['https://shop.example.iq/\\other.example.iq', null],
    ['/en/..//other.example.iq', null],
    ['https://shop.example.iq.other.example/ar', null],
    ['https://shop.example.iq@other.example/ar', null],
    ['http://shop.example.iq/ar', null],
    ['javascript:alert(1)', null],
    ['https://shop.example.iq/desk/orders', null],
    [`/ar/${'x'.repeat(600)}`, null],
    ['https://', null],
  ])('%s leads to %s', (given, path) => {
    expect(ownPath(given, origin)).toBe(path);
  });

  it('carries the code beside what the page has already', () => {
    expect(promoLinkOf(origin, { path: '/ar/mug?color=49', code: 'abcdefghij' })).toBe(
      'https://shop.example.iq/ar/mug?color=49&affiliate=abcdefghij',
    );
  });
});
