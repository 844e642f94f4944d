import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { contentHandlers } from '../content.ts';
import { publishDueContent } from './publish-due-content.ts';

const shop = await providerOverHttp();
const { db } = shop.database;
const owner = await staffSession(shop, { role: 'owner' });
const writer = await staffSession(shop, { role: 'content' });

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const document = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) });
const said = (title: string, content: object, more: object = {}) => ({
  language: 'en',
  title,
  content,
  ...more,
});
const draft = (title: string, text: string, more: object = {}) => ({
  texts: [said(title, { document: document(text) })],
  publish: 'draft',
  ...more,
});
const post = { kind: 'blog_post' };
const create = (identifier: string, body: object) =>
  owner.call('desk/create-content', { query: post, body: { ...body, identifier } });
const at = ({ id, kind }: { id: number; kind: string }) => ({ kind, contentId: String(id) });
const read = (record: { id: number; kind: string }) =>
  owner.call('desk/content-record', { query: at(record) });

/** What shoppers are answered of a post: its content, or the status. */
const shown = async (slug: string): Promise<string | number> => {
  const answer = await fetch(`${shop.url}/api/ext/cms/blog-posts/en/${slug}`);
  if (answer.status !== 200) return answer.status;
  const { data } = (await answer.json()) as { data: { attributes: { content: string } }[] };
  return data[0]?.attributes.content ?? 404;
};
const becomes = (slug: string, content: string | number) =>
  vi.waitFor(async () => expect(await shown(slug)).toBe(content), { timeout: 10_000, interval: 50 });
const resolved = async (url: string) => {
  const answer = await fetch(`${shop.url}/api/url/resolver?url=${url}&storeCode=en`);
  return (await answer.json()) as { code: number; result: { redirect?: string | null } };
};

describe('content at the desk', () => {
  it('is a draft that nobody reads, and is read within a second once it is published', async () => {
    const made = await create('eid-tea', draft('Tea for Eid', 'Boil & wait.'));
    expect(made).toMatchObject({
      state: 'draft',
      path: 'blog/eid-tea',
      has_draft: false,
      changed_by: 'Noor',
    });
    expect(await shown('eid-tea')).toBe(404);
    const published = await owner.call('desk/save-content', {
      query: at(made),
      body: draft('Tea for Eid', 'Boil & wait.', { publish: 'now', revision: made.revision }),
    });
    expect(published).toMatchObject({ state: 'published', publish_at: null });
    await becomes('eid-tea', '<p>Boil &amp; wait.</p>');
    const opened = await read(made);
    expect(opened.latest.texts).toMatchObject([
      { language: 'en', title: 'Tea for Eid', html: '<p>Boil &amp; wait.</p>', document: { type: 'doc' } },
    ]);
    expect(opened.versions.map(({ number }) => number)).toEqual([2, 1]);
    const acts = await sql<{ act: string }>`
      select act from audit where entity = 'blog_post' and entity_id = ${String(made.id)} order by id`.execute(
      db,
    );
    expect(acts.rows.map(({ act }) => act)).toEqual(['created', 'published']);
  });

  it('changes for shoppers when a draft of it is published, and not before', async () => {
    const made = await create('two-steps', draft('Steps', 'First.', { publish: 'now' }));
    await becomes('two-steps', '<p>First.</p>');
    const drafted = await owner.call('desk/save-content', {
      query: at(made),
      body: draft('Steps', 'Second.', { revision: made.revision }),
    });
    expect(drafted).toMatchObject({ state: 'published', has_draft: true });
    expect((await read(made)).latest.texts[0]?.html).toBe('<p>Second.</p>');
    expect(await shown('two-steps')).toBe('<p>First.</p>');
    await owner.call('desk/save-content', {
      query: at(made),
      body: draft('Steps', 'Second.', { publish: 'now', revision: drafted.revision }),
    });
    await becomes('two-steps', '<p>Second.</p>');
  });

  it('is published at its time, once, and not if somebody saved it anew meanwhile', async () => {
    const soon = Date.now() + 3_600_000;
    const publish = new Date(soon).toISOString();
    const made = await create('on-time', draft('On time', 'Now.', { publish }));
    const other = await create('not-any-more', draft('No more', 'Never.', { publish }));
    expect(made).toMatchObject({ state: 'draft', publish_at: publish });
    await owner.call('desk/save-content', {
      query: at(other),
      body: draft('No more', 'Never.', { revision: other.revision }),
    });
    await publishDueContent(db, soon - 1);
    expect(await shown('on-time')).toBe(404);
    await Promise.all([publishDueContent(db, soon), publishDueContent(db, soon)]);
    await becomes('on-time', '<p>Now.</p>');
    expect(await shown('not-any-more')).toBe(404);
    expect(await read(made)).toMatchObject({ state: 'published', publish_at: null });
    const { rows } = await sql<{ actor: string }>`
      select actor from audit where entity_id = ${String(made.id)} and entity = 'blog_post' and act = 'published'`.execute(
      db,
    );
    expect(rows).toEqual([{ actor: 'publish-content' }]);
  });

  it('keeps the versions of two who save at once: the second is told and chooses', async () => {
    const made = await create('two-hands', draft('Hands', 'Begin.'));
    const save = (text: string, revision: string) => ({
      query: at(made),
      body: draft('Hands', text, { revision }),
    });
    const outcomes = await Promise.all([
      owner.call('desk/save-content', save('Mine.', made.revision)).catch(() => 'refused'),
      writer.call('desk/save-content', save('Hers.', made.revision)).catch(() => 'refused'),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    expect(await owner.refused('desk/save-content', save('Third.', made.revision))).toBe(
      'desk.changed-meanwhile',
    );
    const theirs = await read(made);
    expect(theirs.versions).toHaveLength(2);
    await owner.call('desk/save-content', save('Third.', theirs.revision));
    const first = await owner.call('desk/content-version', { query: { ...at(made), number: '2' } });
    expect(['<p>Mine.</p>', '<p>Hers.</p>']).toContain(first.texts[0]?.html);
  });

  it('keeps both of two records that are published at the same moment', async () => {
    const [one, other] = await Promise.all([
      create('at-once-a', draft('A', 'A.')),
      create('at-once-b', draft('B', 'B.')),
    ]);
    await Promise.all(
      [one, other].map((record) =>
        owner.call('desk/save-content', {
          query: at(record),
          body: draft('At once', 'Both.', { publish: 'now', revision: record.revision }),
        }),
      ),
    );
    await becomes('at-once-a', '<p>Both.</p>');
    await becomes('at-once-b', '<p>Both.</p>');
    expect(await read(other)).toMatchObject({ state: 'published' });
  });

  it('brings back a version, and keeps how an import left a record', async () => {
    const imported = (title: string) => ({
      identifier: 'imported',
      is_active: true,
      position: 3,
      published_on: '2026-11-05',
      picture: '',
      texts: { en: { title, summary: '', content: '<p>Old.</p>', meta_title: '', meta_description: 'Kept' } },
    });
    const importing = (title: string) =>
      inTransaction(db, (transaction) =>
        contentHandlers['blog-post'].save(transaction, [imported(title)], {
          actor: 'test',
          requestId: 'test',
          source: 'import',
        }),
      );
    await importing('From a file');
    const { items } = await owner.call('desk/content', { query: { ...post, q: 'from a file' } });
    const [listed] = items;
    if (listed === undefined) throw new Error('the post is not listed');
    expect(listed).toMatchObject({ changed_by: null, state: 'published' });
    const opened = await read(listed);
    expect(opened).toMatchObject({ versions: [], latest: { position: 3, published_on: '2026-11-05' } });
    const saved = await owner.call('desk/save-content', {
      query: at(listed),
      body: draft('Mine', 'New.', {
        publish: 'now',
        position: 3,
        published_on: '2026-11-06',
        revision: opened.revision,
      }),
    });
    expect(saved.versions).toMatchObject([
      { number: 2, saved_by: 'Noor' },
      { number: 1, saved_by: null },
    ]);
    const before = await owner.call('desk/content-version', { query: { ...at(listed), number: '1' } });
    expect(before).toMatchObject({
      published_on: '2026-11-05',
      texts: [{ html: '<p>Old.</p>', document: null }],
    });
    const restored = await owner.call('desk/save-content', {
      query: at(listed),
      body: {
        position: before.position,
        published_on: before.published_on,
        texts: before.texts.map(({ html, document: _document, ...text }) => ({ ...text, content: { html } })),
        publish: 'now',
        revision: saved.revision,
        restored: 1,
      },
    });
    expect(restored.versions[0]).toMatchObject({ number: 3, restored: 1 });
    await becomes('imported', '<p>Old.</p>');
    await importing('From a second file');
    const again = await read(listed);
    expect(again.latest.texts[0]?.title).toBe('From a second file');
    expect(
      await owner.refused('desk/save-content', {
        query: at(listed),
        body: draft('Late', 'Late.', { revision: restored.revision }),
      }),
    ).toBe('desk.changed-meanwhile');
  });

  it.each(['checkout', 'my-account', 'delivery'])(
    'has no address of the shop’s own, as %s',
    async (identifier) => {
      const body = { ...draft('Ours', 'Here.'), identifier };
      expect(await owner.refused('desk/create-content', { query: { kind: 'landing_page' }, body })).toBe(
        'desk.address-taken',
      );
    },
  );

  it('is refused where its HTML stands too deep', async () => {
    const body = { ...draft('Deep', ''), texts: [said('Deep', { html: '<div>'.repeat(90_000) })] };
    expect(
      await owner.refused('desk/create-content', { query: post, body: { ...body, identifier: 'deep' } }),
    ).toBe('desk.text-invalid');
  });

  it('moves with a redirect, is gone while it is unpublished, and is deleted as a draft alone', async () => {
    const made = await create('old-place', draft('Place', 'Here.', { publish: 'now' }));
    await becomes('old-place', '<p>Here.</p>');
    const moved = await owner.call('desk/move-content', {
      query: at(made),
      body: { identifier: 'new-place', revision: made.revision },
    });
    expect(moved).toMatchObject({ identifier: 'new-place', path: 'blog/new-place' });
    await becomes('new-place', '<p>Here.</p>');
    await vi.waitFor(
      async () => expect((await resolved('blog/old-place')).result.redirect).toContain('blog/new-place'),
      { timeout: 10_000 },
    );
    await create('third-place', draft('Third', 'There.'));
    expect(
      await owner.refused('desk/move-content', {
        query: at(made),
        body: { identifier: 'third-place', revision: moved.revision },
      }),
    ).toBe('desk.address-taken');
    const remove = (revision: string) => ({ query: at(made), body: { revision } });
    expect(await owner.refused('desk/delete-content', remove(moved.revision))).toBe('desk.content-published');
    const off = await owner.call('desk/unpublish-content', remove(moved.revision));
    expect(off).toMatchObject({ state: 'draft', has_draft: false });
    await becomes('new-place', 404);
    expect((await resolved('blog/new-place')).code).toBe(410);
    await owner.call('desk/delete-content', remove(off.revision));
    expect(await owner.refused('desk/content-record', { query: at(made) })).toBe('content.not-found');
  });

  it('leads to a moved page from links that name it by its identifier alone', async () => {
    const page = { kind: 'cms_page' };
    const made = await owner.call('desk/create-content', {
      query: page,
      body: { ...draft('Care', 'Wash cold.', { publish: 'now' }), identifier: 'care-old' },
    });
    await owner.call('desk/move-content', {
      query: at(made),
      body: { identifier: 'care', revision: made.revision },
    });
    for (const path of ['i/care-old', 'care-old'])
      await vi.waitFor(async () => expect((await resolved(path)).result.redirect).toContain('i/care'), {
        timeout: 10_000,
      });
  });

  it('finds pictures of the shop by words', async () => {
    const { items } = await owner.call('desk/content-pictures', { query: { q: 'soap' } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ path }) => /^[^\s/"'<>{}\\][^\s"'<>{}\\]*$/.test(path))).toBe(true);
    expect((await fetch(`${shop.url}/img/240/240/resize/${items[0]?.path}`)).status).toBe(200);
    expect((await owner.call('desk/content-pictures', { query: { q: '%_"\\' } })).items).toEqual([]);
  });

  it('leaves the names alone that the shop knows', async () => {
    const { items } = await owner.call('desk/content', { query: { kind: 'cms_block' } });
    const [block] = items;
    if (block === undefined) throw new Error('the demo has no block');
    const { revision, is_fixed: isFixed } = await read(block);
    expect(isFixed).toBe(true);
    expect(
      await owner.refused('desk/move-content', { query: at(block), body: { identifier: 'x', revision } }),
    ).toBe('desk.address-fixed');
  });
});

describe('hostile content', () => {
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)>"\'{{media url=x" onerror="y}}';
  const runs = /<script|<svg|<[^>]*\sonerror|<[^>]*javascript:/i;

  it('comes out harmless of every field, written as HTML', async () => {
    const made = await create('hostile-html', {
      picture: '',
      texts: [
        said(
          hostile,
          {
            html: `<p>ok</p>${hostile}<a href="javascript:alert(1)">x</a><iframe src="https://example.com"></iframe>`,
          },
          {
            summary: hostile,
            meta_title: hostile,
            meta_description: hostile,
          },
        ),
      ],
      publish: 'now',
    });
    const html = made.latest.texts[0]?.html ?? '';
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(runs);
    expect(html).toContain('<p>ok</p>');
    expect(html).not.toContain('javascript:');
  });

  it('comes out harmless of a document', async () => {
    const made = await create('hostile-document', {
      texts: [
        said('Hostile', {
          document: {
            type: 'doc',
            content: [
              paragraph(hostile),
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'x',
                    marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                  },
                  {
                    type: 'text',
                    text: 'y',
                    marks: [{ type: 'link', attrs: { href: '"><script>alert(1)</script>' } }],
                  },
                ],
              },
            ],
          },
        }),
      ],
      publish: 'now',
    });
    const html = made.latest.texts[0]?.html ?? '';
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(runs);
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    ['a node of another kind', { document: { type: 'doc', content: [{ type: 'iframe' }] } }],
    ['no document', { document: { type: 'paragraph' } }],
    ['both', { document: document('x'), html: 'x' }],
    ['neither', {}],
    ['a text that is too long', { html: 'x'.repeat(500_001) }],
    [
      'what nests a hundred thousand deep',
      {
        document: JSON.parse(
          `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(100_000)}${']}'.repeat(100_000)}]}`,
        ),
      },
    ],
  ])('is refused where it is %s', async (_, content) => {
    const body = { texts: [said('T', content)], publish: 'draft', identifier: 'refused' };
    expect(['request.invalid', 'desk.text-invalid']).toContain(
      await owner.refused('desk/create-content', { query: post, body }),
    );
  });

  it.each([
    ['an address that leads elsewhere', { identifier: '../admin' }],
    ['an address in other letters', { identifier: 'مقالة' }],
    ['a picture that is no path', { identifier: 'p', picture: 'x" onerror="alert(1)' }],
    ['a carousel that is no name', { identifier: 'c', carousel: '<b>' }],
    [
      'a language that the shop has not',
      { identifier: 'l', texts: [said('T', { html: '' }, { language: 'xx' })] },
    ],
    ['no text', { identifier: 'n', texts: [] }],
    ['a text without a title', { identifier: 't', texts: [said(' ', { html: '<p>x</p>' })] }],
    ['a member that is none', { identifier: 'm', is_active: true }],
  ])('is refused with %s', async (_, body) => {
    expect(
      await owner.refused('desk/create-content', { query: post, body: { ...draft('T', 'x'), ...body } }),
    ).toBe('request.invalid');
  });
});

describe('who writes content', () => {
  let made = { id: 0, kind: '', revision: '' };
  beforeAll(async () => {
    made = await create('permitted', draft('Permitted', 'x'));
  });

  it('has the permission', async () => {
    const courier = await staffSession(shop, { role: 'courier' });
    const calls = [
      ['desk/content', {}],
      ['desk/content-record', { query: at(made) }],
      ['desk/create-content', { query: post, body: { ...draft('T', 'x'), identifier: 'courier' } }],
      ['desk/save-content', { query: at(made), body: draft('T', 'x', { revision: made.revision }) }],
      ['desk/delete-content', { query: at(made), body: { revision: made.revision } }],
    ] as const;
    for (const [name, given] of calls)
      expect(await courier.refused(name, given)).toBe('request.not-permitted');
    expect(await writer.call('desk/content-record', { query: at(made) })).toMatchObject({
      title: 'Permitted',
    });
  });

  it.each([
    ['a kind that is none', { kind: 'staff', contentId: '1001' }, 'request.invalid'],
    ['a name of every object', { kind: 'constructor', contentId: '1001' }, 'request.invalid'],
    ['an id of another kind', { kind: 'landing_page', contentId: '999999' }, 'content.not-found'],
    ['an id that is none', { kind: 'blog_post', contentId: 'x' }, 'request.invalid'],
  ])('is refused %s', async (_, query, code) => {
    expect(await owner.refused('desk/content-record', { query })).toBe(code);
    expect(
      await owner.refused('desk/save-content', { query, body: draft('T', 'x', { revision: '1-1' }) }),
    ).toBe(code);
  });
});
