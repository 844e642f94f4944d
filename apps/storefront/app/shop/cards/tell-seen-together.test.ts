import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellSeenTogether } from './tell-seen-together.lazy.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  sent.mockRejectedValue(new TypeError('no connection'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => vi.unstubAllGlobals());

describe('tellSeenTogether', () => {
  it('names two products and nobody, each pair once, and does not mind that nothing answers', () => {
    vi.stubGlobal('navigator', {});
    tellSeenTogether(['POT', 'CUP']);
    tellSeenTogether(['CUP', 'POT']);
    tellSeenTogether(['CUP', 'TEA']);
    expect(sent.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
      ['/api/ext/dijla/seen-together', '{"skus":["POT","CUP"]}'],
      ['/api/ext/dijla/seen-together', '{"skus":["CUP","TEA"]}'],
    ]);
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it.each([
    ['where the browser asks for privacy', { globalPrivacyControl: true }],
    ['without a connection', { onLine: false }],
  ])('tells nothing %s', (_, state) => {
    vi.stubGlobal('navigator', state);
    tellSeenTogether(['LAMP', 'SHADE']);
    expect(sent).not.toHaveBeenCalled();
  });
});
