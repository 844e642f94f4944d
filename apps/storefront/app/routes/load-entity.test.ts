import type { SearchEntity } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogueSource, WireDocument } from '../catalogue-source.ts';
import { storeViews } from '../i18n/store-views.ts';
import { loadEntity } from './load-entity.ts';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Shop = { product?: WireDocument; category?: WireDocument; failing?: SearchEntity };

/** A shop in which every call takes one step; `steps` are the calls of each step. */
const shopOf = ({ product, category, failing }: Shop) => {
  const steps: SearchEntity[][] = [];
  let current: SearchEntity[] | null = null;
  const source: CatalogueSource = {
    store: storeViews.en,
    contact: async () => ({ hotline: null, whatsapp: null }),
    whereabouts: async () => ({ kind: 'gone' }),
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
  };
  return { steps, load: (query = '') => loadEntity(source, { params: { '*': 'home/lamps/' }, search: new URLSearchParams(query) }) };
};

const lamp = { id: 7, sku: 'LAMP', name: 'Lamp', status: 1, visibility: 4, url_path: 'home/lamps' };
const lamps = { id: 3, name: 'Lamps', url_path: 'home/lamps', is_active: true };

describe('loadEntity', () => {
  it('loads a category in two steps and three calls', async () => {
    const { steps, load } = shopOf({ category: lamps });
    expect(await load()).toMatchObject({ kind: 'category', page: { category: { id: 3, name: 'Lamps' } } });
    expect(steps).toEqual([['product', 'category'], ['product']]);
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
    const answer = await shopOf({ product: lamp }).load(query).catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([302, address]);
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

  it('answers 410 for what is gone', async () => {
    await expect(shopOf({}).load()).rejects.toMatchObject({ init: { status: 410 } });
  });
});
