import { describe, expect, it } from 'vitest';
import { testSource } from '../../provider-client/test-source.ts';
import { loadShownAttributes } from './load-shown-attributes.ts';

describe('loadShownAttributes', () => {
  it.each([0, 1, 150, 151, 163, 301])('brings all of %i attributes, each once', async (total) => {
    const all = Array.from({ length: total }, (_, id) => ({ id, _score: null }));
    const source = testSource({
      search: async (_, { from = 0, size }) => ({ hits: all.slice(from, from + size), total }),
    });
    expect(await loadShownAttributes(source)).toEqual(all);
  });
});
