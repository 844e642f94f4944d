import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairSemaphore } from './fair-semaphore.ts';

const soon = () => vi.advanceTimersByTimeAsync(0);
const here = new AbortController().signal;
const pending = 'still waiting';
const stateOf = (asked: Promise<(() => void) | null>) => Promise.race([asked, soon().then(() => pending)]);

describe('fairSemaphore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets so many in at once, and the next when one has ended, in the order they came', async () => {
    const { acquire } = fairSemaphore({ atOnce: 2, waitingAtMost: 8, patienceMs: 1000 });
    const [first, second] = [await acquire(here), await acquire(here)];
    const [third, fourth] = [acquire(here), acquire(here)];
    expect([await stateOf(third), await stateOf(fourth)]).toEqual([pending, pending]);
    second?.();
    expect([typeof (await stateOf(third)), await stateOf(fourth)]).toEqual(['function', pending]);
    first?.();
    expect(typeof (await fourth)).toBe('function');
  });

  it('counts a turn that is ended twice as one', async () => {
    const { acquire } = fairSemaphore({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await acquire(here);
    first?.();
    first?.();
    await acquire(here);
    expect(await stateOf(acquire(here))).toBe(pending);
  });

  it('gives up after a while, and does not keep the place', async () => {
    const { acquire } = fairSemaphore({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000 });
    const first = await acquire(here);
    const second = acquire(here);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBeNull();
    first?.();
    expect(typeof (await acquire(here))).toBe('function');
  });

  it('forgets who goes away, in the line or before it', async () => {
    const { acquire } = fairSemaphore({ atOnce: 1, waitingAtMost: 1, patienceMs: 1000 });
    const first = await acquire(here);
    const leaving = new AbortController();
    const second = acquire(leaving.signal);
    leaving.abort();
    expect([await second, await acquire(leaving.signal)]).toEqual([null, null]);
    const third = acquire(here);
    first?.();
    expect(typeof (await third)).toBe('function');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends away whom the line has no room for', async () => {
    const { acquire } = fairSemaphore({ atOnce: 1, waitingAtMost: 1, patienceMs: 1000 });
    await acquire(here);
    void acquire(here);
    expect(await acquire(here)).toBeNull();
  });

  it('mend 2: gives one caller no more than its share of turns, though others are free', async () => {
    const { acquire } = fairSemaphore({ atOnce: 3, waitingAtMost: 8, patienceMs: 1000, atOnceOfOne: 2 });
    const first = await acquire(here, 'a');
    await acquire(here, 'a');
    const third = acquire(here, 'a');
    expect([await stateOf(third), typeof (await acquire(here, 'b'))]).toEqual([pending, 'function']);
    first?.();
    expect(typeof (await third)).toBe('function');
  });

  it('mend 2: refuses a caller whose places are taken, and nobody else', async () => {
    const { acquire } = fairSemaphore({
      atOnce: 1,
      waitingAtMost: 8,
      patienceMs: 1000,
      waitingOfOneAtMost: 2,
    });
    await acquire(here, 'a');
    const waiting = [acquire(here, 'a'), acquire(here, 'a')];
    expect(await acquire(here, 'a')).toBeNull();
    const other = acquire(here, 'b');
    expect([await stateOf(other), await stateOf(waiting[0] ?? other)]).toEqual([pending, pending]);
  });

  it('mend 2: serves callers in rotation, however many requests one of them has in line', async () => {
    const { acquire } = fairSemaphore({ atOnce: 1, waitingAtMost: 100, patienceMs: 1000 });
    const served: string[] = [];
    const ask = async (caller: string) => {
      const endTurn = await acquire(here, caller);
      served.push(caller);
      await soon();
      endTurn?.();
    };
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask));
    expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('mend 2: gives the place of a request that went away to the next of its caller', async () => {
    const { acquire } = fairSemaphore({
      atOnce: 1,
      waitingAtMost: 8,
      patienceMs: 1000,
      waitingOfOneAtMost: 1,
    });
    const first = await acquire(here, 'a');
    const leaving = new AbortController();
    const left = acquire(leaving.signal, 'a');
    leaving.abort();
    expect(await left).toBeNull();
    const next = acquire(here, 'a');
    first?.();
    expect(typeof (await next)).toBe('function');
  });

  it('hands out every turn it has, whoever asks, leaves and ends in whatever order', async () => {
    const bounds = { atOnce: 3, waitingAtMost: 6, patienceMs: 1000, atOnceOfOne: 2, waitingOfOneAtMost: 3 };
    const step = fc.record({
      act: fc.constantFrom('ask' as const, 'leave' as const, 'end' as const),
      caller: fc.constantFrom('a', 'b', 'c'),
      place: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { acquire } = fairSemaphore(bounds);
        const waiting: { caller: string; leave: () => void }[] = [];
        const running: { caller: string; end: () => void }[] = [];
        const ask = async (caller: string) => {
          const gone = new AbortController();
          const asked = { caller, leave: () => gone.abort() };
          waiting.push(asked);
          const end = await acquire(gone.signal, caller);
          waiting.splice(waiting.indexOf(asked), 1);
          if (end !== null) running.push({ caller, end });
        };
        for (const { act, caller, place } of steps) {
          if (act === 'ask') void ask(caller);
          if (act === 'leave') waiting[place % Math.max(1, waiting.length)]?.leave();
          if (act === 'end') running.splice(place % Math.max(1, running.length), 1)[0]?.end();
          await soon();
          const of = (given: readonly { caller: string }[], one: string) =>
            given.filter((each) => each.caller === one).length;
          expect(running.length).toBeLessThanOrEqual(bounds.atOnce);
          for (const one of ['a', 'b', 'c']) {
            expect(of(running, one)).toBeLessThanOrEqual(bounds.atOnceOfOne);
            const mayBegin = running.length < bounds.atOnce && of(running, one) < bounds.atOnceOfOne;
            expect(of(waiting, one)).toBeLessThanOrEqual(mayBegin ? 0 : bounds.waitingOfOneAtMost);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
