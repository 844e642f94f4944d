import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingLine } from './waiting-line.ts';

describe('waitingLine', () => {
  it('turns away whoever comes when the line is full', async () => {
    const line = waitingLine({ atOnce: 1, longest: 1 });
    const first = Promise.withResolvers<string>();
    const served = [line.run(() => first.promise), line.run(async () => 'second'), line.run(async () => 'third')];
    first.resolve('first');
    expect(await Promise.all(served)).toEqual(['first', 'second', 'full']);
  });

  it('lets some wait only while few do', async () => {
    const line = waitingLine({ atOnce: 1, longest: 9 });
    const first = Promise.withResolvers<string>();
    const served = [line.run(() => first.promise), line.run(async () => 'patient'), line.run(async () => 'hasty', 1)];
    first.resolve('first');
    expect(await Promise.all(served)).toEqual(['first', 'patient', 'full']);
  });

  it('gives the place of a failed work to the next', async () => {
    const line = waitingLine({ atOnce: 1, longest: 1 });
    const failed = line.run(() => Promise.reject(new Error('broken'))).catch((error: Error) => error.message);
    expect([await failed, await line.run(async () => 'next'), line.isIdle()]).toEqual(['broken', 'next', true]);
  });

  it('never runs more at once than it may, and serves everybody', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), async (atOnce, ticks) => {
        const line = waitingLine({ atOnce, longest: 12 });
        let running = 0;
        let most = 0;
        const work = (count: number) => async () => {
          running += 1;
          most = Math.max(most, running);
          for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
          running -= 1;
          return count;
        };
        const served = await Promise.all(ticks.map((count) => line.run(work(count))));
        expect([served, most <= atOnce, line.isIdle()]).toEqual([ticks, true, true]);
      }),
      { numRuns: 50 },
    );
  });
});
