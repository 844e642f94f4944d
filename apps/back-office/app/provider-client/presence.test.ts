import { expect, it } from 'vitest';
import { awayAfterMs, isPresent, noteTouch } from './presence.ts';

it('takes nobody to be there after ten minutes without a touch, and says who comes back', () => {
  expect(noteTouch(1000)).toBe(false);
  expect(isPresent(1000 + awayAfterMs - 1)).toBe(true);
  expect(isPresent(1000 + awayAfterMs)).toBe(false);
  expect(noteTouch(1000 + awayAfterMs)).toBe(true);
  expect(isPresent(1001 + awayAfterMs)).toBe(true);
  expect(noteTouch(1002 + awayAfterMs)).toBe(false);
});
