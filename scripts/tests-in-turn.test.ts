import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  calls,
  everyRun,
  everyThirdRun,
  filesLeftOut,
  journeys,
  leftToTheNext,
  runsForAll,
} from './tests-in-turn.ts';

const root = join(import.meta.dirname, '..');

describe.each([
  ['journeys', journeys, 0.35],
  ['tests of calls', calls, 0.8],
] as const)('%s in turn', (_, kind, share) => {
  const all = kind.all(root);

  it('are all taken by runs after each other, and each run leaves some', () => {
    const taken = (seed: number) => {
      const left = new Set(leftToTheNext(kind, root, seed));
      return all.filter((name) => !left.has(name));
    };
    const runs = Array.from({ length: runsForAll }, (__, run) => taken(7 + run));
    expect([...new Set(runs.flat())].toSorted()).toEqual(all);
    for (const run of runs) expect(run.length).toBeLessThan(all.length * share);
  });

  it('leave those of every run to none', () => {
    const kept = all.filter(kind.isInEveryRun);
    expect(kept.length).toBeGreaterThan(8);
    for (let seed = 0; seed < runsForAll; seed += 1)
      expect(leftToTheNext(kind, root, seed).filter(kind.isInEveryRun)).toEqual([]);
  });

  it('are all taken where nothing or everything is asked for', () => {
    expect(filesLeftOut(kind, root, {})).toEqual([]);
    expect(filesLeftOut(kind, root, { TEST_SEED: '3', TEST_ALL: '1' })).toEqual([]);
    const [first = ''] = filesLeftOut(kind, root, { TEST_SEED: '3' });
    expect(existsSync(join(root, first))).toBe(true);
  });
});

it('every run walks journeys that are there', () => {
  const all = journeys.all(root);
  expect(all.filter(journeys.isInEveryRun)).toHaveLength(everyRun.length);
  expect(all).toEqual(expect.arrayContaining([...journeys.everyThirdRun]));
  expect(journeys.everyThirdRun).toHaveLength(everyThirdRun.length);
});
