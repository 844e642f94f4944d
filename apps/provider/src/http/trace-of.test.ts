import { describe, expect, it } from 'vitest';
import { traceOf } from './trace-of.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('traceOf', () => {
  it.each([
    [`00-${trace}-00f067aa0ba902b7-01`, trace],
    // A later version may say more at its end.
    [`01-${trace}-00f067aa0ba902b7-01-more`, trace],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    [`ff-${trace}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace}-00f067aa0ba902b7`, undefined],
    ['anything else', undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, expected) => {
    expect(traceOf(header)).toBe(expected);
  });
});
