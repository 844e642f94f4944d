import fc from 'fast-check';
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

  it('gives one caller no more than its share of turns, though others are free', async () => {
    const { take } = turnsOf({ atOnce: 3, waitingAtMost: 8, patienceMs: 1000, atOnceOfOne: 2 });
    const first = await take(here, 'a');
    await take(here, 'a');
    const third = take(here, 'a');
    expect([await stateOf(third), typeof (await take(here, 'b'))]).toEqual([pending, 'function']);
    first?.();
    expect(typeof (await third)).toBe('function');
  });

  it('refuses a caller whose places are taken, and nobody else', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000, waitingOfOneAtMost: 2 });
    await take(here, 'a');
    const waiting = [take(here, 'a'), take(here, 'a')];
    expect(await take(here, 'a')).toBeNull();
    const other = take(here, 'b');
    expect([await stateOf(other), await stateOf(waiting[0] ?? other)]).toEqual([pending, pending]);
  });

  it('serves callers in rotation, however many requests one of them has in line', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 100, patienceMs: 1000 });
    const served: string[] = [];
    const ask = async (caller: string) => {
      const endTurn = await take(here, caller);
      served.push(caller);
      await soon();
      endTurn?.();
    };
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask));
    expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('gives the place of a request that went away to the next of its caller', async () => {
    const { take } = turnsOf({ atOnce: 1, waitingAtMost: 8, patienceMs: 1000, waitingOfOneAtMost: 1 });
    const first = await take(here, 'a');
    const leaving = new AbortController();
    const left = take(leaving.signal, 'a');
    leaving.abort();
    expect(await left).toBeNull();
    const next = take(here, 'a');
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
        const { take } = turnsOf(bounds);
        const waiting: { caller: string; leave: () => void }[] = [];
        const running: { caller: string; end: () => void }[] = [];
        const ask = async (caller: string) => {
          const gone = new AbortController();
          const asked = { caller, leave: () => gone.abort() };
          waiting.push(asked);
          const end = await take(gone.signal, caller);
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
