import { parsePicturePath } from '../modules/media/media.ts';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';

const { url } = await providerOverHttp();

type Pictured = { i?: string | null; configurable_children?: { i?: string | null }[] };

/**
 * Returns the picture paths in the compact documents of the first listed products, including their variants.
 */
const namedPictures = async (): Promise<string[]> => {
  const request = JSON.stringify({
    _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }],
  });
  const query = new URLSearchParams({
    size: '40',
    request_format: 'search-query',
    response_format: 'compact',
    request,
  });
  const answer = await fetch(`${url}/api/catalog/iq_catalog_en/product/_search?${query.toString()}`);
  const { hits } = (await answer.json()) as { hits: Pictured[] };
  const paths = hits.flatMap(({ i, configurable_children: children = [] }) => [
    i,
    ...children.map((child) => child.i),
  ]);
  return [...new Set(paths.filter((path) => typeof path === 'string'))];
};

describe('pictures of the demo catalogue', () => {
  it('are there at the addresses documents name, for good where those are bound to content', async () => {
    const paths = await namedPictures();
    const wrong: string[] = [];
    for (const path of paths) {
      const { status, headers } = await fetch(`${url}/img/100/100/resize${path}`);
      const isBound = typeof parsePicturePath(path)?.hash === 'string';
      if (status !== 200 || headers.get('cache-control')?.includes('immutable') !== isBound)
        wrong.push(`${status} ${path}`);
    }
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
  });
});
