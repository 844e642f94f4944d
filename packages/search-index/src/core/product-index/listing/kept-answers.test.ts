import { describe, expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

describe('keptAnswers', () => {
  it('finds what is kept of the same state only', () => {
    const { find, keep, bytes } = keptAnswers<string>(100);
    keep('a', { stamp: 1, bytes: 10, value: 'one' });
    expect([find('a', 1), find('b', 1), find('a', 2), find('a', 1), bytes()]).toEqual([
      'one',
      undefined,
      undefined,
      undefined,
      0,
    ]);
  });

  it('forgets what was asked for longest ago once there is too much', () => {
    const { find, keep, bytes } = keptAnswers<string>(100);
    for (const name of ['a', 'b']) keep(name, { stamp: 1, bytes: 40, value: name });
    find('a', 1);
    keep('c', { stamp: 1, bytes: 40, value: 'c' });
    keep('c', { stamp: 1, bytes: 50, value: 'c' });
    expect([...['a', 'b', 'c'].map((name) => find(name, 1)), bytes()]).toEqual(['a', undefined, 'c', 94]);
  });

  it('keeps nothing under a name as long as no shop asks for', () => {
    const { find, keep, bytes } = keptAnswers<string>(1_000_000);
    const [longest, longer] = ['a'.repeat(4096), 'a'.repeat(4097)];
    for (const name of [longest, longer]) keep(name, { stamp: 1, bytes: 10, value: 'found' });
    expect([find(longest, 1), find(longer, 1), bytes()]).toEqual(['found', undefined, 8202]);
  });

  it('keeps nothing that is too large by itself', () => {
    const { find, keep, bytes } = keptAnswers<string>(100);
    keep('a', { stamp: 1, bytes: 101, value: 'a' });
    expect([find('a', 1), bytes()]).toEqual([undefined, 0]);
  });
});
