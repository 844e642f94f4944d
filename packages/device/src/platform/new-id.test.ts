import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('newId', () => {
  it('is a random uuid where the browser makes none, as over plain http', () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const ids = Array.from({ length: 200 }, () => newId(insecure));
    expect([ids.every((id) => uuid.test(id)), new Set(ids).size]).toEqual([true, 200]);
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('marks bytes of %i as version 4', (byte, id) => {
    expect(newId({ getRandomValues: (bytes) => bytes.fill(byte) })).toBe(id);
  });

  it('is the browser’s own uuid where it makes one', () => {
    expect(newId()).toMatch(uuid);
  });
});
