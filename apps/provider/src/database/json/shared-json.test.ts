import { describe, expect, it } from 'vitest';
import { sharedJson, sharedJsonLists } from './shared-json.ts';

describe('sharedJson', () => {
  it('gives equal texts the very same value, and others their own', () => {
    const valueOf = sharedJson<{ sku: string }>(100);
    const mug = valueOf('{"sku":"كوب"}');
    expect(mug).toEqual({ sku: 'كوب' });
    expect(valueOf('{"sku":"كوب"}')).toBe(mug);
    expect(valueOf('{"sku":"TEE"}')).toEqual({ sku: 'TEE' });
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['the one asked for the longest ago', '', ['{"id":2}'], ['{"id":1}']],
    ['another one when the first was asked for again', '{"id":1}', ['{"id":1}'], ['{"id":2}']],
  ])('forgets %s', (_, again, kept, forgotten) => {
    const valueOf = sharedJson<object>('{"id":1}{"id":2}'.length);
    const before = new Map(['{"id":1}', '{"id":2}'].map((text) => [text, valueOf(text)]));
    if (again !== '') valueOf(again);
    valueOf('{"id":3}');
    for (const text of kept) expect(valueOf(text)).toBe(before.get(text));
    for (const text of forgotten) expect(valueOf(text)).not.toBe(before.get(text));
  });

  it('keeps the others when a text is longer than all it may keep', () => {
    const valueOf = sharedJson<object>(10);
    const short = valueOf('{"id":1}');
    expect(valueOf('{"name":"longer"}')).not.toBe(valueOf('{"name":"longer"}'));
    expect(valueOf('{"id":1}')).toBe(short);
  });
});

describe('sharedJsonLists', () => {
  const [first, second] = ['{"id":1}', '{"id":2}'];

  it.each<[string | null, readonly object[]]>([
    [null, []],
    [first, [{ id: 1 }]],
    [`${first}\u001E${second}`, [{ id: 1 }, { id: 2 }]],
  ])('takes %j apart', (column, values) => expect(sharedJsonLists(100)('cart', column)).toEqual(values));

  it('gives the very same list while a column comes again under its name, and the very same values in any other', () => {
    const listOf = sharedJsonLists<object>(100);
    const both = listOf('cart', `${first}\u001E${second}`);
    expect(listOf('cart', `${first}\u001E${second}`)).toBe(both);
    const turned = listOf('cart', `${second}\u001E${first}`);
    expect(turned.map((value) => both.indexOf(value))).toEqual([1, 0]);
    expect(listOf('other', first)[0]).toBe(both[0]);
    expect(listOf('cart', null)).toEqual([]);
  });
});
