import { describe, expect, it } from 'vitest';
import {
  isSessionOver,
  maxNetworkTaskAttempts,
  refreshWait,
  type RefreshLock,
  type TokenVerdict,
  verdictOnToken,
} from './refresh-lock.ts';

const cases: readonly (readonly [RefreshLock, number, TokenVerdict])[] = [
  [0, 0, 'refresh'],
  [0, 1, 'give-up'],
  [0, 2, 'give-up'],
  [1, 0, 'wait'],
  [1, 1, 'wait'],
  [-1, 0, 'refuse'],
  [-1, 1, 'refuse'],
];

describe('verdictOnToken', () => {
  it.each(cases)('with the lock at %i after %i refreshes comes to %s', (lock, attempts, verdict) => {
    expect(verdictOnToken({ lock, attempts })).toBe(verdict);
  });

  it('waits a second for a refresh under way, and refreshes once for a call', () => {
    expect([refreshWait, maxNetworkTaskAttempts]).toEqual([1_000, 1]);
  });
});

describe('isSessionOver', () => {
  it.each([
    [401, 'Invalid refresh token provided', true],
    [403, 'Your account was disabled.', true],
    [400, '', true],
    [500, 'No refresh token provided', true],
    [500, 'Invalid refresh token provided', true],
    [500, 'Something went wrong. Please try again.', false],
    [503, 'We’re very busy right now.', false],
    [429, 'Too many attempts.', false],
  ])('takes %i %s for it: %s', (status, text, isOver) => {
    expect(isSessionOver({ status, text })).toBe(isOver);
  });
});
