import { attributesOf, countsOf } from './counts-of.ts';
import type { EngineAnswer } from './search-engine.ts';

/** An answer with the documents of its hits resolved and its counts as objects. */
export const comparableAnswer = ({ hits, total, aggregations, attributes }: EngineAnswer): EngineAnswer => ({
  hits: hits.map(({ document, score }) => ({ document, score })),
  total,
  ...(aggregations && { aggregations: countsOf({ aggregations }) ?? {} }),
  ...(attributes && { attributes: attributesOf({ attributes }) ?? [] }),
});
