import type { ArrangementDocuments } from '@dijla/contract/client';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { cmsBlockHandler } from '../content.ts';
import { publishDueContent } from '../desk/publish-due-content.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

const shop = await providerOverHttp();
const { db } = shop.database;
const owner = await staffSession(shop, { role: 'owner' });
const writer = await staffSession(shop, { role: 'content' });

type Name = keyof ArrangementDocuments;

/** What shoppers of a store are shown. */
const shown = async <N extends Name>(name: N, store = 'en'): Promise<ArrangementDocuments[N]> => {
  const request = encodeURIComponent(
    JSON.stringify({ _appliedFilters: [{ attribute: 'identifier', value: { eq: name } }] }),
  );
  const answer = await fetch(
    `${shop.url}/api/catalog/iq_catalog_${store}/arrangement/_search?request=${request}&request_format=search-query&response_format=compact&size=1`,
  );
  const { hits } = (await answer.json()) as { hits: ArrangementDocuments[N][] };
  const [hit] = hits;
  if (hit === undefined) throw new Error(`nothing is arranged as ${name}`);
  return hit;
};

const read = (name: Name) => owner.call('desk/arrangement', { query: { name } });
const save = async (name: Name, body: object, by = owner) =>
  by.call('desk/save-arrangement', {
    query: { name },
    body: { revision: (await read(name)).revision, publish: 'now', ...body },
  });
const refusedSave = async (name: Name, body: object, by = owner) =>
  by.refused('desk/save-arrangement', {
    query: { name },
    body: { revision: (await read(name)).revision, publish: 'now', ...body },
  });

const words = (en: string, ar = '') => ({ en, ar });
const scene = {
  picture: 'd/scenes/tea.webp',
  alt: words('Tea glasses', 'استكانات'),
  title: words('Tea time', 'جلسة شاي'),
  link: 'home-and-kitchen',
  action: words('Shop tea', 'تسوّق الشاي'),
};
const text = (id: string, title: string) => ({
  type: 'text',
  id,
  title: words(title),
  text: words('A shop.'),
  action: null,
});
const home = (...blocks: object[]) => ({ arrangement: { name: 'home', blocks } });
const titles = (page: ArrangementDocuments['home']) =>
  page.blocks.map((block) => ('title' in block ? block.title : block.type));

describe('the home page', () => {
  it('has the scenes of the blocks named for it until somebody arranges it', async () => {
    const block = {
      identifier: 'home-stage',
      is_active: true,
      texts: {
        en: {
          title: 'All & more',
          content:
            '<img src="{{media url="d/scenes/stage.webp"}}" alt="Goods"><a data-sku="DJ-SIMPLE" data-at="20 30" href="{{store url="a"}}">It</a><a data-sku="DJ-GONE" data-at="1 2" href="{{store url="a"}}">Gone</a><a href="{{store url="new"}}">See &amp; buy</a>',
        },
      },
    };
    const { records } = await cmsBlockHandler.check(db, [block]);
    await inTransaction(db, (transaction) =>
      cmsBlockHandler.save(transaction, records, { actor: 'test', requestId: 'test', source: 'import' }),
    );
    await vi.waitFor(
      async () => {
        const [stage] = (await shown('home')).blocks;
        expect(stage).toEqual({
          type: 'stage',
          id: 'stage',
          scene: {
            picture: 'd/scenes/stage.webp',
            alt: 'Goods',
            title: 'All & more',
            lang: null,
            action: { href: '/en/new', text: 'See & buy' },
            things: [
              { sku: 'DJ-SIMPLE', x: 20, y: 30 },
              { sku: 'DJ-GONE', x: 1, y: 2 },
            ],
          },
        });
      },
      { timeout: 10_000 },
    );
    const [stage] = (await shown('home', 'ar')).blocks;
    expect(stage).toMatchObject({ scene: { lang: 'en', action: { href: '/ar/new' } } });
    expect(await read('home')).toMatchObject({ is_arranged: false, versions: [], has_draft: false });
  });

  it('is soon what was arranged, in each language, and says who did it', async () => {
    const saved = await save(
      'home',
      home({ type: 'scenes', id: 'tea', scenes: [scene] }, text('about', 'About us')),
      writer,
    );
    expect(saved).toMatchObject({ is_arranged: true, has_draft: false, publish_at: null });
    const versions = saved.versions.map(({ number, saved_by: by }) => [number, by]);
    expect([versions.at(-2), versions.at(-1)]).toEqual([
      [2, 'Noor'],
      [1, null],
    ]);
    await vi.waitFor(
      async () => {
        expect(await shown('home', 'ar')).toMatchObject({
          blocks: [
            {
              scenes: [
                {
                  alt: 'استكانات',
                  title: 'جلسة شاي',
                  lang: null,
                  action: { href: '/ar/home-and-kitchen', text: 'تسوّق الشاي' },
                },
              ],
            },
            { title: 'About us', lang: 'en' },
          ],
        });
      },
      { timeout: 10_000, interval: 50 },
    );
    const { rows } = await sql<{ act: string; after: object }>`
      select act, after from audit where entity = 'arrangement' order by id desc limit 1`.execute(db);
    expect(rows).toMatchObject([{ act: 'published', after: { parts: ['scenes tea', 'text about'] } }]);
  });

  it('stays as it is while a draft of it waits, and changes when it is due', async () => {
    const before = titles(await shown('home'));
    const at = Date.now() + 60_000;
    const waiting = await save('home', {
      ...home(text('eid', 'Eid hours')),
      publish: new Date(at).toISOString(),
    });
    expect(waiting).toMatchObject({ has_draft: true, publish_at: new Date(at).toISOString() });
    await publishDueContent(db, at - 1000);
    expect(titles(await shown('home'))).toEqual(before);
    await publishDueContent(db, at + 1000);
    await vi.waitFor(async () => expect(titles(await shown('home'))).toEqual(['Eid hours']), {
      timeout: 10_000,
    });
    expect(await read('home')).toMatchObject({ has_draft: false, publish_at: null });
  });

  it('brings back a version', async () => {
    const { arrangement } = await owner.call('desk/arrangement-version', {
      query: { name: 'home', number: '1' },
    });
    const saved = await save('home', { arrangement, restored: 1 });
    expect(saved.versions[0]).toMatchObject({ restored: 1 });
    await vi.waitFor(async () => expect((await shown('home')).blocks[0]).toMatchObject({ id: 'stage' }), {
      timeout: 10_000,
    });
  });

  it('is saved with what stood there and is gone', async () => {
    const { latest } = await read('home');
    expect(JSON.stringify(latest)).toContain('DJ-GONE');
    expect((await save('home', { arrangement: latest })).has_draft).toBe(false);
  });

  it('loses nothing of two who arrange it at once', async () => {
    const { revision } = await read('home');
    const by = (title: string) => ({
      query: { name: 'home' },
      body: { ...home(text('about', title)), publish: 'draft', revision },
    });
    const outcomes = await Promise.all([
      owner.call('desk/save-arrangement', by('First')).then(
        () => 'saved',
        () => 'refused',
      ),
      writer.call('desk/save-arrangement', by('Second')).then(
        () => 'saved',
        () => 'refused',
      ),
    ]);
    expect(outcomes.toSorted()).toEqual(['refused', 'saved']);
    expect(await owner.refused('desk/save-arrangement', by('Third'))).toBe('desk.changed-meanwhile');
    const { versions } = await read('home');
    expect(versions[0]?.saved_by).toBe('Noor');
  });

  it.each([
    ['no block at all', home()],
    ['a block of no kind', home({ type: 'script', id: 'a' })],
    ['one name twice', home(text('a', 'A'), text('a', 'B'))],
    ['brands twice', home({ type: 'brands', id: 'a' }, { type: 'brands', id: 'b' })],
    [
      'a picture that nothing describes',
      home({ type: 'scenes', id: 'a', scenes: [{ ...scene, alt: words('') }] }),
    ],
    [
      'a picture that is not described in Arabic',
      home({ type: 'scenes', id: 'a', scenes: [{ ...scene, alt: words('Tea') }] }),
    ],
    [
      'a picture from elsewhere',
      home({ type: 'scenes', id: 'a', scenes: [{ ...scene, picture: 'https://a.example/x.webp"' }] }),
    ],
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'http://a.example/',
      '//a.example/',
      '/\\a.example',
      '\\\\a.example',
      'a"onclick="x',
      '',
    ].map((link) => [
      `the link ${JSON.stringify(link)}`,
      home({ type: 'scenes', id: 'a', scenes: [{ ...scene, link }] }),
    ]),
    [
      'more blocks than a page has',
      home(...Array.from({ length: 25 }, (_, place) => text(`a${place}`, 'A'))),
    ],
    ['a menu', { arrangement: { name: 'menu', items: [], shows_others: true } }],
  ] as [string, object][])('refuses %s', async (_, body) => {
    expect(await refusedSave('home', body)).toBe('request.invalid');
  });

  it('refuses products, categories and carousels that the shop does not have', async () => {
    const row = { type: 'products', id: 'a', look: 'grid', title: words('Ours') };
    expect(await refusedSave('home', home({ ...row, of: 'chosen', skus: ['NO-SUCH'] }))).toBe(
      'desk.arrangement-unknown',
    );
    expect(await refusedSave('home', home({ ...row, of: 'category', category: 987_654 }))).toBe(
      'desk.arrangement-unknown',
    );
    expect(await refusedSave('home', home({ type: 'carousel', id: 'a', carousel: 'no-such' }))).toBe(
      'desk.arrangement-unknown',
    );
  });

  it('keeps hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>{{block id=x}}';
    await save('home', home(text('a', hostile)));
    await vi.waitFor(async () => expect(titles(await shown('home'))).toEqual([hostile]), { timeout: 10_000 });
  });
});

describe('who arranges', () => {
  it.each(['orders', 'support', 'courier', 'catalogue'] as const)(
    'is no member with the role %s',
    async (role) => {
      const other = await staffSession(shop, { role });
      expect(await other.refused('desk/arrangement', { query: { name: 'home' } })).toBe(
        'request.not-permitted',
      );
      expect(await refusedSave('home', home(text('a', 'A')), other)).toBe('request.not-permitted');
    },
  );

  it('names something that is arranged', async () => {
    expect(await owner.refused('desk/arrangement', { query: { name: 'cellar' } })).toBe('request.invalid');
  });
});
