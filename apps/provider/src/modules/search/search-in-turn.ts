import type { SearchEntity } from '@dijla/contract/client';
import { networkOf } from '../../http/limits/network-of.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '../../read-model/engine/search-engine.ts';
import { type TurnBounds, turnsOf } from '../../turns.ts';

/** Searches of this kind take some seconds of a large catalogue; one network has half of their turns and places. */
const usualTurns: TurnBounds = {
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
  /** The caller's. */ address: string;
};

/** Asks the engine; of searches that look at many documents a few at once, networks in rotation, and not for a caller who has gone. */
export const searchInTurn = (
  bounds: Partial<TurnBounds> = {},
): ((engine: SearchEngine, asked: Asked) => Promise<EngineAnswer | Refusal>) => {
  const turns = turnsOf({ ...usualTurns, ...bounds });
  return async (engine, { indexName, entity, query, gone: goneOf, address }) => {
    if (entity !== 'product' || engine.looksAtMany?.(indexName, query) !== true)
      return engine.search(indexName, entity, query);
    const gone = goneOf();
    const endTurn = await turns.take(gone, networkOf(address));
    if (endTurn === null) return refusal('request.busy');
    try {
      return await engine.search(indexName, entity, query, gone);
    } catch (error) {
      if (gone.aborted) return refusal('request.busy');
      throw error;
    } finally {
      endTurn();
    }
  };
};
