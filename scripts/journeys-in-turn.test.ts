import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allJourneys, everyRun, filesLeftOut, leftToTheNext } from './journeys-in-turn.ts';

const root = join(import.meta.dirname, '..');
const journeys = allJourneys(root);

describe('journeys in turn', () => {
  it('are all walked by two runs after each other', () => {
    const walked = (seed: number) => {
      const left = new Set(leftToTheNext(journeys, seed));
      return journeys.filter((name) => !left.has(name));
    };
    expect([...new Set([...walked(7), ...walked(8)])].toSorted()).toEqual(journeys);
    expect(walked(7).length).toBeLessThan(journeys.length * 0.7);
  });

  it('leave those of every run to none', () => {
    expect(journeys).toEqual(expect.arrayContaining([...everyRun]));
    for (const name of everyRun)
      expect([...leftToTheNext(journeys, 0), ...leftToTheNext(journeys, 1)]).not.toContain(name);
  });

  it('are all walked where nothing or everything is asked for', () => {
    expect(filesLeftOut(root, {})).toEqual([]);
    expect(filesLeftOut(root, { TEST_SEED: '3', TEST_ALL: '1' })).toEqual([]);
    expect(filesLeftOut(root, { TEST_SEED: '3' })[0]).toMatch(/^testing\/e2e\/journeys\/.+\.e2e\.ts$/);
  });
});
