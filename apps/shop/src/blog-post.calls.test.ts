import { inTransaction } from '@dijla/provider/database';
import { contentHandlers } from '@dijla/provider/modules/content/content';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const shop = await runningShop();
const author = { actor: 'test', requestId: 'test', source: 'import' } as const;
const handler = contentHandlers['blog-post'];
const post = (identifier: string, title: string, content = '<p>{{block id=promise}}Boil.</p>') => ({
  identifier,
  is_active: true,
  position: 1,
  published_on: '2026-11-05',
  picture: 'd/scenes/tea.webp',
  texts: { en: { title, summary: 'How we brew.', content, meta_title: '', meta_description: '' } },
});
const save = (...records: ReturnType<typeof post>[]) =>
  inTransaction(shop.database.db, (transaction) => handler.save(transaction, records, author));
const text = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
const resolved = async (url: string) => {
  const answer = await fetch(`${shop.url}/api/url/resolver?url=${url}&storeCode=en`);
  return (await answer.json()) as { code: number; result: { type: string; redirect: string | null } };
};

beforeAll(() => save(post('tea', 'Tea at five'), post('gone', 'Gone', '<p>Other</p>')));

describe('a blog post', () => {
  it('reads back as it was saved, and fits the schema of imports', async () => {
    const standing = await handler.read(shop.database.db, ['tea']);
    expect(standing.get('tea')).toEqual(post('tea', 'Tea at five'));
  });

  it('is found by searches and by its address', async () => {
    const request = JSON.stringify({ _appliedFilters: [{ attribute: 'identifier', value: { eq: 'tea' } }] });
    await vi.waitFor(
      async () => {
        const found = await text(
          `/api/catalog/iq_catalog_ar/blog_post/_search?request_format=search-query&response_format=compact&size=1&request=${encodeURIComponent(request)}`,
        );
        expect(JSON.parse(found)).toMatchObject({
          total: 1,
          hits: [{ identifier: 'tea', title: 'Tea at five', published_on: '2026-11-05', lang: 'en' }],
        });
      },
      { timeout: 10_000 },
    );
    expect(await resolved('blog/tea')).toMatchObject({ code: 200, result: { type: 'BLOG_POST' } });
  });

  it('has a page, which is rendered anew when it is saved', async () => {
    const before = await fetch(`${shop.url}/en/blog/tea`);
    const page = await before.text();
    expect(before.status).toBe(200);
    expect(page).toMatch(/<h1[^>]*>Tea at five<\/h1>/);
    expect(page).toContain('<time dateTime="2026-11-05">November 5, 2026</time>');
    expect(page).toMatch(
      /<link[^>]*rel="canonical"[^>]*\/en\/blog\/tea"|<link[^>]*\/en\/blog\/tea"[^>]*rel="canonical"/,
    );
    await save(post('tea', 'Tea at six'));
    await vi.waitFor(async () => expect(await text('/en/blog/tea')).toContain('>Tea at six</h1>'), {
      timeout: 10_000,
    });
    expect((await fetch(`${shop.url}/en/blog/coffee`)).status).toBe(404);
  });

  it('is in the feed of each store, where readers find it', async () => {
    for (const store of ['en', 'ar']) {
      const answer = await fetch(`${shop.url}/${store}/blogs/feed.xml`);
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const feed = await answer.text();
      expect(feed).toContain(`/${store}/blog/tea"/>`);
      expect(feed.match(/<entry/g)?.length).toBeGreaterThan(1);
      expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    }
    expect(await text('/en/blogs')).toMatch(/<link[^>]*\/en\/blogs\/feed\.xml"[^>]*rel="alternate"/);
  });

  it('is listed by the shop and by the wire, the newest first', async () => {
    await save(
      { ...post('older', 'Older'), published_on: '2025-01-01' },
      { ...post('hidden', 'Hidden'), position: 0 },
    );
    const list = async (query: string) => {
      const answer = await fetch(`${shop.url}/api/ext/cms/blog-posts/ar-IQ?${query}`);
      return (await answer.json()) as {
        data: { id: number; attributes: { slug: string; picture: string | null } }[];
        meta: { pagination: object };
      };
    };
    await vi.waitFor(
      async () => expect((await list('pageSize=100')).data.at(-1)?.attributes.slug).toBe('older'),
      {
        timeout: 10_000,
      },
    );
    const { data, meta } = await list('page=1&pageSize=2');
    expect(data.map(({ attributes }) => attributes.slug)).not.toContain('hidden');
    expect(data[0]?.attributes.picture).toMatch(/^\/img\/1200\/1200\/resize\/d\/scenes\//);
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 2 });
    const one = await fetch(`${shop.url}/api/ext/cms/blog-posts/en/tea`);
    expect(await one.json()).toMatchObject({ data: [{ attributes: { slug: 'tea', locale: 'en' } }] });
    for (const path of ['en/none', 'fr', 'fr/tea'])
      expect((await fetch(`${shop.url}/api/ext/cms/blog-posts/${path}`)).status).toBe(404);
    expect((await fetch(`${shop.url}/api/ext/cms/blog-posts/en?page=0`)).status).toBe(400);
    const page = await text('/en/blogs');
    expect(page.indexOf('/en/blog/tea"')).toBeGreaterThan(0);
    const next = await text('/en/blogs?page=2');
    expect(page).not.toContain('/en/blog/older"');
    expect(next).toContain('/en/blog/older"');
    expect(page + next).not.toContain('/en/blog/hidden');
    expect((await fetch(`${shop.url}/en/blogs?page=40`)).status).toBe(404);
    expect(await text('/sitemap-blog-en-1.xml')).not.toContain('hidden');
  });

  it('is in the sitemap until it is removed, and its address then says so', async () => {
    expect(await text('/sitemap.xml')).toContain('/sitemap-blog-en-1.xml');
    expect(await text('/sitemap-blog-en-1.xml')).toContain(`<loc>${shop.url}/en/blog/gone</loc>`);
    await inTransaction(shop.database.db, (transaction) => handler.remove(transaction, ['gone'], author));
    await vi.waitFor(async () => expect((await fetch(`${shop.url}/en/blog/gone`)).status).toBe(410), {
      timeout: 10_000,
    });
    await vi.waitFor(async () => expect(await text('/sitemap-blog-en-1.xml')).not.toContain('/blog/gone'), {
      timeout: 10_000,
    });
  });
});
