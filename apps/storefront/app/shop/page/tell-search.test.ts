import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellSearch } from './tell-search.lazy.ts';

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

  it.each([
    ['where the browser asks for privacy', { globalPrivacyControl: true }],
    ['without a connection', { onLine: false }],
  ])('tells nothing %s', (_, state) => {
    vi.stubGlobal('navigator', state);
    tellSearch('ar', { term: 'تمر', total: 3 });
    expect(sent).not.toHaveBeenCalled();
  });
});
