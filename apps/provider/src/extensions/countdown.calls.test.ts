import { join } from 'node:path';
import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { extendedProvider } from '@dijla/test-kit/extended-provider';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { tellBlocks } from '../modules/content/content.ts';

const own = join(import.meta.dirname, '../../../../extensions');

const database = await testDatabase();
const { db } = database;
// With a product, MUG.
await orderingShop(database);
const start = extendedProvider(database);

describe('the countdown', () => {
  const midnight = Date.parse('2026-12-10T21:00:00Z');
  /** What time pages are made at; null for now, as the staff work. */
  const clock = { at: null as number | null };
  const now = () => clock.at ?? Date.now();
  const inFiveDays = isoDayAt(Date.now() + 5 * 86_400_000);
  const values = {
    title: { en: 'Yalda <night>', ar: '' },
    day: '2026-12-21',
    from: 20,
    past: 'gone',
    link: 'special-offers',
    products: ['MUG'],
  };
  const block = { type: 'extension', id: 'yalda', kind: 'countdown/to-a-day', values };
  const text = {
    type: 'text',
    id: 'a',
    title: { en: 'Hi', ar: '' },
    text: { en: 'Hi', ar: '' },
    action: null,
  };

  type Running = Awaited<ReturnType<typeof start>>;
  const read = async (by: Awaited<ReturnType<Running['staff']>>) =>
    (
      (await (await by.fetch('/api/desk/arrangements/home')).json()) as {
        result: { revision: string; latest: { blocks: object[] } };
      }
    ).result;
  const kindsFor = async (by: Awaited<ReturnType<Running['staff']>>) =>
    (
      (await (await by.fetch('/api/desk/block-kinds')).json()) as {
        result: { items: { kind: string; fields: object[] }[] };
      }
    ).result.items;
  const save = async (by: Awaited<ReturnType<Running['staff']>>, blocks: object[], more = {}) => {
    const { revision } = await read(by);
    const body = { arrangement: { name: 'home', blocks }, publish: 'now', revision, ...more };
    return by.fetch('/api/desk/arrangements/home', { method: 'PUT', body: JSON.stringify(body) });
  };
  const shown = async ({ ask }: Pick<Running, 'ask'>, store = 'en'): Promise<object[]> => {
    const request = encodeURIComponent(
      JSON.stringify({ _appliedFilters: [{ attribute: 'identifier', value: { eq: 'home' } }] }),
    );
    const answer = await ask(
      `/api/catalog/iq_catalog_${store}/arrangement/_search?request=${request}&request_format=search-query&response_format=compact&size=1`,
    );
    return ((await answer.json()) as { hits: { blocks: object[] }[] }).hits[0]?.blocks ?? [];
  };

  it('stands on the home page as it was written at the desk, counts by the day of Baghdad, and is kept without its extension', async () => {
    const shopNow = await start(own, { names: ['countdown'], now });
    const owner = await shopNow.staff('owner');
    const kinds = await kindsFor(owner);
    expect(kinds.map(({ kind, fields }) => [kind, fields.length])).toEqual([['countdown/to-a-day', 8]]);
    expect((await save(owner, [text, block])).status).toBe(200);
    clock.at = midnight - 1;
    await vi.waitFor(
      async () => {
        const [, countdown, products] = await shown(shopNow);
        expect(countdown).toMatchObject({ type: 'html', id: 'yalda', lang: null });
        expect((countdown as { content: string }).content.replace(/\s*\n\s*/g, '')).toBe(
          '<h2><a href="/en/special-offers">Yalda &lt;night&gt;</a></h2><p><strong><time datetime="2026-12-21">11 days left</time></strong></p>',
        );
        expect(products).toMatchObject({ type: 'products', id: 'yalda.2', of: 'chosen', skus: ['MUG'] });
      },
      { timeout: 10_000 },
    );
    expect((await shown(shopNow, 'ar'))[1]).toMatchObject({ lang: 'en' });
    clock.at = midnight;
    expect(JSON.stringify(await shown(shopNow))).toContain('10 days left');
    clock.at = Date.parse('2026-12-21T20:59:59Z');
    expect(JSON.stringify(await shown(shopNow))).toContain('Today!');
    clock.at = Date.parse('2026-12-21T21:00:00Z');
    expect(await shown(shopNow)).toMatchObject([{ type: 'text' }]);

    // A preview of a draft shows it too.
    clock.at = null;
    await save(
      owner,
      [{ ...block, values: { ...values, title: { en: '', ar: 'ليلة يلدا' }, day: inFiveDays } }],
      {
        publish: 'draft',
      },
    );
    const preview = (await (await owner.fetch('/api/desk/arrangements/home/preview')).json()) as {
      result: { pages: { url: string }[] };
    };
    const token = new URL(preview.result.pages[0]?.url ?? '', 'http://localhost').searchParams.get('preview');
    const previewed = await shopNow.ask(`/api/ext/dijla/content-preview?token=${token}&storeCode=ar`);
    expect(await previewed.text()).toContain('بقيت 5 أيام');
    await shopNow.stop();

    const without = await start(own, { names: [], now });
    const again = await without.staff('owner');
    expect(await shown(without)).toMatchObject([{ type: 'text' }]);
    expect(await kindsFor(again)).toEqual([]);
    const { latest } = await read(again);
    expect(latest.blocks).toMatchObject([{ kind: 'countdown/to-a-day' }]);
    // What stands there may stay; a new one may not come.
    expect((await save(again, latest.blocks)).status).toBe(200);
    const unknown = await save(again, [{ ...block, id: 'b', kind: 'countdown/other' }]);
    expect(unknown.headers.get('x-refusal')).toBe('desk.arrangement-unknown');
    await without.stop();
  });

  it('is refused with values that do not fit its fields', async () => {
    const running = await start(own, { names: ['countdown'] });
    const owner = await running.staff('owner');
    const refused = async (changed: object) => {
      const answer = await save(owner, [{ ...block, values: { ...values, ...changed } }]);
      return [answer.status, answer.headers.get('x-refusal')];
    };
    const wrong = [
      { day: 'soon' },
      { day: undefined },
      { title: { en: 'a'.repeat(81), ar: '' } },
      { from: 366 },
      { past: 'other' },
      { link: 'javascript:alert(1)' },
      { picture: { picture: '//a.example/x.webp', alt: { en: 'A', ar: '' } } },
      { other: 'a' },
    ];
    const outcomes: unknown[] = [];
    for (const changed of wrong) outcomes.push([changed, ...(await refused(changed))]);
    expect(outcomes).toEqual(wrong.map((changed) => [changed, 400, 'request.invalid']));
    expect(await refused({ products: ['NO-SUCH'] })).toEqual([400, 'desk.arrangement-unknown']);
    await running.stop();
  });

  it('stands on a landing page, in its versions and in its preview', async () => {
    const running = await start(own, { names: ['countdown'], now });
    const owner = await running.staff('owner');
    const record = {
      identifier: 'yalda',
      publish: 'now',
      texts: [{ language: 'en', title: 'Yalda', content: { html: '<p>The longest night.</p>' } }],
    };
    const create = (body: object) =>
      owner.fetch('/api/desk/content/landing_page', { method: 'POST', body: JSON.stringify(body) });
    const placed = { ...block, values: { ...values, day: inFiveDays } };
    const bad = await create({ ...record, blocks: [{ ...placed, values: {} }] });
    expect([bad.status, bad.headers.get('x-refusal')]).toEqual([400, 'request.invalid']);
    const unknown = await create({ ...record, blocks: [{ ...placed, kind: 'countdown/other' }] });
    expect(unknown.headers.get('x-refusal')).toBe('desk.arrangement-unknown');
    const answer = await create({ ...record, blocks: [placed] });
    expect(answer.status).toBe(200);
    const { result: made } = (await answer.json()) as {
      result: { id: number; revision: string; latest: { blocks: object[] }; versions: object[] };
    };
    expect(made.latest.blocks).toEqual([placed]);
    expect(made.versions).toHaveLength(1);
    const request = encodeURIComponent(
      JSON.stringify({ _appliedFilters: [{ attribute: 'slug', value: { eq: 'yalda' } }] }),
    );
    const page = `/api/catalog/iq_catalog_en/landing_page/_search?request=${request}&request_format=search-query&response_format=compact&size=1`;
    await vi.waitFor(async () => expect(await (await running.ask(page)).text()).toContain('5 days left'), {
      timeout: 10_000,
    });
    const previewed = (await (
      await owner.fetch(`/api/desk/content/landing_page/${made.id}/preview`)
    ).json()) as { result: { pages: { url: string }[] } };
    const token = new URL(previewed.result.pages[0]?.url ?? '', 'http://localhost').searchParams.get(
      'preview',
    );
    const shownThere = await running.ask(`/api/ext/dijla/content-preview?token=${token}&storeCode=en`);
    expect(await shownThere.text()).toContain('5 days left');
    // What a file brought and is no block is none.
    await sql`update landing_page set blocks = 'nonsense' where id = ${made.id}`.execute(db);
    const read = await owner.fetch(`/api/desk/content/landing_page/${made.id}`);
    expect(
      ((await read.json()) as { result: { latest: { blocks: object[] } } }).result.latest.blocks,
    ).toEqual([]);
    await running.stop();
  });

  it('has its pages made anew at midnight', async () => {
    const running = await start(own, { names: ['countdown'] });
    expect((await save(await running.staff('owner'), [block])).status).toBe(200);
    await tellBlocks(db);
    const { rows } = await sql<{ kind: string }>`
      select kind from change where entity = 'page' and actor = 'tell-blocks'`.execute(db);
    expect(rows.map(({ kind }) => kind.replace(/\d+$/, '')).toSorted()).toEqual([
      'arrangement',
      'landing_page',
    ]);
    await running.stop();
  });
});
