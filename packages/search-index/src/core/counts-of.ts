import type { Buckets } from '@dijla/contract/client';
import type { Document, EngineAnswer } from './search-engine.ts';

const decoder = new TextDecoder();

/** An answer's counts by name, as objects; undefined when none were requested. */
export const countsOf = ({
  aggregations,
}: Pick<EngineAnswer, 'aggregations'>): Record<string, Buckets> | undefined =>
  aggregations instanceof Uint8Array
    ? (JSON.parse(decoder.decode(aggregations)) as Record<string, Buckets>)
    : aggregations;

/** The definitions of the facets an answer counts; undefined unless all facets were requested. */
export const attributesOf = ({ attributes }: Pick<EngineAnswer, 'attributes'>): Document[] | undefined =>
  attributes instanceof Uint8Array ? (JSON.parse(decoder.decode(attributes)) as Document[]) : attributes;
