import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellClick, tellSales, tellSearch } from './tell-search.lazy.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  sent.mockRejectedValue(new TypeError('no connection'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

describe('tellSearch', () => {
  it('tells a search and nobody, each once, and does not mind that nothing answers', () => {
    vi.stubGlobal('navigator', {});
    tellSearch('ar', { term: 'شاي', total: 9 });
    tellSearch('ar', { term: 'شاي', total: 9 });
    tellSearch('en', { term: 'tea', total: 0 });
    expect(sent.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
      ['/api/ext/dijla/events?storeCode=ar', '{"event":"search","term":"شاي","total":9}'],
      ['/api/ext/dijla/events?storeCode=en', '{"event":"search","term":"tea","total":0}'],
    ]);
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('tells what is chosen of results, and once what is bought of that, without the order', () => {
    vi.stubGlobal('navigator', {});
    tellClick('ar', { term: 'شاي', sku: 'TEA', position: 3 });
    tellClick('ar', { term: 'شاي', sku: 'TEA', position: 3 });
    tellSales(['TEA', 'CUP', 'TEA']);
    tellSales(['TEA']);
    expect(sent.mock.calls.map(([, { body }]) => body)).toEqual([
      '{"event":"click","term":"شاي","sku":"TEA","position":3}',
      '{"event":"sale","term":"شاي","sku":"TEA","position":3}',
    ]);
  });

  it.each([
    ['where the browser asks for privacy', { globalPrivacyControl: true }],
    ['without a connection', { onLine: false }],
  ])('tells nothing %s', (_, state) => {
    vi.stubGlobal('navigator', state);
    tellSearch('ar', { term: 'تمر', total: 3 });
    expect(sent).not.toHaveBeenCalled();
  });
});
