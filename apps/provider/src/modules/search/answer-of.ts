import type { SearchAnswer, SearchEntity } from '@dijla/contract/client';
import type { Document, EngineAnswer, Hit } from '../../read-model/search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection, type SourceLists } from './source-projection.ts';

export type AnswerForm = { entity: SearchEntity; source: SourceLists; isCompact: boolean };

type ShownHit = SearchAnswer['hits'][number];

/** How a hit is shown: with the fields that are chosen under their full names, under short ones when it is a product, and `_score` merged in (wire §7.6). */
export const shownHit = ({ entity, source, isCompact }: AnswerForm): ((hit: Hit) => ShownHit) => {
  if (source.exclude.includes('*')) return ({ score }) => ({ _score: score });
  const project = sourceProjection(source);
  const shorten = entity === 'product' && isCompact ? compactDocument : (document: Document) => document;
  return ({ document, score }) => ({ ...shorten(project(document)), _score: score });
};

/** All of an answer but its hits: `total` a number, aggregations only when asked, with the definitions of their attributes when all were. */
export const restOf = ({ total, aggregations, attributes }: EngineAnswer): Omit<SearchAnswer, 'hits'> => ({
  total,
  ...(aggregations === undefined ? {} : { aggregations }),
  ...(attributes === undefined ? {} : { attribute_metadata: attributes }),
});

/** The flat answer of wire §7.6. */
export const answerOf = (found: EngineAnswer, form: AnswerForm): SearchAnswer => ({ hits: found.hits.map(shownHit(form)), ...restOf(found) });
