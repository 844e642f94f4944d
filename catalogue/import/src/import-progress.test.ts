import { describe, expect, it } from 'vitest';
import { progressOn } from './import-progress.ts';
import type { Progress } from './run/run-context.ts';

/** What is written for steps given with their time in milliseconds. */
const written = (isTTY: boolean, steps: readonly [at: number, progress: Progress][]): string[] => {
  const texts: string[] = [];
  let now = 0;
  const progress = progressOn({ isTTY, columns: 30, write: (text) => texts.push(text) }, () => now);
  for (const [at, step] of steps) {
    now = at;
    progress.show(step);
  }
  progress.end();
  return texts;
};

const reading = (done: number): Progress => ({ stage: 'reading', done });
const applying = (done: number): Progress => ({ stage: 'applying', kind: 'product', done, total: 4000 });

describe('progressOn', () => {
  it('rewrites one line of a terminal, ten times a second at most, and no wider than it is', () => {
    expect(written(true, [[0, reading(1000)], [50, reading(2000)], [2000, reading(3000)], [2000, applying(1000)]])).toEqual([
      '\r\u001b[2KReading: 1000', '\r\u001b[2KReading: 3000, 1500 a second', '\n', '\r\u001b[2KImporting product: 1000 of 40', '\n',
    ]);
  });

  it('writes a plain line every five seconds elsewhere, and the last', () => {
    expect(written(false, [[0, applying(1000)], [4000, applying(2000)], [6000, applying(3000)], [8000, applying(4000)]])).toEqual([
      'Importing product: 3000 of 4000, 500 a second\n', 'Importing product: 4000 of 4000, 500 a second\n',
    ]);
  });
});
