import { describe, expect, it } from 'vitest';
import { offeredSlots } from './offered-slots.ts';

const slots = [
  { code: 'anytime', label: '', until_hour: null },
  { code: 'before2pm', label: '', until_hour: 14 },
  { code: 'after2pm', label: '', until_hour: null },
];

describe('offeredSlots', () => {
  it.each([
    ['today, a minute before it is over', 0, '2026-11-21T10:59:00Z', true],
    ['today, when it is over', 0, '2026-11-21T11:00:00Z', false],
    ['tomorrow, asked for in the evening', 1, '2026-11-21T18:00:00Z', true],
  ])('before 2 pm %s', (_, days, at, isOffered) => {
    const codes = offeredSlots(slots, { days, now: Date.parse(at) }).map(({ code }) => code);
    expect(codes).toEqual(isOffered ? ['anytime', 'before2pm', 'after2pm'] : ['anytime', 'after2pm']);
  });
});
