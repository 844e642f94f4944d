import { describe, expect, it } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

describe('recentlyUsed', () => {
  it('forgets what was not asked for the longest', () => {
    const memory = recentlyUsed<number>(2);
    memory.set('a', 1);
    memory.set('b', 2);
    memory.get('a');
    memory.set('c', 3);
    expect(['a', 'b', 'c'].map(memory.get)).toEqual([1, undefined, 3]);
  });
});
