import { describe, expect, it } from 'vitest';
import { kneeOf } from './knee.ts';
import type { Step } from './open-loop.ts';

const step = (offered: number, p99: number, changes: Partial<Step> = {}): Step => ({
  offered,
  p50: p99 / 2,
  p99,
  answered: offered,
  failed: 0,
  ...changes,
});
const inTime = { p99Ms: 100, seconds: 10 };

describe('kneeOf', () => {
  it.each<[string, Step[], number | undefined]>([
    ['the last in time', [step(10, 20), step(20, 90), step(40, 400)], 20],
    [
      'the last before the first that is late, whatever comes after',
      [step(10, 20), step(20, 101), step(40, 30)],
      10,
    ],
    ['the highest there is, where all are in time', [step(10, 20), step(20, 30)], 20],
    ['none, where the first is late', [step(10, 500)], undefined],
    ['none of which too many failed', [step(10, 20), step(20, 20, { failed: 3 })], 10],
    ['none that fell behind', [step(10, 20), step(20, 20, { answered: 17 })], 10],
    ['none, of none', [], undefined],
    ['none that answered nobody', [step(10, Number.NaN, { answered: 0, failed: 100 })], undefined],
  ])('is %s', (_, steps, offered) => {
    expect(kneeOf(steps, inTime)?.offered).toBe(offered);
  });
});
