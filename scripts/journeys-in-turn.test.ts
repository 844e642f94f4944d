import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allJourneys, everyRun, filesLeftOut, leftToTheNext, runsForAll } from './journeys-in-turn.ts';

const root = join(import.meta.dirname, '..');
const journeys = allJourneys(root);

describe('journeys in turn', () => {
  it('are all walked by runs after each other', () => {
    const walked = (seed: number) => {
      const left = new Set(leftToTheNext(journeys, seed));
      return journeys.filter((name) => !left.has(name));
    };
    const runs = Array.from({ length: runsForAll }, (_, run) => walked(7 + run));
    expect([...new Set(runs.flat())].toSorted()).toEqual(journeys);
    for (const run of runs) expect(run.length).toBeLessThan(journeys.length * 0.55);
  });

  it('leave those of every run to none', () => {
    expect(journeys).toEqual(expect.arrayContaining([...everyRun]));
    for (const name of everyRun)
      for (let seed = 0; seed < runsForAll; seed += 1)
        expect(leftToTheNext(journeys, seed)).not.toContain(name);
  });

  it('are all walked where nothing or everything is asked for', () => {
    expect(filesLeftOut(root, {})).toEqual([]);
    expect(filesLeftOut(root, { TEST_SEED: '3', TEST_ALL: '1' })).toEqual([]);
    expect(filesLeftOut(root, { TEST_SEED: '3' })[0]).toMatch(/^testing\/e2e\/journeys\/.+\.e2e\.ts$/);
  });
});
