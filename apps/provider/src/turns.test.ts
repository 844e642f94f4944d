import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnsOf } from './turns.ts';

const soon = () => vi.advanceTimersByTimeAsync(0);
const here = new AbortController().signal;
const pending = 'still waiting';
const stateOf = (asked: Promise<(() => void) | null>) => Promise.race([asked, soon().then(() => pending)]);

describe('turnsOf', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets so many in at once, and the next when one has ended, in the order they came', async () => {
    const { take } = turnsOf({ atOnce: 2, waitingAtMost: 8, patienceMs: 1000 });
    const [first, second] = [await take(here), await take(here)];
    const [third, fourth] = [take(here), take(here)];
    expect([await stateOf(third), await stateOf(fourth)]).toEqual([pending, pending]);
    second?.();
    expect([typeof (await stateOf(third)), await stateOf(fourth)]).toEqual(['function', pending]);
    first?.();
    expect(typeof (await fourth)).toBe('function');
  });

  it('counts a turn that is ended twice as one', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await take(here);
    first?.();
    first?.();
    await take(here);
    expect(await stateOf(take(here))).toBe(pending);
  });

  it('gives up after a while, and does not keep the place', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await take(here);
    const second = take(here);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBeNull();
    first?.();
    expect(typeof (await take(here))).toBe('function');
  });

  it('forgets who goes away, in the line or before it', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 1, patienceMs: 1000 });
    const first = await take(here);
    const leaving = new AbortController();
    const second = take(leaving.signal);
    leaving.abort();
    expect([await second, await take(leaving.signal)]).toEqual([null, null]);
    const third = take(here);
    first?.();
    expect(typeof (await third)).toBe('function');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends away whom the line has no room for', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 1, patienceMs: 1000 });
    await take(here);
    void take(here);
    expect(await take(here)).toBeNull();
  });
});
