import { describe, expect, it } from 'vitest';
import { progressOn } from './import-progress.ts';
import type { Progress } from '../run/run-context.ts';

/**
 * Returns the output for progress steps, or shares of a pass over the files, each with its time in
 * milliseconds.
 */
const written = (
  isTTY: boolean,
  steps: readonly [at: number, progress: Progress | number][],
  columns = 30,
): string[] => {
  const texts: string[] = [];
  let now = 0;
  const progress = progressOn({ isTTY, columns, write: (text) => texts.push(text) }, () => now);
  for (const [at, step] of steps) {
    now = at;
    if (typeof step === 'number') progress.walk(step);
    else progress.show(step);
  }
  progress.end();
  return texts;
};

const reading = (done: number): Progress => ({ stage: 'reading', done });
const applying = (done: number): Progress => ({ stage: 'applying', kind: 'product', done, total: 4000 });

describe('progressOn', () => {
  it('rewrites one line of a terminal, ten times a second at most, and no wider than it is', () => {
    expect(
      written(true, [
        [0, reading(1000)],
        [50, reading(2000)],
        [2000, reading(3000)],
        [2000, applying(1000)],
      ]),
    ).toEqual([
      '\r\u001b[2KReading: 1000',
      '\r\u001b[2KReading: 3000, 1500 a second',
      '\n',
      '\r\u001b[2KImporting product: 1000 of 40',
      '\n',
    ]);
  });

  it('writes a plain line every five seconds elsewhere, and the last', () => {
    expect(
      written(false, [
        [0, applying(1000)],
        [4000, applying(2000)],
        [6000, applying(3000)],
        [8000, applying(4000)],
      ]),
    ).toEqual([
      'Importing product: 3000 of 4000, about 2 s left, 500 a second\n',
      'Importing product: 4000 of 4000, 500 a second\n',
    ]);
  });

  it('says how long is left, of a walk over the files by what is read of them', () => {
    const minutes = applying(100);
    expect(
      written(
        true,
        [
          [0, 0.5],
          [500, 1],
          [600, 0.1],
          [700, 0.2],
          [2600, 0.5],
          [2600, reading(500)],
          [3000, minutes],
          [18_000, minutes],
        ],
        100,
      ),
    ).toEqual([
      '\r\u001b[2KLooking through the files: 50 %',
      '\r\u001b[2KLooking through the files: 100 %',
      '\r\u001b[2KLooking through the files: 10 %',
      '\r\u001b[2KLooking through the files: 20 %',
      '\r\u001b[2KLooking through the files: 50 %',
      '\n',
      '\r\u001b[2KReading: 500, 50 %, about 2 s left',
      '\n',
      '\r\u001b[2KImporting product: 100 of 4000',
      '\r\u001b[2KImporting product: 100 of 4000, about 10 min left, 7 a second',
      '\n',
    ]);
  });
});
