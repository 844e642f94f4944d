import { describe, expect, it } from 'vitest';
import { isCalendarDate, writtenDate } from './is-calendar-date.ts';

describe('isCalendarDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-12-31', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['28-2-2026', false],
    ['2026-2-8', false],
    ['2026-02-28T00:00:00Z', false],
    ['', false],
  ])('%s: %s', (text, isDate) => expect(isCalendarDate(text)).toBe(isDate));
});

describe('writtenDate', () => {
  it('puts the day first and no zeros before', () => expect(writtenDate('2026-02-08')).toBe('8-2-2026'));
});
