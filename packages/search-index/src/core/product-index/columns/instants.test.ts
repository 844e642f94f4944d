import { describe, expect, it } from 'vitest';
import { instantAt, instantOf, noInstants, setInstant } from './instants.ts';

describe('instantOf', () => {
  it.each<[string, unknown, number | undefined]>([
    ['is what is written with milliseconds, in UTC', '1970-01-01T00:00:01.500Z', 1500],
    ['is the last day of a long month', '1970-01-31T00:00:00.000Z', 2_592_000_000],
    ['is no day that a month lacks', '1970-02-30T00:00:00.000Z', undefined],
    ['is no hour after the last', '1970-01-01T24:00:00.000Z', undefined],
    ['is not what is written otherwise', '1970-01-01T00:00:01Z', undefined],
    ['is not what has another zone', '1970-01-01T03:00:01.500+03:00', undefined],
    ['is not a day', '1970-01-01', undefined],
    ['is no number', 1500, undefined],
  ])('%s', (_, text, expected) => {
    expect(instantOf(text)).toBe(expected);
  });
});

describe('setInstant', () => {
  it('puts a row in place, takes it out, and leaves what others share as it was', () => {
    const [one, other] = [noInstants(), noInstants()];
    setInstant(one, 2, 0);
    Object.assign(other, { ms: one.ms, isShared: true });
    setInstant(other, 2, NaN);
    setInstant(other, 1, 5);
    expect([0, 1, 2, 9].map((row) => [instantAt(one, row), instantAt(other, row)])).toEqual([
      [undefined, undefined],
      [undefined, '1970-01-01T00:00:00.005Z'],
      ['1970-01-01T00:00:00.000Z', undefined],
      [undefined, undefined],
    ]);
  });
});
