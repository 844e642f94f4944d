import { describe, expect, it } from 'vitest';
import type { WireDocument } from './catalog-source.ts';
import { loadBrands } from '../features/brands/load-brands.ts';
import { loadContentPage } from '../features/content/load-content-page.ts';
import { testSource } from './test-source.ts';

const home = {
  id: 1,
  identifier: 'home',
  blocks: [
    { type: 'promise', id: 'promise' },
    {
      type: 'stage',
      id: 'stage',
      scene: { picture: 'd/stage.webp', alt: 'A river', title: 'Stage', things: [] },
    },
  ],
};
const page = { id: 2, identifier: 'about', title: 'About', content: '<p>Us</p>' };

const shopWith = ({ isDevice = false, fails = false } = {}) =>
  testSource({
    ...(isDevice ? { keepsAnswers: true } : {}),
    read: async () => ({ result: [], meta: {} }) as never,
    search: async (entity) => {
      if (entity === 'arrangement' && fails) throw new Error('nothing is arranged');
      const hit: WireDocument = entity === 'arrangement' ? home : page;
      return { hits: [{ ...hit, _score: null }], total: 1 };
    },
  });

describe.each([
  ['brands', (source: ReturnType<typeof shopWith>) => loadBrands(source, { search: new URLSearchParams() })],
  [
    'a page of text',
    (source: ReturnType<typeof shopWith>) =>
      loadContentPage('cms_page', () => ({}))(source, { params: { slug: 'about' } }),
  ],
])('where %s are shared', (_, load) => {
  it.each([
    ['the stage of the shop is shown', {}, { path: 'd/stage.webp', alt: 'A river' }],
    ['nothing is asked for on a device', { isDevice: true }, null],
    ['nothing is shown when it cannot be had', { fails: true }, null],
  ])('%s', async (_what, shop, picture) => {
    expect(await load(shopWith(shop))).toMatchObject({ picture });
  });
});
