import { describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../http/refusal.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '../../read-model/search-engine.ts';
import { searchInTurn } from './search-in-turn.ts';

const query = (text: string): EngineQuery => ({ applied: [], available: [], sort: [], text, from: 0, size: 1 });
const answer: EngineAnswer = { hits: [], total: 0 };

/** An engine that looks long for whatever is not `quick`, until it is told to end, and a line of one. */
const shop = () => {
  const ends: ((fault?: Error) => void)[] = [];
  const search = vi.fn<SearchEngine['search']>((_, __, { text }, gone) => text === 'quick' ? Promise.resolve(answer) : new Promise((resolve, reject) => {
    gone?.addEventListener('abort', () => reject(gone.reason));
    ends.push((fault) => (fault === undefined ? resolve(answer) : reject(fault)));
  }));
  const inTurn = searchInTurn({ atOnce: 1, waitingAtMost: 1, patienceMs: 60_000 });
  const ask = async (text: string, gone = new AbortController().signal) => {
    const found = await inTurn({ search, looksAtMany: (_, asked) => asked.text !== 'quick' }, { indexName: 'iq', entity: 'product', query: query(text), gone: () => gone });
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
});
