import type { SearchAnswer, SearchEntity } from '@dijla/contract/client';
import type { Document, EngineAnswer } from '../../read-model/search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection, type SourceLists } from './source-projection.ts';

export type AnswerForm = { entity: SearchEntity; source: SourceLists; isCompact: boolean };

/**
 * The flat answer of wire §7.6: documents with `_score` merged in, `total` a number, aggregations only when asked, with the definitions of
 * their attributes when all were. Fields are chosen
 * under their full names, then products get short ones.
 */
export const answerOf = ({ hits, total, aggregations, attributes }: EngineAnswer, { entity, source, isCompact }: AnswerForm): SearchAnswer => {
  const project = sourceProjection(source);
  const isBare = source.exclude.includes('*');
  const shorten = entity === 'product' && isCompact ? compactDocument : (document: Document) => document;
  return {
    hits: hits.map(({ document, score }) => (isBare ? { _score: score } : { ...shorten(project(document)), _score: score })),
    total,
    ...(aggregations === undefined ? {} : { aggregations }),
    ...(attributes === undefined ? {} : { attribute_metadata: attributes }),
  };
};
