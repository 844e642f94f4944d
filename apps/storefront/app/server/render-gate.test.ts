import { describe, expect, it } from 'vitest';
import { isBusy, renderGate } from './render-gate.ts';

describe('renderGate', () => {
  it('runs no more at once than it was told, and everybody in the end', async () => {
    const gate = renderGate({ atOnce: 2, waiting: 100 });
    let running = 0;
    let most = 0;
    const render = async (place: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return place;
    };
    const done = await Promise.all(Array.from({ length: 20 }, (_, place) => gate(() => render(place))));
    expect([most, done]).toEqual([2, Array.from({ length: 20 }, (_, place) => place)]);
  });

  it('refuses whoever comes when the waiting room is full', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 1 });
    const door = Promise.withResolvers<string>();
    const inside = gate(() => door.promise);
    const waiting = gate(async () => 'second');
    await expect(gate(async () => 'third')).rejects.toSatisfy(isBusy);
    door.resolve('first');
    expect(await Promise.all([inside, waiting])).toEqual(['first', 'second']);
  });

  it('goes on after a render that failed', async () => {
    const gate = renderGate({ atOnce: 1, waiting: 1 });
    await expect(gate(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'yes')).toBe('yes');
  });
});
