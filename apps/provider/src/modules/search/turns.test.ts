import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnsOf } from './turns.ts';

const soon = () => vi.advanceTimersByTimeAsync(0);
const pending = 'still waiting';
const stateOf = (asked: Promise<(() => void) | null>) => Promise.race([asked, soon().then(() => pending)]);

describe('turnsOf', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets so many in at once, and the next when one has ended, in the order they came', async () => {
    const { take } = turnsOf({ atOnce: 2, waitingAtMost: 8, patienceMs: 1000 });
    const [first, second] = [await take(), await take()];
    const [third, fourth] = [take(), take()];
    expect([await stateOf(third), await stateOf(fourth)]).toEqual([pending, pending]);
    second?.();
    expect([typeof (await stateOf(third)), await stateOf(fourth)]).toEqual(['function', pending]);
    first?.();
    expect(typeof (await fourth)).toBe('function');
  });

  it('counts a turn that is ended twice as one', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await take();
    first?.();
    first?.();
    await take();
    expect(await stateOf(take())).toBe(pending);
  });

  it('gives up after a while, and does not keep the place', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await take();
    const second = take();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBeNull();
    first?.();
    expect(typeof (await take())).toBe('function');
  });

  it('sends away whom the line has no room for', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 1, patienceMs: 1000 });
    await take();
    void take();
    expect(await take()).toBeNull();
  });
});
