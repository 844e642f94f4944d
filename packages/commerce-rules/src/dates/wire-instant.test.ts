import { describe, expect, it } from 'vitest';
import { isoInstant, wireInstant } from './wire-instant.ts';

describe('wireInstant', () => {
  it.each([
    ['2026-11-28 09:00:00', '2026-11-28T09:00:00.000Z'],
    ['2026-11-28 09:00', '2026-11-28T09:00:00.000Z'],
    ['2026-11-28T09:00:00+03:00', '2026-11-28T06:00:00.000Z'],
  ])('of %s', (text, iso) => expect(isoInstant(wireInstant(text))).toBe(iso));
});
