import { describe, expect, it } from 'vitest';
import { ownPathOf } from './own-path.ts';

describe('ownPathOf', () => {
  it.each([
    ['/ar', '/ar'],
    ['/en/checkout', '/en/checkout'],
    ['/en/c/phones?sort=latest', '/en/c/phones?sort=latest'],
    ['/en/a/../cart', '/en/cart'],
  ])('leads back to %s', (given, path) => expect(ownPathOf(given)).toBe(path));

  it.each([
    undefined,
    '',
    '/',
    '/de/cart',
    '/arabic',
    '//evil.example',
    '/en//evil.example/../..//evil.example',
    String.raw`/\evil.example`,
    String.raw`/en\evil`,
    'https://evil.example/en',
    'javascript:alert(1)',
    '/en/../../evil',
    '/en/%0d%0aset-cookie: a=b',
    '/en/\u0000',
    `/en/${'a'.repeat(2000)}`,
  ])('leads not to %s', (given) => expect(ownPathOf(given)).toBeNull());
});
