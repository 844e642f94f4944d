import { describe, expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const publicUrl = 'https://shop.test';

describe('sitemapXml', () => {
  it('tells of a page with its pictures, its last change and its other languages', () => {
    const entry = {
      path: '/ar/tee',
      inStores: { ar: '/ar/tee', en: '/en/tee' },
      changedAt: '2026-01-02T00:00:00.000Z',
      pictures: ['/img/1200/1200/resize/d/tee.webp'],
    };
    expect(sitemapXml([entry], publicUrl).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      '<url><loc>https://shop.test/ar/tee</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en-iq" href="https://shop.test/en/tee"/><xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/en/tee"/>' +
        '<xhtml:link rel="alternate" hreflang="ar-iq" href="https://shop.test/ar/tee"/>' +
        '<image:image><image:loc>https://shop.test/img/1200/1200/resize/d/tee.webp</image:loc></image:image></url>',
      '</urlset>',
    ]);
  });

  it('names no language that does not have the page, and no change that is not known', () => {
    const xml = sitemapXml(
      [{ path: '/ar/tee', inStores: { ar: '/ar/tee' }, changedAt: null, pictures: [] }],
      publicUrl,
    );
    expect(xml).toContain(
      '<url><loc>https://shop.test/ar/tee</loc><xhtml:link rel="alternate" hreflang="ar-iq" href="https://shop.test/ar/tee"/></url>',
    );
  });

  it.each([
    ['/en/salt&pepper', 'https://shop.test/en/salt&amp;pepper'],
    ["/en/mum's-tea", 'https://shop.test/en/mum&apos;s-tea'],
    ['/en/a<b', 'https://shop.test/en/a%3Cb'],
    ['/ar/شاي', 'https://shop.test/ar/%D8%B4%D8%A7%D9%8A'],
  ])('writes %s as %s', (path, address) => {
    expect(sitemapXml([{ path, inStores: {}, changedAt: null, pictures: [] }], publicUrl)).toContain(
      `<url><loc>${address}</loc></url>`,
    );
  });
});

describe('sitemapIndexXml', () => {
  it('lists sitemaps by their addresses', () => {
    const links = [
      { path: '/sitemap-products-ar-1.xml', changedAt: '2026-01-02T00:00:00.000Z' },
      { path: '/sitemap-pages-ar-1.xml', changedAt: null },
    ];
    expect(sitemapIndexXml(links, publicUrl).split('\n').slice(1)).toEqual([
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://shop.test/sitemap-products-ar-1.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></sitemap>',
      '<sitemap><loc>https://shop.test/sitemap-pages-ar-1.xml</loc></sitemap>',
      '</sitemapindex>',
    ]);
  });
});
