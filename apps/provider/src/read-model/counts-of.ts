import type { Buckets } from '@dijla/contract/client';
import type { EngineAnswer } from './search-engine.ts';

const decoder = new TextDecoder();

/** An answer's counts by name as objects; undefined when none were asked for. */
export const countsOf = ({ aggregations }: Pick<EngineAnswer, 'aggregations'>): Record<string, Buckets> | undefined =>
  (aggregations instanceof Uint8Array ? JSON.parse(decoder.decode(aggregations)) as Record<string, Buckets> : aggregations);
