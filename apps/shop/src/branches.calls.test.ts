import { inTransaction } from '@dijla/provider/database';
import { contentHandlers } from '@dijla/provider/modules/content/content';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const shop = await runningShop();
const desk = await staffSession(shop, { role: 'content' });
const kind = 'branch';

const najaf = (more: object = {}) => ({
  identifier: 'najaf-adala',
  position: 2,
  telephone: '+964 33 700 0123',
  location: '31.9961, 44.3148',
  texts: [
    {
      language: 'en',
      title: 'Najaf, Adala',
      summary: 'Adala, beside the garden',
      content: { html: '<p>Open at ten.</p>' },
    },
  ],
  publish: 'now',
  ...more,
});
const pageOf = async (store: string) => (await fetch(`${shop.url}/${store}/store-locator`)).text();
/** The page's structured data of its branches. */
const storesOf = (html: string) => {
  const [, json = '{}'] = /<script[^>]*id="branch-data"[^>]*>([^<]*)</.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
};

describe('a branch', () => {
  let made: { id: number; revision: string } = { id: 0, revision: '' };
  beforeAll(async () => {
    made = await desk.call('desk/create-content', { query: { kind }, body: najaf() });
  });

  it('that is saved at the desk is on the map and in the list of the page, in each language', async () => {
    await vi.waitFor(async () => expect(await pageOf('en')).toContain('Najaf, Adala'), { timeout: 10_000 });
    const page = await pageOf('en');
    expect(page).toMatch(/<li[^>]*id="branch-najaf-adala"/);
    expect(page).toMatch(/<a[^>]*href="#branch-najaf-adala"[^>]*>/);
    expect(page).toMatch(/<a[^>]*href="#pin-najaf-adala"/);
    expect(page).toMatch(/<svg[^>]*aria-label="Map of Iraq with our places"/);
    expect(page).toContain('href="tel:+964337000123"');
    expect(page).toMatch(
      /<a[^>]*href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=31\.9961,44\.3148"[^>]*rel="noreferrer"/,
    );
    expect(page).toContain('<p>Open at ten.</p>');
    expect(await pageOf('ar')).toMatch(/<h2[^>]*lang="en"[^>]*>Najaf, Adala</);
  });

  it('stands between the introduction and the rest of the page', async () => {
    const page = await pageOf('en');
    const parts = ['<p>See something before', '<li class="grid scroll-mt', '>During Ramadan'];
    const places = parts.map((part) => page.indexOf(part));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is told to search engines', async () => {
    const stores = storesOf(await pageOf('en'));
    expect(stores).toContainEqual({
      '@type': 'Store',
      name: expect.stringContaining('Najaf, Adala'),
      url: expect.stringMatching(/\/en\/store-locator#branch-najaf-adala$/),
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Adala, beside the garden',
        addressCountry: 'IQ',
      },
      telephone: '+964 33 700 0123',
      geo: { '@type': 'GeoCoordinates', latitude: 31.9961, longitude: 44.3148 },
    });
  });

  it('changes on the page when it is saved again; without a position it is in the list alone', async () => {
    const { revision } = await desk.call('desk/content-record', {
      query: { kind, contentId: String(made.id) },
    });
    const { identifier: _identifier, ...body } = najaf({ location: '', telephone: '' });
    await desk.call('desk/save-content', {
      query: { kind, contentId: String(made.id) },
      body: { ...body, revision },
    });
    await vi.waitFor(async () => expect(await pageOf('en')).not.toContain('#pin-najaf-adala'), {
      timeout: 10_000,
    });
    const page = await pageOf('en');
    expect(page).toContain('id="branch-najaf-adala"');
    expect(page).not.toContain('tel:+96433');
    const saved = await desk.call('desk/content-record', { query: { kind, contentId: String(made.id) } });
    expect(saved).toMatchObject({ latest: { location: '', telephone: '', position: 2 }, path: null });
  });

  it.each([
    ['a latitude beyond the pole', { location: '91,44' }],
    ['a longitude beyond the world', { location: '33,181' }],
    ['a location in words', { location: 'Karrada' }],
    ['one number alone', { location: '33.3' }],
    ['a telephone number in words', { telephone: 'call me' }],
  ])('is refused %s', async (_, more) => {
    const body = najaf({ identifier: 'wrong', ...more });
    expect(await desk.refused('desk/create-content', { query: { kind }, body })).toBe('request.invalid');
  });

  it('with a bad location or number is left out of an import, and named', async () => {
    const record = {
      identifier: 'import',
      is_active: true,
      position: 1,
      telephone: '',
      location: '',
      texts: { en: { title: 'T', summary: '', content: '' } },
    };
    const given = [
      { ...record, location: '33,444' },
      { ...record, telephone: 'none' },
      { ...record, identifier: 'good' },
    ];
    const { records, warnings } = await inTransaction(shop.database.db, (transaction) =>
      contentHandlers.branch.check(transaction, given),
    );
    expect(records.map(({ identifier }) => identifier)).toEqual(['good']);
    expect(warnings).toEqual([
      { key: 'import', code: 'bad-location', subject: '33,444', isTaken: false },
      { key: 'import', code: 'bad-telephone', subject: 'none', isTaken: false },
    ]);
  });
});
