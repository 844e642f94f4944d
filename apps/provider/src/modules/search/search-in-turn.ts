import type { SearchEntity } from '@dijla/contract/client';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { EngineAnswer, EngineQuery, SearchEngine } from '../../read-model/search-engine.ts';
import { type TurnBounds, turnsOf } from '../../turns.ts';

/** Searches of this kind take some seconds of a large catalogue. */
const usualTurns: TurnBounds = { atOnce: 2, waitingAtMost: 16, patienceMs: 10_000 };

type Asked = { indexName: string; entity: SearchEntity; query: EngineQuery; gone: () => AbortSignal };

/** Asks the engine; of searches that look at many documents a few at once, and not for a caller who has gone. */
export const searchInTurn = (bounds: Partial<TurnBounds> = {}): ((engine: SearchEngine, asked: Asked) => Promise<EngineAnswer | Refusal>) => {
  const turns = turnsOf({ ...usualTurns, ...bounds });
  return async (engine, { indexName, entity, query, gone: goneOf }) => {
    if (entity !== 'product' || engine.looksAtMany?.(indexName, query) !== true) return engine.search(indexName, entity, query);
    const gone = goneOf();
    const endTurn = await turns.take(gone);
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
