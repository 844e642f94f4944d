import { describe, expect, it } from 'vitest';
import { backgroundQueue } from './background-queue.ts';

const calm = { longest: 10, isBusy: () => false, onTrouble: () => undefined, pauseMs: 1 };

describe('backgroundQueue', () => {
  it('works off one at a time in the order of asking, each once', async () => {
    const events: string[] = [];
    const done = Promise.withResolvers<void>();
    const queue = backgroundQueue(calm);
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === 'b') done.resolve();
    };
    for (const name of ['a', 'b', 'a']) queue.add(name, work(name));
    await done.promise;
    await queue.close();
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('takes no more than it may hold', async () => {
    const made: string[] = [];
    const done = Promise.withResolvers<void>();
    const queue = backgroundQueue({ ...calm, longest: 2 });
    for (const name of ['a', 'b', 'c'])
      queue.add(name, async () => void (made.push(name) === 2 && done.resolve()));
    await done.promise;
    await queue.close();
    expect(made).toEqual(['a', 'b']);
  });

  it('goes on after a failure, which it tells', async () => {
    const told: unknown[] = [];
    const done = Promise.withResolvers<void>();
    const queue = backgroundQueue({ ...calm, onTrouble: (error) => told.push(error) });
    queue.add('a', () => Promise.reject(new Error('broken')));
    queue.add('b', async () => done.resolve());
    await done.promise;
    await queue.close();
    expect(told).toEqual([new Error('broken')]);
  });

  it('waits while the process is busy', async () => {
    let appearances = 0;
    const done = Promise.withResolvers<number>();
    const queue = backgroundQueue({ ...calm, isBusy: () => (appearances += 1) < 4 });
    queue.add('a', async () => done.resolve(appearances));
    expect(await done.promise).toBe(4);
    await queue.close();
  });

  it('drops what waits when it is closed', async () => {
    const made: string[] = [];
    const queue = backgroundQueue({ ...calm, isBusy: () => true });
    queue.add('a', async () => void made.push('a'));
    await queue.close();
    queue.add('b', async () => void made.push('b'));
    expect(made).toEqual([]);
  });
});
