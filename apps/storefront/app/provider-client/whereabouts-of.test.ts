import type { ContractClient } from '@dijla/contract/client';
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
    ['a post', resolved('BLOG_POST'), { kind: 'moved', urlPath: 'blog/tea' }],
    ['a vendor', resolved('VENDOR'), { kind: 'moved', urlPath: 'vendor/tea' }],
    ['what is gone for good', { ok: false, status: 410, result: '' }, { kind: 'gone' }],
    ['what nobody has', { ok: false, status: 404, result: '' }, { kind: 'unknown' }],
  ])('tells of %s', async (_, answer, whereabouts) => {
    expect(await whereaboutsOf(clientOf(answer), 'en', 'tea')).toEqual(whereabouts);
  });

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
