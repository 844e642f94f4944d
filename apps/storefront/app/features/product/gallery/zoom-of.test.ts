import { describe, expect, it } from 'vitest';
import { bounded, zoomedAt } from './zoom-of.lazy.ts';

const whole = { scale: 1, x: 0, y: 0 };

describe('bounded', () => {
  it.each([
    ['a picture of its own size stays in the middle', { scale: 1, x: 50, y: -50 }, { scale: 1, x: 0, y: 0 }],
    ['never smaller than itself', { scale: 0.5, x: 0, y: 0 }, { scale: 1, x: 0, y: 0 }],
    ['four times at most', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
    ['moved to its edge and no further', { scale: 3, x: 1000, y: -1000 }, { scale: 3, x: 400, y: -400 }],
    ['moved within it', { scale: 3, x: 100, y: 20 }, { scale: 3, x: 100, y: 20 }],
  ])('%s', (_, given, kept) => {
    const { scale, x, y } = bounded(given, 400);
    expect([scale, Math.abs(x) === 0 ? 0 : x, Math.abs(y) === 0 ? 0 : y]).toEqual([
      kept.scale,
      kept.x,
      kept.y,
    ]);
  });
});

describe('zoomedAt', () => {
  it('keeps what lies under the point where it is', () => {
    const { scale, x } = zoomedAt(whole, 2, { x: 100, y: 0 });
    expect((100 - x) / scale).toBe(100);
  });

  it('stops at four times', () =>
    expect(zoomedAt({ scale: 3, x: 0, y: 0 }, 2, { x: 0, y: 0 }).scale).toBe(4));
});
