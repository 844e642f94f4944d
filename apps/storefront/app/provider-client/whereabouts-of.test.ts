import type { ContractClient } from '@dijla/contract/client';
import { contentRouteEntities, entities } from '@dijla/contract/entities';
import { describe, expect, it } from 'vitest';
import { whereaboutsOf } from './whereabouts-of.ts';

const clientOf = (answer: object) => (async () => answer) as unknown as ContractClient;
const resolved = (type: string, redirect: string | null = null) => ({
  ok: true,
  result: { type, id: 1, url: 'tea', identifier: 'tea', store_code: 'en', redirect },
});

describe('whereaboutsOf', () => {
  it.each([
    ['a product that has moved', resolved('PRODUCT', 'black-tea'), { kind: 'moved', urlPath: 'black-tea' }],
    ['a page of text', resolved('CMS_PAGE'), { kind: 'text', identifier: 'tea' }],
    ['a landing page', resolved('LANDING_PAGE'), { kind: 'unknown' }],
    ['what is gone for good', { ok: false, status: 410, result: '' }, { kind: 'gone' }],
    ['what nobody has', { ok: false, status: 404, result: '' }, { kind: 'unknown' }],
  ])('tells of %s', async (_, answer, whereabouts) => {
    expect(await whereaboutsOf(clientOf(answer), 'en', 'tea')).toEqual(whereabouts);
  });

  it.each(contentRouteEntities.filter((entity) => entity !== 'cms_page'))(
    'leads a bare slug to the page of a %s',
    async (entity) => {
      const { type, under } = entities[entity].address;
      expect(await whereaboutsOf(clientOf(resolved(type)), 'en', 'tea')).toEqual({
        kind: 'moved',
        urlPath: `${under}tea`,
      });
    },
  );

  it('knows no other place of a post that is asked for where it is read', async () => {
    expect(await whereaboutsOf(clientOf(resolved('BLOG_POST')), 'en', 'blog/tea')).toEqual({
      kind: 'unknown',
    });
  });

  it('rejects when the provider cannot be reached', async () => {
    const client = (async () => Promise.reject(new TypeError('fetch failed'))) as unknown as ContractClient;
    await expect(whereaboutsOf(client, 'en', 'tea')).rejects.toThrow('fetch failed');
  });
});
