import { describe, expect, it } from 'vitest';
import { isOpenAt } from './is-open-at.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

describe('isOpenAt', () => {
  it.each([
    ['is always open without bounds', null, null, true],
    ['includes its first instant', '2026-11-20T12:00:00Z', null, true],
    ['is closed before its first instant', '2026-11-20T12:00:00.001Z', null, false],
    ['excludes its last instant', null, '2026-11-20T12:00:00Z', false],
    ['is open up to its last instant', null, '2026-11-20T12:00:00.001Z', true],
    ['is open between', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', true],
    ['is never open when it ends as it begins', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', false],
  ])('%s', (_, from, until, open) => expect(isOpenAt({ from, until }, noon)).toBe(open));
});
