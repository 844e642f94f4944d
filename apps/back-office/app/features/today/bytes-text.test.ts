import { expect, it } from 'vitest';
import { bytesText } from './bytes-text.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1550, '1.6 kB'],
  [21_400_000_000, '21 GB'],
  [1_500_000_000_000, '1.5 TB'],
  [4e15, '4000 TB'],
])('bytesText writes %i as %s', (bytes, text) => {
  expect(
    bytesText(bytes)
      .replaceAll(/[\u2066\u2069]/g, '')
      .replace('\u00a0', ' '),
  ).toBe(text);
});
