import type { SearchEntity } from '@dijla/contract/client';
import { networkOf } from '../../http/limits/network-of.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import { type SemaphoreLimits, fairSemaphore } from '@dijla/semaphore/fair-semaphore';

/**
 * Searches of this kind take several seconds on a large catalog. One network has half of the turns and queue
 * places.
 */
const usualTurns: SemaphoreLimits = {
  atOnce: 2,
  waitingAtMost: 16,
  patienceMs: 10_000,
  atOnceOfOne: 1,
  waitingOfOneAtMost: 8,
};

type Asked = {
  indexName: string;
  entity: SearchEntity;
  query: EngineQuery;
  gone: () => AbortSignal;
  /** Address of the caller. */ address: string;
};

/**
 * Runs searches on the engine. Those that scan many documents run a few at once, rotating among networks,
 * and are dropped when the client disconnects.
 */
export const searchInTurn = (
  bounds: Partial<SemaphoreLimits> = {},
): ((
  engine: Pick<SearchEngine, 'search' | 'looksAtMany'>,
  asked: Asked,
) => Promise<EngineAnswer | Refusal>) => {
  const semaphore = fairSemaphore({ ...usualTurns, ...bounds });
  return async (engine, { indexName, entity, query, gone: goneOf, address }) => {
    if (entity !== 'product' || engine.looksAtMany?.(indexName, query) !== true)
      return engine.search(indexName, entity, query);
    const gone = goneOf();
    const release = await semaphore.acquire(gone, networkOf(address));
    if (release === null) return refusal('request.busy');
    try {
      return await engine.search(indexName, entity, query, gone);
    } catch (error) {
      if (gone.aborted) return refusal('request.busy');
      throw error;
    } finally {
      release();
    }
  };
};
