import { describe, expect, it } from 'vitest';
import { plainOfBuyer } from './plain-of-buyer.ts';

describe('plainOfBuyer', () => {
  it.each([
    ['نور', 'نور'],
    ['د. علي', 'د. علي'],
    [' Mary Ann ', 'Mary Ann'],
    ['St. John', 'St. John'],
    ['شارع 62، محلة 4.5', 'شارع 62، محلة 4.5'],
    ['Your card was charged. Cancel: https://evil.example/cancel', ''],
    ['cancel at evil.example/cancel', ''],
    ['evil.com', ''],
    ['WWW.evil', ''],
    ['me@evil.iq', ''],
    ['evil。example/pay', ''],
    ['evil.\u200Bexample', ''],
    ['192.0.2.7/pay', ''],
    ['x'.repeat(101), `${'x'.repeat(100)}…`],
  ])('of %s', (text, said) => {
    expect(plainOfBuyer(text)).toBe(said);
  });
});
