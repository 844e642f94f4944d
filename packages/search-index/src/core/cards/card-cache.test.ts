import { describe, expect, it, vi } from 'vitest';
import { ringBuffer } from './ring-buffer.ts';
import { cardReader, emptyCardCache, forgetCard, forgetCards, type Lasting } from './card-cache.ts';
import type { CardForm } from '../search-engine.ts';

const form = (name: string): CardForm => ({
  name,
  textOf: (document) => `${name}:${String(document['name'])}`,
});
const shop = () => {
  const shelf = emptyCardCache(ringBuffer(64_000));
  const names = new Map([
    [1, 'cup'],
    [2, 'tee'],
  ]);
  const documentOf = vi.fn<(id: number) => Lasting | undefined>((id) => {
    const name = names.get(id);
    return name === undefined ? undefined : { document: { id, name }, from: 0, until: 50 };
  });
  const read = (id: number, { name = 'a', now = 0 } = {}) => {
    const card = cardReader(shelf, form(name), { now, documentOf })(id);
    return card && new TextDecoder().decode(card);
  };
  return { shelf, names, documentOf, read };
};

describe('cardReader', () => {
  it('writes a card once for each form', () => {
    const { read, documentOf } = shop();
    expect([read(1), read(1), read(2), read(1, { name: 'b' }), read(1), read(3)]).toEqual([
      'a:cup',
      'a:cup',
      'a:tee',
      'b:cup',
      'a:cup',
      undefined,
    ]);
    expect(documentOf.mock.calls).toEqual([[1], [2], [1], [3]]);
  });

  it('writes it anew when it no longer holds', () => {
    const { read, names } = shop();
    read(1);
    names.set(1, 'mug');
    expect([read(1, { now: 49 }), read(1, { now: 50 })]).toEqual(['a:cup', 'a:mug']);
  });

  it('writes it anew in every form when it is forgotten', () => {
    const { shelf, read, names } = shop();
    const seen = () => [read(1), read(1, { name: 'b' }), read(2)];
    seen();
    names.set(1, 'mug').set(2, 'shirt');
    forgetCard(shelf, 1);
    expect(seen()).toEqual(['a:mug', 'b:mug', 'a:tee']);
    forgetCards(shelf);
    expect(seen()).toEqual(['a:mug', 'b:mug', 'a:shirt']);
  });

  it('lets go of places whose cards were overwritten long ago', () => {
    const shelf = emptyCardCache(ringBuffer(64_000));
    const read = cardReader(shelf, form('a'), {
      now: 0,
      documentOf: (id) => ({ document: { name: id }, from: 0, until: 50 }),
    });
    for (let id = 1; id <= 10_000; id += 1) read(id);
    expect(shelf.forms.get('a')?.size).toBeLessThan(2001);
    const left = shelf.forms.get('a')?.size ?? 0;
    for (let id = 10_001; id <= 19_999; id += 1) read(id);
    expect(shelf.forms.get('a')?.size).toBe(left + 9999);
  });

  it('forgets the form asked for longest ago when many are', () => {
    const { shelf, read } = shop();
    for (const name of 'abcdefga') read(1, { name });
    for (const name of 'hi') read(1, { name });
    expect([...shelf.forms.keys()]).toEqual(['c', 'd', 'e', 'f', 'g', 'a', 'h', 'i']);
  });
});
