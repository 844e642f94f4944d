import { describe, expect, it } from 'vitest';
import { sitemapFileAt, sitemapPath } from './sitemap-file.ts';

describe('sitemapFileAt', () => {
  it.each([
    ['/sitemap-products-ar-1.xml', { kind: 'products', store: 'ar', part: 1 }],
    ['/sitemap-categories-en-12.xml', { kind: 'categories', store: 'en', part: 12 }],
    ['/sitemap-products-fr-1.xml', undefined],
    ['/sitemap-customers-en-1.xml', undefined],
    ['/sitemap-products-en-0.xml', undefined],
    ['/sitemap-products-en-99999.xml', undefined],
    ['/en/sitemap-products-en-1.xml', undefined],
    ['/sitemap.xml', undefined],
  ])('finds at %s %j', (path, file) => {
    expect(sitemapFileAt(path)).toEqual(file);
  });

  it('finds a file at its own path', () => {
    const file = { kind: 'pages', store: 'en', part: 3 } as const;
    expect(sitemapFileAt(sitemapPath(file))).toEqual(file);
  });
});
