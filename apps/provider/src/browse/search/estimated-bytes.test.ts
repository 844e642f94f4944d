import { describe, expect, it } from 'vitest';
import type { Hit } from '@dijla/search-index/core/search-engine';
import { estimatedBytes } from './estimated-bytes.ts';

const hits = (count: number, name = 'x'.repeat(100)): Hit[] =>
  Array.from({ length: count }, () => ({ document: { name }, score: null }));
const textOf = ({ document }: Hit) => JSON.stringify(document);

describe('estimatedBytes', () => {
  it.each([
    [9, 0],
    [10, 10 * 111],
    [50, 50 * 111],
    [51, 51 * 111],
    [200, 200 * 111],
    [10_000, 10_000 * 111],
  ])('of %i hits are %i', (count, expected) => {
    expect(estimatedBytes(hits(count), textOf)).toBe(expected);
  });

  it('counts an Arabic letter as the two bytes it is', () => {
    expect(estimatedBytes(hits(60, 'ش'), textOf)).toBe(60 * '{"name":"xx"}'.length);
  });

  it.each([
    [9, 0],
    [24, 3],
    [50, 5],
    [10_000, 100],
  ])('of %i hits measures %i', (count, expected) => {
    let measured = 0;
    estimatedBytes(hits(count), () => String((measured += 1)));
    expect(measured).toBe(expected);
  });
});
