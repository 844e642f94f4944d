import { describe, expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

describe('createMutex', () => {
  it('starts work only when the work before it has ended, in the order of the calls', async () => {
    const inOrder = createMutex();
    const log: string[] = [];
    const first = Promise.withResolvers<void>();
    const done = Promise.all([
      inOrder(async () => {
        log.push('first starts');
        await first.promise;
        log.push('first ends');
      }),
      inOrder(async () => log.push('second starts')),
      inOrder(async () => log.push('third starts')),
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['first starts']);
    first.resolve();
    await done;
    expect(log).toEqual(['first starts', 'first ends', 'second starts', 'third starts']);
  });

  it('passes a failure to its caller and goes on with the next', async () => {
    const inOrder = createMutex();
    const failing = inOrder(() => Promise.reject(new Error('no answer')));
    const next = inOrder(async () => 'done');
    await expect(failing).rejects.toThrow('no answer');
    expect(await next).toBe('done');
  });
});
