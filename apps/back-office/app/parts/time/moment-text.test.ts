import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { common } from '@dijla/messages/en/desk/common';
import { describe, expect, it } from 'vitest';
import { agoText, momentText } from './moment-text.ts';

const now = wireInstant('2026-11-28T10:00:00Z');
const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');

describe('momentText', () => {
  it.each([
    ['2026-11-28T09:05:00Z', 'today 12:05'],
    ['2026-11-27T21:30:00Z', 'today 00:30'],
    ['2026-11-27T20:59:00Z', 'yesterday 23:59'],
    ['2026-03-01T06:00:00Z', '1 March 09:00'],
    ['2025-12-31T12:00:00Z', '31 December 2025'],
  ])('says %s as %s in Baghdad', (at, said) => {
    expect(plain(momentText(wireInstant(at), { now, words: common.moment }))).toBe(said);
  });
});

describe('agoText', () => {
  it.each([
    [0, '0 min'],
    [59 * 60_000, '59 min'],
    [3_600_000, '1 h'],
    [86_400_000 - 1, '23 h'],
    [86_400_000, '1 day'],
    [50 * 86_400_000, '50 days'],
    [-60_000, '0 min'],
  ])('says %i ms as %s', (past, said) => {
    expect(agoText(now - past, { now, words: common.ago })).toBe(said);
  });
});
