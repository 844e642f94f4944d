import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '@dijla/search-index/core/search-engine';
import { documentAt, pathOf } from './document-at.ts';

const documents: Record<string, object> = {
  'ar product url_path tea': { id: 1 },
  'ar category url_path tea': { id: 2 },
  'ar category url_path cups': { id: 3 },
  'ar cms_page identifier delivery': { id: 4 },
};
const engine: Pick<SearchEngine, 'search'> = {
  search: async (index, entity, { applied }) => {
    const [document] = applied.map(
      ({ attribute, value }) => documents[`${index} ${entity} ${attribute} ${(value as { eq: string }).eq}`],
    );
    return { hits: document ? [{ document: { ...document }, score: null }] : [], total: document ? 1 : 0 };
  },
};

describe('documentAt', () => {
  it.each([
    ['tea', { entity: 'product', document: { id: 1 } }],
    ['cups', { entity: 'category', document: { id: 3 } }],
    ['delivery', { entity: 'cms_page', document: { id: 4 } }],
    ['nothing', undefined],
  ])('is at %s %j', async (path, expected) => {
    expect(await documentAt({ engine }, 'ar', { path })).toEqual(expected);
  });
});

describe('pathOf', () => {
  it.each([
    ['/a/b/', 'a/b'],
    ['//a', 'a'],
    ['a', 'a'],
    ['/', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j is "%s"', (url, expected) => {
    expect(pathOf(url)).toBe(expected);
  });
});
