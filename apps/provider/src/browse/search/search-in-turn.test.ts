import { describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import type { SemaphoreLimits } from '@dijla/semaphore/fair-semaphore';
import { searchInTurn } from './search-in-turn.ts';

const query = (text: string): EngineQuery => ({
  applied: [],
  available: [],
  sort: [],
  text,
  from: 0,
  size: 1,
});
const answer: EngineAnswer = { hits: [], total: 0 };

/**
 * Returns an engine whose searches other than `quick` run until the test ends them, with a queue of one by
 * default.
 */
const shop = (bounds: Partial<SemaphoreLimits> = { atOnce: 1, waitingAtMost: 1, patienceMs: 60_000 }) => {
  const ends: ((fault?: Error) => void)[] = [];
  const search = vi.fn<SearchEngine['search']>((_, __, { text }, gone) =>
    text === 'quick'
      ? Promise.resolve(answer)
      : new Promise((resolve, reject) => {
          gone?.addEventListener('abort', () => reject(gone.reason));
          ends.push((fault) => (fault === undefined ? resolve(answer) : reject(fault)));
        }),
  );
  const inTurn = searchInTurn(bounds);
  const ask = async (text: string, gone = new AbortController().signal, address = '192.0.2.1') => {
    const found = await inTurn(
      { search, looksAtMany: (_, asked) => asked.text !== 'quick' },
      { indexName: 'iq', entity: 'product', query: query(text), gone: () => gone, address },
    );
    return isRefusal(found) ? found.code : found.total;
  };
  return { ask, ends, search };
};

describe('searchInTurn', () => {
  it('lets few searches look at once, the next when one has ended, and others pass them', async () => {
    const { ask, ends, search } = shop();
    const [first, second] = [ask('slow'), ask('slow')];
    expect([await ask('slow'), await ask('quick'), search.mock.calls.length]).toEqual(['request.busy', 0, 2]);
    ends[0]?.();
    expect(await first).toBe(0);
    await vi.waitFor(() => expect(ends.length).toBe(2));
    ends[1]?.();
    expect(await second).toBe(0);
  });

  it('ends the turn of who has gone, and of a search that fails, which is told', async () => {
    const { ask, ends } = shop();
    const leaving = new AbortController();
    const left = ask('slow', leaving.signal);
    await vi.waitFor(() => expect(ends.length).toBe(1));
    leaving.abort();
    expect(await left).toBe('request.busy');
    const failing = ask('slow');
    await vi.waitFor(() => expect(ends.length).toBe(2));
    ends[1]?.(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    void ask('slow');
    await vi.waitFor(() => expect(ends.length).toBe(3));
  });

  it('leaves a turn to other networks, however many slow searches one of them sends', async () => {
    const { ask, ends } = shop({});
    const answers = Array.from({ length: 9 }, () => ask('slow'));
    await vi.waitFor(() => expect(ends.length).toBe(1));
    expect(await ask('slow')).toBe('request.busy');
    const other = ask('slow', undefined, '192.0.2.2');
    await vi.waitFor(() => expect(ends.length).toBe(2));
    ends[1]?.();
    expect(await other).toBe(0);
    for (let ended = 0; ended < answers.length; ended += 1) {
      ends[ended === 0 ? 0 : ended + 1]?.();
      expect(await answers[ended]).toBe(0);
      await vi.waitFor(() => expect(ends.length).toBe(Math.min(ended + 3, answers.length + 1)));
    }
  });
});
