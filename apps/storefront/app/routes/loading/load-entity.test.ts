import type { SearchEntity } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { Whereabouts, WireDocument } from '../../provider-client/catalog-source.ts';
import { testSource } from '../../provider-client/test-source.ts';
import { loadEntity } from './load-entity.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Shop = {
  product?: WireDocument;
  category?: WireDocument;
  failing?: SearchEntity;
  whereabouts?: Whereabouts;
  known?: 'product' | 'category';
};

/** Creates a catalog source in which every call takes one step; `steps` lists the calls of each step. */
const shopOf = ({ product, category, failing, whereabouts = { kind: 'gone' }, known }: Shop) => {
  const steps: SearchEntity[][] = [];
  const forgotten: string[] = [];
  const forget = async (urlPath: string) => void forgotten.push(urlPath);
  let current: SearchEntity[] | null = null;
  const source = testSource({
    whereabouts: async () => whereabouts,
    ...(known === undefined ? {} : { urlMap: { kindAt: async () => known, forget } }),
    search: async (entity, { request }) => {
      if (current === null) steps.push((current = []));
      current.push(entity);
      await tick();
      current = null;
      if (entity === failing) throw new Error(`no ${entity} without a connection`);
      const isByPath = request._appliedFilters?.some(({ attribute }) => attribute === 'url_path') === true;
      const found = !isByPath ? undefined : entity === 'product' ? product : category;
      return { hits: found ? [{ ...found, _score: null }] : [], total: found ? 1 : 0 };
    },
  });
  return {
    steps,
    forgotten,
    load: (query = '', path = 'home/lamps/') =>
      loadEntity(source, { params: { '*': path }, search: new URLSearchParams(query) }),
  };
};

const lamp = { id: 7, sku: 'LAMP', name: 'Lamp', status: 1, visibility: 4, url_path: 'home/lamps' };
const lamps = { id: 3, name: 'Lamps', url_path: 'home/lamps', is_active: true };

describe('loadEntity', () => {
  it('loads a category in two steps and four calls, one of them shared by all', async () => {
    const { steps, load } = shopOf({ category: lamps });
    expect(await load()).toMatchObject({ kind: 'category', page: { category: { id: 3, name: 'Lamps' } } });
    expect(steps).toEqual([
      ['product', 'category'],
      ['arrangement', 'product'],
    ]);
  });

  it('loads a product in two steps and three calls', async () => {
    const { steps, load } = shopOf({ product: lamp });
    expect(await load()).toMatchObject({ kind: 'product' });
    expect(steps).toEqual([['product', 'category'], ['attribute']]);
  });

  it.each([
    ['page=3', '/en/home/lamps'],
    ['brand=1&sort=latest', '/en/home/lamps'],
    ['brand=1&childSku=LAMP-S', '/en/home/lamps?childSku=LAMP-S'],
  ])('leads a product asked for with %s to its one address', async (query, address) => {
    const answer = await shopOf({ product: lamp })
      .load(query)
      .catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      302,
      address,
    ]);
  });

  it.each([
    ['brands.html', '/en/brands'],
    ['brand/anker', '/en/brands/anker'],
    // spec 1 row 2.31
    ['brand', '/en/brands'],
    ['brand/', '/en/brands'],
  ])('leads %s to %s for good, and asks nobody', async (path, address) => {
    const { steps, load } = shopOf({});
    const answer = await load('', path).catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      address,
    ]);
    expect(steps).toEqual([]);
  });

  it('takes the product when both have the address', async () => {
    expect(await shopOf({ product: lamp, category: lamps }).load()).toMatchObject({ kind: 'product' });
  });

  it('loads a product the device has though it can ask for no category', async () => {
    expect(await shopOf({ product: lamp, failing: 'category' }).load()).toMatchObject({ kind: 'product' });
  });

  it.each<[string, Shop]>([
    ['product', { failing: 'product', category: lamps }],
    ['category', { failing: 'category' }],
  ])('fails when the %s cannot be asked for', async (_, shop) => {
    await expect(shopOf(shop).load()).rejects.toThrow('without a connection');
  });

  it.each([
    ['product', { product: lamp, category: lamps }, [['product'], ['attribute']]],
    ['category', { category: lamps }, [['category'], ['arrangement', 'product']]],
  ] as const)('asks for the %s alone that the device knows to be there', async (known, shop, steps) => {
    const asked = shopOf({ ...shop, known });
    expect([(await asked.load()).kind, asked.steps]).toEqual([known, steps]);
  });

  it('forgets what the device knew when something else is there by now', async () => {
    const { load, steps, forgotten } = shopOf({ category: lamps, known: 'product' });
    expect([(await load()).kind, steps, forgotten]).toEqual([
      'category',
      [['product'], ['product', 'category'], ['arrangement', 'product']],
      ['home/lamps'],
    ]);
  });

  it.each<[Whereabouts, string]>([
    [{ kind: 'moved', urlPath: 'light/lamps' }, '/en/light/lamps'],
    [{ kind: 'text', identifier: 'about-us' }, '/en/about-us'],
  ])('leads on to %j for good', async (whereabouts, address) => {
    const answer = await shopOf({ whereabouts })
      .load()
      .catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
      301,
      address,
    ]);
  });

  it('leads on with what was chosen there', async () => {
    const answer = await shopOf({ whereabouts: { kind: 'moved', urlPath: 'light/lamps' } })
      .load('?color=49&page=2')
      .catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/en/light/lamps?color=49&page=2',
    );
  });

  it('answers 404 for what never was, and for what has no page here', async () => {
    await expect(shopOf({ whereabouts: { kind: 'unknown' } }).load()).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('answers 410 for what is gone', async () => {
    await expect(shopOf({}).load()).rejects.toMatchObject({ init: { status: 410 } });
  });
});
