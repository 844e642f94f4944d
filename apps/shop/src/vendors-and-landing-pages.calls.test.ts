import { inTransaction } from '@dijla/provider/database';
import { contentHandlers } from '@dijla/provider/modules/content/content';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const shop = await runningShop();
const author = { actor: 'test', requestId: 'test', source: 'import' } as const;
const get = (path: string) => fetch(`${shop.url}${path}`, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

type Headless = {
  data: {
    id: number;
    attributes: { slug: string; title: string; content: string } & Record<string, unknown>;
  }[];
  meta: { pagination: object };
};
const cms = async (path: string) => (await (await get(`/api/ext/cms/${path}`)).json()) as Headless;
const resolved = async (url: string) => (await get(`/api/url/resolver?url=${url}&storeCode=en`)).json();

const landing = (identifier: string, title: string, content = '<p>Sweep the roof.</p>') => ({
  identifier,
  is_active: true,
  position: 1,
  picture: 'd/scenes/tea.webp',
  carousel: '',
  blocks: '',
  texts: { en: { title, content, meta_title: '', meta_description: '' } },
});
const seller = (identifier: string, title: string) => ({
  identifier,
  is_active: true,
  position: 9,
  picture: '',
  texts: {
    en: {
      title,
      summary: 'Made by hand.',
      content: '<p>Since 1950.</p>',
      meta_title: '',
      meta_description: '',
    },
  },
});

beforeAll(async () => {
  await inTransaction(shop.database.db, async (transaction) => {
    const handler = contentHandlers['landing-page'];
    const { records } = await handler.check(transaction, [
      landing(
        'ramadan',
        'Ramadan',
        '<p onclick="alert(1)">{{block id=promise}}<script>alert(1)</script></p>',
      ),
      landing('ramadan--2', 'Ramadan, on the table'),
      landing('leaving', 'Leaving', '<p>Soon.</p>'),
    ]);
    await handler.save(transaction, records, author);
    await contentHandlers['vendor'].save(transaction, [seller('anbar-wool', 'Anbar Wool')], author);
  });
  await until(async () => {
    if ((await get('/api/ext/cms/en/ramadan/1')).status !== 200) throw new Error('not there yet');
  });
});

describe('a vendor', () => {
  it('is listed on the wire, four a page, and read by its slug', async () => {
    const first = await cms('vendors/en-US');
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 4, pageCount: 2, total: 7 });
    expect(first.data.map(({ attributes }) => attributes.slug)).toHaveLength(4);
    const second = await cms('vendors/ar-SY?page=2');
    expect(second.data.map(({ attributes }) => attributes.slug)).toContain('anbar-wool');
    expect((await cms('vendors/ar-IQ/karkh-lights')).data[0]?.attributes).toMatchObject({
      slug: 'karkh-lights',
      title: 'أضواء الكرخ',
      option_id: expect.any(Number),
      locale: 'ar-IQ',
    });
    for (const path of ['vendors/fr', 'vendors/en/none', 'vendors/fr/karkh-lights'])
      expect((await get(`/api/ext/cms/${path}`)).status).toBe(404);
    expect((await get('/api/ext/cms/vendors/en?pageSize=1000')).status).toBe(400);
  });

  it('has a page with its story and its goods, which name it', async () => {
    const page = await text('/ar/vendor/rusafa-roasters');
    expect(page).toContain('<bdi>محمصة الرصافة</bdi></h1>');
    expect(page).toMatch(/href="\/ar\/tea-glasses-set/);
    expect(page).toMatch(/"@type":"Organization","name":"محمصة الرصافة"/);
    expect(page).toMatch(/<link(?=[^>]*rel="canonical")[^>]*\/ar\/vendor\/rusafa-roasters"/);
    const product = /href="(\/ar\/tea-glasses-set)"/.exec(page)?.[1] ?? '';
    expect(await text(product)).toContain('href="/ar/vendor/rusafa-roasters"');
    expect(await text('/sitemap-vendors-en-1.xml')).toContain('/en/vendor/rusafa-roasters</loc>');
  });

  it('is resolved by its slug, with and without its path', async () => {
    expect(await resolved('karkh-lights')).toMatchObject({ result: { type: 'VENDOR' } });
    expect(await resolved('vendor/karkh-lights')).toMatchObject({ result: { type: 'VENDOR' } });
    const bare = await get('/en/karkh-lights');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/en/vendor/karkh-lights']);
  });

  it('without goods says so, and is gone when it was removed', async () => {
    await until(async () => expect((await get('/en/vendor/anbar-wool')).status).toBe(200));
    await inTransaction(shop.database.db, (transaction) =>
      contentHandlers['vendor'].remove(transaction, ['anbar-wool'], author),
    );
    await until(async () => expect((await get('/en/vendor/anbar-wool')).status).toBe(410));
  });
});

describe('a landing page', () => {
  it('is read page by page on the wire, in a known store only', async () => {
    expect(await cms('en/ramadan/2')).toMatchObject({
      data: [
        { attributes: { slug: 'ramadan', page_number: 2, title: 'Ramadan, on the table', carousel: null } },
      ],
      meta: { pagination: { page: 2, pageSize: 1, pageCount: 2, total: 2 } },
    });
    for (const path of ['en/ramadan/3', 'en/ramadan/0', 'en/ramadan/x', 'fr/ramadan/1', 'en/none/1'])
      expect((await get(`/api/ext/cms/${path}`)).status).toBe(404);
  });

  it('stands at the root of the store, and leads on to its next page', async () => {
    const first = await text('/en/ramadan');
    expect(first).toMatch(/<h1[^>]*>Ramadan<\/h1>/);
    expect(first).toContain('href="/en/ramadan?page=2"');
    expect(first).toMatch(/<link(?=[^>]*rel="canonical")[^>]*\/en\/ramadan"/);
    expect(await text('/en/ramadan?page=2')).toMatch(/<h1[^>]*>Ramadan, on the table<\/h1>/);
    const later = await get('/en/ramadan--2');
    expect([later.status, later.headers.get('location')]).toEqual([301, '/en/ramadan?page=2']);
    for (const path of ['ramadan?page=9', 'ramadan/2']) expect((await get(`/en/${path}`)).status).toBe(404);
    const sitemap = await text('/sitemap-landing-en-1.xml');
    expect(sitemap).toContain('/en/ramadan</loc>');
    expect(sitemap).not.toContain('--2');
  });

  it('is sanitized, as a block is, which the wire reads by its name', async () => {
    const { data } = await cms('en/ramadan/1');
    const [block] = (await cms('blocks/en/promise')).data;
    expect(data[0]?.attributes.content).not.toMatch(/script|onclick/);
    expect(data[0]?.attributes.content).toContain(block?.attributes.content);
    expect((await get('/api/ext/cms/blocks/en/none')).status).toBe(404);
  });

  it('is gone when it was removed', async () => {
    await inTransaction(shop.database.db, (transaction) =>
      contentHandlers['landing-page'].remove(transaction, ['leaving'], author),
    );
    await until(async () => expect((await get('/en/leaving')).status).toBe(410));
  });
});

describe('an address of another kind', () => {
  it.each([
    'blog/karkh-lights',
    'vendor/how-to-brew-cardamom-tea',
    'c/delivery',
    'i/karkh-lights',
    'p/DJ-NONE/x',
  ])('%s is not found', async (path) => {
    expect((await get(`/en/${path}`)).status).toBe(404);
  });
});
