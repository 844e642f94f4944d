import { describe, expect, it } from 'vitest';
import { jsonTexts, sharedJson } from './shared-json.ts';

describe('sharedJson', () => {
  it('gives equal texts the very same value, and others their own', () => {
    const valueOf = sharedJson<{ sku: string }>(100);
    const mug = valueOf('{"sku":"كوب"}');
    expect(mug).toEqual({ sku: 'كوب' });
    expect(valueOf('{"sku":"كوب"}')).toBe(mug);
    expect(valueOf('{"sku":"TEE"}')).toEqual({ sku: 'TEE' });
  });

  it('forgets the first beyond so many characters', () => {
    const valueOf = sharedJson<object>('{"id":1}{"id":2}'.length);
    const [first, second] = [valueOf('{"id":1}'), valueOf('{"id":2}')];
    valueOf('{"id":3}');
    expect(valueOf('{"id":2}')).toBe(second);
    expect(valueOf('{"id":1}')).not.toBe(first);
  });

  it.each([['{"id":11}', ['{"id":1}', '{"id":2}']], ['{"name":"longer than all it may keep"}', ['{"id":1}', '{"id":2}']]])('keeps no more of them when %s is longer', (long, others) => {
    const valueOf = sharedJson<object>(16);
    const before = others.map(valueOf);
    valueOf(long);
    expect(others.map(valueOf).every((value, place) => value !== before[place])).toBe(true);
  });
});

it.each([
  [null, []],
  ['{"id":1}', ['{"id":1}']],
  ['{"id":1}\u001E{"id":2}', ['{"id":1}', '{"id":2}']],
])('jsonTexts takes %j apart', (column, texts) => expect(jsonTexts(column)).toEqual(texts));
