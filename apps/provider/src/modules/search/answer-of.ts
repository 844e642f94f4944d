import type { SearchAnswer, SearchEntity } from '@dijla/contract/client';
import { attributesOf, countsOf } from '../../read-model/counts-of.ts';
import type { Document, EngineAnswer, Hit } from '../../read-model/search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection, type SourceLists } from './source-projection.ts';

export type AnswerForm = { entity: SearchEntity; source: SourceLists; isCompact: boolean };

type ShownHit = SearchAnswer['hits'][number];

const nothing: Document = {};

/** How a document is shown: with the fields that are chosen under their full names, under short ones when it is a product (wire §7.6). */
export const shownDocument = ({ entity, source, isCompact }: AnswerForm): ((document: Document) => Document) => {
  if (source.exclude.includes('*')) return () => nothing;
  const project = sourceProjection(source);
  return entity === 'product' && isCompact ? (document) => compactDocument(project(document)) : project;
};

/** How a hit is shown: as its document is, and `_score` merged in. */
export const shownHit = (form: AnswerForm): ((hit: Hit) => ShownHit) => {
  const show = shownDocument(form);
  return ({ document, score }) => ({ ...show(document), _score: score });
};

/** All of an answer but its hits: `total` a number, aggregations only when asked, with the definitions of their attributes when all were. */
export const restOf = (found: EngineAnswer): Omit<SearchAnswer, 'hits'> => {
  const [aggregations, attributes] = [countsOf(found), attributesOf(found)];
  return { total: found.total, ...(aggregations === undefined ? {} : { aggregations }), ...(attributes === undefined ? {} : { attribute_metadata: attributes }) };
};

/** The flat answer of wire §7.6. */
export const answerOf = (found: EngineAnswer, form: AnswerForm): SearchAnswer => ({ hits: found.hits.map(shownHit(form)), ...restOf(found) });
