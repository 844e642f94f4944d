import type { SearchAnswer, SearchEntity, StandardSearchAnswer } from '@dijla/contract/client';
import { attributesOf, countsOf } from '../counts-of.ts';
import type { Document, EngineAnswer, Hit } from '../search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection, type SourceLists } from './source-projection.ts';

/** How a search response is written; one that is not compact is nested as in Elasticsearch. */
export type AnswerForm = { entity: SearchEntity; source: SourceLists; isCompact: boolean };

type CompactHit = SearchAnswer['hits'][number];
type StandardHit = StandardSearchAnswer['hits']['hits'][number];

const nothing: Document = {};

/**
 * Returns a function that reduces a document to the selected fields, with short names for a product in a
 * compact response (wire §7.6).
 */
export const shownDocument = ({
  entity,
  source,
  isCompact,
}: AnswerForm): ((document: Document) => Document) => {
  if (source.exclude.includes('*')) return () => nothing;
  const project = sourceProjection(source);
  return entity === 'product' && isCompact ? (document) => compactDocument(project(document)) : project;
};

/** Returns the id of a hit's document, usually without building the document. */
export const idOf = (hit: Hit): number => hit.id ?? Number(hit.document['id']);

const compactHit = (form: AnswerForm): ((hit: Hit) => CompactHit) => {
  const show = shownDocument(form);
  return ({ document, score }) => ({ ...show(document), _score: score });
};

const standardHit = (form: AnswerForm): ((hit: Hit) => StandardHit) => {
  const show = shownDocument(form);
  return (hit) => ({
    _id: String(idOf(hit)),
    _type: form.entity,
    _score: hit.score,
    _source: show(hit.document),
  });
};

/**
 * Returns a function that formats a hit: in a compact response the document with `_score` merged in,
 * otherwise as in Elasticsearch (wire §7.6, §14 W1).
 */
export const shownHit = (form: AnswerForm): ((hit: Hit) => CompactHit | StandardHit) =>
  form.isCompact ? compactHit(form) : standardHit(form);

/**
 * Returns the aggregations when requested, with the definitions of their attributes when all were requested.
 */
export const countsIn = (found: EngineAnswer): Pick<SearchAnswer, 'aggregations' | 'attribute_metadata'> => {
  const [aggregations, attributes] = [countsOf(found), attributesOf(found)];
  return {
    ...(aggregations === undefined ? {} : { aggregations }),
    ...(attributes === undefined ? {} : { attribute_metadata: attributes }),
  };
};

/** Returns the flat response of wire §7.6, or the nested one of §14 W1; `total` is a number in both. */
export const answerOf = (found: EngineAnswer, form: AnswerForm): SearchAnswer | StandardSearchAnswer => {
  if (form.isCompact)
    return { hits: found.hits.map(compactHit(form)), total: found.total, ...countsIn(found) };
  return { hits: { total: found.total, hits: found.hits.map(standardHit(form)) }, ...countsIn(found) };
};
