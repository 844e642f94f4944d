import { storeCodes, storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

const picture = (role: string, side: number) =>
  [role, { src: `/img/shop/${role}.0123456789.png`, type: 'image/png', width: side, height: side }] as const;
const brand = {
  version: '1',
  name: 'Saffron',
  shows_name: true,
  colors: null,
  pictures: Object.fromEntries([
    picture('any-192', 192),
    picture('any-512', 512),
    picture('maskable-192', 192),
    picture('maskable-512', 512),
    ['screenshot-en-wide', { src: '/img/shop/wide.webp', type: 'image/webp', width: 1440, height: 900 }],
  ]),
  company_name: null,
  licence_number: null,
  tax_number: null,
};

describe('webManifest', () => {
  it.each(storeCodes)('is an app of its own in the %s store, in its language and direction', (store) => {
    const { locale, direction } = storeViews[store];
    expect(webManifest(store, { brand })).toMatchObject({
      id: `/${store}`,
      start_url: `/${store}`,
      scope: '/',
      lang: locale,
      dir: direction,
      display: 'standalone',
      name: 'Saffron',
      short_name: 'Saffron',
      description: expect.stringContaining('Saffron'),
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it.each(storeCodes)('offers search, cart and offers of the %s store', (store) => {
    expect(webManifest(store, { brand }).shortcuts.map(({ url }) => url)).toEqual([
      `/${store}/search`,
      `/${store}/cart`,
      `/${store}/special-offers`,
    ]);
  });

  it('has the icons of the brand, at 192 and 512 as they are and for launchers that cut their own shape', () => {
    expect(
      webManifest('en', { brand }).icons.map(({ src, purpose, sizes }) => [src, purpose, sizes]),
    ).toEqual([
      ['/img/shop/any-192.0123456789.png', 'any', '192x192'],
      ['/img/shop/any-512.0123456789.png', 'any', '512x512'],
      ['/img/shop/maskable-192.0123456789.png', 'maskable', '192x192'],
      ['/img/shop/maskable-512.0123456789.png', 'maskable', '512x512'],
    ]);
  });

  it('has the icons of the build, and no screenshots, for a shop that has none', () => {
    const manifest = webManifest('ar', { brand: { ...brand, pictures: {} } });
    expect(manifest.icons[0]?.src).toBe('/icons/any-192.png');
    expect(manifest).not.toHaveProperty('screenshots');
  });

  it('shows the screenshots of its store view', () => {
    expect(webManifest('en', { brand }).screenshots).toEqual([
      {
        src: '/img/shop/wide.webp',
        sizes: '1440x900',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'Saffron · shopping for all of Iraq',
      },
    ]);
  });

  it('names a shop that nobody has named, and has the owner’s texts', () => {
    expect(webManifest('en', { brand: null }).name).toBe('Our shop');
    const own = webManifest('en', {
      brand,
      texts: { shell: { search: 'Look', defaultTitle: 'All of {1}' } },
    });
    expect(own.shortcuts[0]?.name).toBe('Look');
  });
});
