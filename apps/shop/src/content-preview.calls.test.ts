import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { beforeAll, describe, expect, it } from 'vitest';

const shop = await runningShop();
const desk = await staffSession(shop, { role: 'content' });

const draft = (identifier: string, text: string) => ({
  identifier,
  texts: [
    { language: 'en', title: 'Not yet', content: { html: `<p>${text}</p>` } },
    { language: 'ar', title: 'ليس بعد', content: { html: '<p>مسودّة</p>' } },
  ],
  publish: 'draft',
});

const previewOf = async ({ id, kind }: { id: number; kind: string }) => {
  const { pages } = await desk.call('desk/content-preview', { query: { kind, contentId: String(id) } });
  return Object.fromEntries(pages.map(({ language, url }) => [language, `${shop.url}${url}`]));
};

describe('a preview', () => {
  let pages: Record<string, string> = {};
  beforeAll(async () => {
    pages = await previewOf(
      await desk.call('desk/create-content', {
        query: { kind: 'blog_post' },
        body: draft('not-yet', 'Draft of a post.'),
      }),
    );
  });

  it('shows in each language what no shopper reads yet', async () => {
    const english = await fetch(pages['en'] ?? '');
    expect(english.status).toBe(200);
    expect(await english.text()).toContain('<p>Draft of a post.</p>');
    expect(await (await fetch(pages['ar'] ?? '')).text()).toContain('<p>مسودّة</p>');
    expect((await fetch(`${shop.url}/en/blog/not-yet`)).status).toBe(404);
  });

  it('is kept by nobody, is in no search engine, and may be framed by the desk alone', async () => {
    const { headers } = await fetch(pages['en'] ?? '');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const usual = await fetch(`${shop.url}/en/about-us`);
    expect(usual.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['a page at the root of a store', 'cms_page', 'about-us'],
    ['a landing page', 'landing_page', 'preview-landing'],
  ] as const)('is there of %s', async (_, kind, identifier) => {
    const { items } = await desk.call('desk/content', { query: { kind, q: identifier } });
    const found = items.find((item) => item.identifier === identifier);
    const record =
      found ?? (await desk.call('desk/create-content', { query: { kind }, body: draft(identifier, 'x') }));
    const { revision } = await desk.call('desk/content-record', {
      query: { kind, contentId: String(record.id) },
    });
    const { identifier: _identifier, ...body } = draft(identifier, 'Words to come.');
    await desk.call('desk/save-content', {
      query: { kind, contentId: String(record.id) },
      body: { ...body, revision },
    });
    const page = await fetch((await previewOf(record))['en'] ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<p>Words to come.</p>');
  });

  it.each([
    ['another record', (url: string) => url.replace(/preview=blog_post\.\d+/, 'preview=blog_post.1')],
    ['another kind', (url: string) => url.replace('preview=blog_post', 'preview=cms_block')],
    ['a later end', (url: string) => url.replace(/\.(\d{13})\./, (_, at: string) => `.${Number(at) + 1}.`)],
    ['nothing', (url: string) => url.replace(/preview=.*/, 'preview=')],
  ])('of %s is not there', async (_, change) => {
    const page = await fetch(change(pages['en'] ?? ''));
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('at the address of another page shows that page as it is', async () => {
    const token = new URL(pages['en'] ?? '').search;
    const page = await fetch(`${shop.url}/en/about-us${token}`);
    expect(await page.text()).not.toContain('Draft of a post.');
  });
});
