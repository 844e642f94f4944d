import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { EditedCategory } from './categories/edited-category.ts';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });
const orders = await staffSession(shop, { role: 'orders' });

const noText = { description: '', meta_title: '', meta_description: '' };
const aCategory = (url_key: string, said: Partial<EditedCategory> = {}): EditedCategory => ({
  is_active: true,
  include_in_menu: true,
  url_key,
  image: null,
  texts: inTwoLanguages({
    en: { name: `En ${url_key}`, ...noText },
    ar: { name: `عربي ${url_key}`, ...noText },
  }),
  ...said,
});

const made = async (url_key: string, parent_id: number | null = null, said: Partial<EditedCategory> = {}) =>
  desk.call('desk/create-category', { body: { parent_id, category: aCategory(url_key, said) } });
type Opened = Awaited<ReturnType<typeof made>>;
const at = ({ id }: Pick<Opened, 'id'>) => ({ categoryId: String(id) });
const opened = (category: Pick<Opened, 'id'>) => desk.call('desk/category', { query: at(category) });
const saved = (before: Opened, said: Partial<EditedCategory>) =>
  desk.call('desk/save-category', {
    query: at(before),
    body: { version: before.version, category: { ...before.category, ...said } },
  });
const place = (seen: number | null, parent: number | null, before: number | null = null) => ({
  seen_parent_id: seen,
  parent_id: parent,
  before_id: before,
});
const tree = async () => (await desk.call('desk/categories')).items;

const resolved = async (path: string, store = 'en') => {
  const answer = await fetch(`${url}/api/url/resolver?url=${encodeURIComponent(path)}&storeCode=${store}`);
  return { status: answer.status, ...((await answer.json()) as { result: unknown }) };
};
const documentOf = async (id: number, store = 'en') => {
  const request = { query: { bool: { filter: { terms: { id: [id] } } } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_${store}/category/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};
const productOf = async (sku: string, store = 'en') => {
  const request = { query: { bool: { filter: { terms: { sku: [sku] } } } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_${store}/product/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

describe('a category at the desk', () => {
  it('is made, found by its address in both stores, and its wire document keeps its shape', async () => {
    const top = await made('carpets');
    const below = await made('kilims', top.id);
    expect(below).toMatchObject({ parent_id: top.id, url_path: 'carpets/kilims', own_products: 0 });
    await soon(async () => expect(await resolved('carpets/kilims', 'ar')).toMatchObject({ status: 200 }));
    const known = (await tree())[0];
    const [one, other] = [await documentOf(top.id, 'ar'), await documentOf(known?.id ?? 0, 'ar')];
    expect(one).toMatchObject({ name: 'عربي carpets', slug: 'carpets', product_count: 0, children_count: 1 });
    expect(Object.keys(one ?? {})).toEqual(Object.keys(other ?? {}));
    const { rows } = await sql`select source from category where id = ${below.id}`.execute(db);
    expect(rows).toEqual([{ source: 'desk' }]);
  });

  it('is renamed; its address and those below it lead on, also twice and back', async () => {
    const top = await made('lamps');
    const below = await made('oil-lamps', top.id);
    await desk.call('desk/add-category-products', { query: at(below), body: { skus: ['DJ-SIMPLE'] } });
    const named = await saved(top, {
      url_key: 'lights',
      texts: { ...top.category.texts, ar: { ...top.category.texts.ar, name: 'أضواء' } },
    });
    expect(named.url_path).toBe('lights');
    await soon(async () =>
      expect(await resolved('lamps/oil-lamps')).toMatchObject({
        status: 200,
        result: { redirect: 'lights/oil-lamps', id: below.id },
      }),
    );
    expect(await documentOf(top.id, 'ar')).toMatchObject({ name: 'أضواء', url_path: 'lights' });
    await soon(async () =>
      expect(JSON.stringify((await productOf('DJ-SIMPLE', 'ar'))?.['category'])).toContain('أضواء'),
    );
    const again = await saved(named, { url_key: 'lanterns' });
    await soon(async () =>
      expect(await resolved('lamps')).toMatchObject({ result: { redirect: 'lanterns' } }),
    );
    await saved(again, { url_key: 'lamps' });
    await soon(async () => expect(await resolved('lamps')).toMatchObject({ result: { redirect: null } }));
    expect(await resolved('lights')).toMatchObject({ result: { redirect: 'lamps' } });
  });

  it('gets no address that something else has', async () => {
    const one = await made('trays');
    const refused = (url_key: string) =>
      desk.refused('desk/create-category', { body: { parent_id: null, category: aCategory(url_key) } });
    const { rows } = await sql<{ url_path: string }>`
      select url_path from product_store where visibility > 1 limit 1`.execute(db);
    for (const taken of ['trays', rows[0]?.url_path ?? '', 'delivery'])
      expect(await refused(taken)).toBe('desk.address-taken');
    const other = await made('bowls');
    const body = { version: other.version, category: { ...other.category, url_key: 'trays' } };
    expect(await desk.refused('desk/save-category', { query: at(other), body })).toBe('desk.address-taken');
    const below = await made('trays', other.id);
    const up = { query: at(below), body: place(other.id, null) };
    expect(await desk.refused('desk/move-category', up)).toBe('desk.address-taken');
    expect(await opened(one)).toEqual(one);
  });

  it('loses nothing of two editors: the second is told what the first changed', async () => {
    const seen = await made('ladles');
    await saved(seen, { include_in_menu: false });
    const answer = await desk.fetch(`/api/desk/catalog/categories/${seen.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: seen.version, category: { ...seen.category, url_key: 'scoops' } }),
    });
    expect([answer.status, answer.headers.get('x-refusal')]).toEqual([409, 'desk.changed-meanwhile']);
    const { meta } = (await answer.json()) as { meta: Opened };
    expect(meta.category).toEqual({ ...seen.category, include_in_menu: false });
    expect((await saved(meta, { url_key: 'scoops' })).category.include_in_menu).toBe(false);
  });

  it('is moved among its neighbours and below others, with its products and addresses', async () => {
    const [one, two, three] = [await made('east'), await made('west'), await made('north')];
    const below = await made('gate', one.id);
    const names = async (parent: number | null) =>
      (await tree()).filter(({ parent_id }) => parent_id === parent).map(({ url_path }) => url_path);
    await desk.call('desk/move-category', { query: at(three), body: place(null, null, one.id) });
    expect((await names(null)).slice(-3)).toEqual(['north', 'east', 'west']);
    await desk.call('desk/move-category', { query: at(one), body: place(null, two.id) });
    expect(await names(two.id)).toEqual(['west/east']);
    expect(await names(one.id)).toEqual(['west/east/gate']);
    const { rows } = await sql`select level from category where id = ${below.id}`.execute(db);
    expect(rows).toEqual([{ level: 4 }]);
    await soon(async () =>
      expect(await resolved('east/gate')).toMatchObject({ result: { redirect: 'west/east/gate' } }),
    );
    expect(await documentOf(below.id)).toMatchObject({ path: `1/2/${two.id}/${one.id}/${below.id}` });
    const audit = await db
      .selectFrom('audit')
      .select(['act', 'before', 'after'])
      .where('entity_id', '=', String(one.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      act: 'moved',
      before: { url_path: 'east' },
      after: { url_path: 'west/east' },
    });
  });

  it('is never moved below itself, and a tree that two move at once stays one', async () => {
    const [one, two] = [await made('tigris'), await made('euphrates')];
    const below = await made('bank', one.id);
    expect(await desk.refused('desk/move-category', { query: at(one), body: place(null, below.id) })).toBe(
      'desk.category-below-itself',
    );
    const move = (from: Opened, to: Opened) =>
      desk.refused('desk/move-category', { query: at(from), body: place(null, to.id) }).catch(() => null);
    const answers = await Promise.all([move(one, two), move(two, one)]);
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    const seen = await desk.refused('desk/move-category', { query: at(below), body: place(two.id, null) });
    expect(seen).toBe('desk.changed-meanwhile');
    const all = await tree();
    for (const { id } of [one, two, below]) expect(all.filter((row) => row.id === id)).toHaveLength(1);
    for (const { parent_id } of all)
      expect(parent_id === null || all.some(({ id }) => id === parent_id)).toBe(true);
  });

  it('is hidden from shoppers and shown again', async () => {
    const one = await made('attic');
    await desk.call('desk/show-category', { query: at(one), body: { is_active: false } });
    await soon(async () => expect(await documentOf(one.id)).toMatchObject({ is_active: false }));
    await desk.call('desk/show-category', { query: at(one), body: { is_active: true } });
    await soon(async () => expect(await documentOf(one.id)).toMatchObject({ is_active: true }));
  });

  it('is deleted when it is empty, or its products go elsewhere with its address; one of its name can return', async () => {
    const [one, other] = [await made('cellar'), await made('pantry')];
    const below = await made('jars', one.id);
    const remove = (category: Opened, to: number | null = null) => ({
      query: at(category),
      body: { products_to: to },
    });
    expect(await desk.refused('desk/delete-category', remove(one))).toBe('desk.category-not-empty');
    await desk.call('desk/add-category-products', {
      query: at(below),
      body: { skus: ['DJ-SIMPLE', 'DJ-TEE'] },
    });
    expect(await desk.refused('desk/delete-category', remove(below))).toBe('desk.category-has-products');
    expect(await desk.refused('desk/delete-category', remove(below, below.id))).toBe('desk.choice-unknown');
    expect(await desk.call('desk/delete-category', remove(below, other.id))).toEqual({ products: 2 });
    await soon(async () =>
      expect(await resolved('cellar/jars')).toMatchObject({ result: { redirect: 'pantry' } }),
    );
    const { items } = await desk.call('desk/category-products', { query: at(other) });
    expect(items.map(({ sku }) => sku).toSorted()).toEqual(['DJ-SIMPLE', 'DJ-TEE']);
    await desk.call('desk/delete-category', remove(one));
    await soon(async () => expect((await resolved('cellar')).status).toBe(410));
    expect(await desk.refused('desk/category', { query: at(one) })).toBe('desk.category-not-found');
    // Another one takes the address of the removed one, and the removed one may come back elsewhere.
    await saved(await opened(other), { url_key: 'cellar' });
    await soon(async () => expect((await resolved('cellar')).status).toBe(200));
    expect((await made('pantry')).url_path).toBe('pantry');
  });

  it('keeps hostile text as text, and refuses what cannot be kept', async () => {
    const hostile = `<script>alert('1')</script> ' or 1=1 -- \u202e`;
    const one = await made('hostile', null, {
      texts: inTwoLanguages({
        en: { ...noText, name: hostile, meta_title: hostile },
        ar: { ...noText, name: '' },
      }),
    });
    await soon(async () =>
      expect(await documentOf(one.id, 'ar')).toMatchObject({ name: hostile, lang: 'en' }),
    );
    const refused = (said: object) =>
      desk.refused('desk/create-category', {
        body: { parent_id: null, category: { ...aCategory('free'), ...said } },
      });
    for (const said of [
      { url_key: 'a/b' },
      { url_key: '' },
      { texts: { en: { ...noText, name: '' }, ar: { ...noText, name: '' } } },
      { texts: { en: { ...noText, name: 'a\u0000' }, ar: { ...noText, name: '' } } },
    ])
      expect(await refused(said)).toBe('request.invalid');
    expect(await refused({ image: '/desk/0123456789-aabbcc.webp' })).toBe('desk.picture-unreadable');
    expect(await refused({ image: '/../../secret' })).toBe('desk.picture-unreadable');
  });

  it('is refused to who may not arrange the catalog, and the root to everybody', async () => {
    const one = await made('locked');
    const attempts = [
      ['desk/create-category', { body: { parent_id: null, category: aCategory('other') } }],
      ['desk/move-category', { query: at(one), body: place(null, null) }],
      ['desk/show-category', { query: at(one), body: { is_active: false } }],
      ['desk/delete-category', { query: at(one), body: { products_to: null } }],
      ['desk/add-category-products', { query: at(one), body: { skus: ['DJ-SIMPLE'] } }],
    ] as const;
    for (const [call, given] of attempts)
      expect(await orders.refused(call, given)).toBe('request.not-permitted');
    const root = { categoryId: '2' };
    expect(await desk.refused('desk/category', { query: root })).toBe('desk.category-not-found');
    expect(await desk.refused('desk/delete-category', { query: root, body: { products_to: null } })).toBe(
      'desk.category-not-found',
    );
  });
});

describe('the products of a category', () => {
  it('are added by their numbers, all or none, ordered and taken out', async () => {
    const one = await made('baskets');
    const call = { query: at(one) };
    const refused = await desk.refused('desk/add-category-products', {
      ...call,
      body: { skus: ['DJ-SIMPLE', 'NOBODY'] },
    });
    expect(refused).toBe('desk.skus-unknown');
    // Of a variant its product is meant.
    const skus = ['DJ-SIMPLE', 'DJ-TEE-M-BLK', 'DJ-TEE'];
    expect(await desk.call('desk/add-category-products', { ...call, body: { skus } })).toEqual({
      added: ['DJ-SIMPLE', 'DJ-TEE'],
    });
    expect(await desk.call('desk/add-category-products', { ...call, body: { skus } })).toEqual({ added: [] });
    await soon(async () =>
      expect(await productOf('DJ-TEE')).toMatchObject({
        category_ids: expect.arrayContaining([String(one.id)]),
      }),
    );
    await soon(async () => expect(await documentOf(one.id)).toMatchObject({ product_count: 2 }));
    const order = async () => (await desk.call('desk/category-products', call)).items.map(({ sku }) => sku);
    expect(await order()).toEqual(['DJ-SIMPLE', 'DJ-TEE']);
    const put = { ...call, body: { sku: 'DJ-TEE', before: 'DJ-SIMPLE' } };
    await desk.call('desk/place-category-product', put);
    expect(await order()).toEqual(['DJ-TEE', 'DJ-SIMPLE']);
    const wire = await fetch(`${url}/api/ext/vaimo-category-sort/${one.id}?sort=asc`);
    const { result } = (await wire.json()) as { result: { sku: string }[] };
    expect(result.map(({ sku }) => sku)).toEqual(['DJ-TEE', 'DJ-SIMPLE']);
    const gone = { ...call, body: { skus: ['DJ-SIMPLE'] } };
    expect(await desk.call('desk/remove-category-products', gone)).toEqual({ removed: ['DJ-SIMPLE'] });
    expect(await desk.call('desk/remove-category-products', gone)).toEqual({ removed: [] });
    expect(await desk.refused('desk/place-category-product', put)).toBe('desk.changed-meanwhile');
    expect(await order()).toEqual(['DJ-TEE']);
  });
});
