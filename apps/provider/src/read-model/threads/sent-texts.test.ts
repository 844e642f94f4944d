import { describe, expect, it } from 'vitest';
import { sentTexts, textsById } from './sent-texts.ts';

const read = (ids: readonly number[], texts: Record<number, string>) =>
  Array.from(textsById(sentTexts(ids, new Map(Object.entries(texts).map(([id, text]) => [Number(id), text])))), ([id, bytes]) => [id, new TextDecoder().decode(bytes)]);

describe('sentTexts', () => {
  it('hands on texts of the ids that have one, in their order, in any script', () =>
    expect(read([3, 1, 2, 5], { 1: '{"a":1}', 2: '', 3: '{"name":"كوب 🏺"}', 4: 'x' })).toEqual([[3, '{"name":"كوب 🏺"}'], [1, '{"a":1}'], [2, '']]));

  it('hands on nothing of nothing', () => expect(read([1], {})).toEqual([]));

  it('keeps what was handed on when more follows', () => {
    const first = sentTexts([1], new Map([[1, 'first']]));
    sentTexts([2], new Map([[2, 'other']]));
    expect(new TextDecoder().decode(first.bytes)).toBe('first');
  });
});
