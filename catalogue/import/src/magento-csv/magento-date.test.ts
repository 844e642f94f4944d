import { describe, expect, it } from 'vitest';
import { magentoDate } from './magento-date.ts';

describe('magentoDate', () => {
  it.each([
    ['3/14/24, 9:12 AM', '2024-03-14 09:12'],
    ['3/14/24, 12:05 AM', '2024-03-14 00:05'],
    ['12/1/2025, 9:12\u202fPM', '2025-12-01 21:12'],
    ['3/4/24', '2024-03-04'],
    ['14/3/24', '2024-03-14'],
    ['3/14/24 21:12', '2024-03-14 21:12'],
    ['2030-05-01', '2030-05-01'],
    ['2030-05-01 10:00:00', '2030-05-01 10:00:00'],
    ['soon', 'soon'],
    ['', ''],
  ])('reads %j as %j', (cell, date) => {
    expect(magentoDate(cell)).toBe(date);
  });
});
