import { describe, expect, it } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('readTraceparent', () => {
  it.each([
    [`00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
    [`00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
    // A later version may say more at its end, and in its flags.
    [`01-${traceId}-${spanId}-03-more`, { traceId, spanId, isSampled: true }],
    [`00-${'0'.repeat(32)}-${spanId}-01`, undefined],
    [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    [`ff-${traceId}-${spanId}-01`, undefined],
    [`00-${traceId.toUpperCase()}-${spanId}-01`, undefined],
    [`00-${traceId}-${spanId}`, undefined],
    ['anything else', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('of %s is %o', (header, expected) => {
    expect(readTraceparent(header)).toEqual(expected);
  });

  it.each([true, false])('reads what is written (sampled: %s)', (isSampled) => {
    const span = { traceId, spanId, isSampled };
    expect(readTraceparent(writeTraceparent(span))).toEqual(span);
  });
});
