import { describe, expect, it } from 'vitest';
import { baghdadEnd, baghdadInstant } from './baghdad-instant.ts';

describe('baghdadInstant', () => {
  it.each([
    ['2026-03-01', '2026-02-28T21:00:00.000Z'],
    ['2026-03-01 00:00:00', '2026-02-28T21:00:00.000Z'],
    ['2026-03-01 14:30', '2026-03-01T11:30:00.000Z'],
  ])('takes %s as a moment in Baghdad', (text, instant) => {
    expect(baghdadInstant(text)).toBe(instant);
  });

  it.each(['2026-02-30', '1/2/2026', '2026-13-01', '2026-01-01 25:00', 'soon', ''])('refuses %j', (text) => {
    expect(baghdadInstant(text)).toBeUndefined();
  });
});

describe('baghdadEnd', () => {
  it.each([
    ['2026-03-31', '2026-03-31T21:00:00.000Z'],
    ['2026-03-31 12:00', '2026-03-31T09:00:00.000Z'],
  ])('ends a window given to %s at %s', (text, instant) => {
    expect(baghdadEnd(text)).toBe(instant);
  });
});
