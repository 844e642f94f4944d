import { describe, expect, it } from 'vitest';
import { meansToClose } from './use-drag-to-close.ts';

describe('meansToClose', () => {
  it.each([
    { by: 250, ms: 2000, height: 600, closes: true },
    { by: 150, ms: 2000, height: 600, closes: false },
    { by: 60, ms: 80, height: 600, closes: true },
    { by: 10, ms: 5, height: 600, closes: false },
    { by: 0, ms: 0, height: 600, closes: false },
  ])('takes $by px in $ms ms on $height px: $closes', ({ closes, ...drag }) => {
    expect(meansToClose(drag)).toBe(closes);
  });
});
