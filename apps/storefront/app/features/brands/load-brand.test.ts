import type { Brand } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogSource, Whereabouts } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { loadBrand } from './load-brand.ts';

const anker: Brand = {
  attribute_code: 'brand',
  value: 7,
  position: 1,
  title: 'Anker',
  image: null,
  slider_image: null,
  slider_position: null,
  pageUrl: 'brands/anker',
  count: 3,
  url_alias: 'anker',
  other_title: 'أنكر',
  description: 'Chargers',
};

const load = async (key: string, whereabouts: Whereabouts = { kind: 'unknown' }) => {
  const source = {
    store: storeViews.en,
    read: async (_: string, { params }: { params: { value: string } }) =>
      params.value === '\0'
        ? Promise.reject(new Error('refused'))
        : ['anker', '7'].includes(params.value)
          ? { result: [anker], meta: undefined }
          : null,
    whereabouts: async (path: string) => (path === 'brands/old' ? whereabouts : { kind: 'unknown' }),
  } as unknown as CatalogSource;
  return loadBrand(source, key, new URLSearchParams('page=2'));
};
const refusal = (thrown: unknown) =>
  thrown instanceof Response
    ? [thrown.status, thrown.headers.get('location')]
    : [(thrown as { init: { status: number } }).init.status];

describe('loadBrand', () => {
  it('knows a brand by its address', async () => {
    expect(await load('anker')).toMatchObject({
      id: 7,
      name: 'Anker',
      otherName: 'أنكر',
      description: 'Chargers',
    });
  });

  it('asks nobody for what is no address', async () => {
    expect(await load('\0').catch(refusal)).toEqual([404]);
  });

  it('leads from its number to its address for good, page and all', async () => {
    expect(await load('7').catch(refusal)).toEqual([301, '/en/brands/anker?page=2']);
  });

  it.each<[string, Whereabouts, unknown[]]>([
    ['has moved', { kind: 'moved', urlPath: 'brands/new' }, [301, '/en/brands/new?page=2']],
    ['is gone', { kind: 'gone' }, [410]],
    ['never was', { kind: 'unknown' }, [404]],
  ])('answers what %s', async (_, whereabouts, expected) => {
    expect(await load('old', whereabouts).catch(refusal)).toEqual(expected);
  });
});
