import { describe, expect, it } from 'vitest';
import { isFinal } from './is-final.ts';

describe('isFinal', () => {
  it.each([['pending', false], ['complete', false], ['refunded', true], ['cancelled', true], ['cancelled_by_request', true]] as const)('%s: %s', (state, final) =>
    expect(isFinal(state)).toBe(final));
});
