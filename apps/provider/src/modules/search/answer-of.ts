import type { SearchAnswer, SearchEntity, StandardSearchAnswer } from '@dijla/contract/client';
import { attributesOf, countsOf } from '../../read-model/engine/counts-of.ts';
import type { Document, EngineAnswer, Hit } from '../../read-model/engine/search-engine.ts';
import { compactDocument } from './compact-document.ts';
import { sourceProjection, type SourceLists } from './source-projection.ts';

/** How an answer is written; one that is not compact is nested as Elasticsearch does it. */
export type AnswerForm = { entity: SearchEntity; source: SourceLists; isCompact: boolean };

type CompactHit = SearchAnswer['hits'][number];
type StandardHit = StandardSearchAnswer['hits']['hits'][number];

const nothing: Document = {};

/** How a document is shown: with the fields that are chosen under their full names, under short ones when it is a product (wire §7.6). */
export const shownDocument = ({
  entity,
  source,
  isCompact,
}: AnswerForm): ((document: Document) => Document) => {
  if (source.exclude.includes('*')) return () => nothing;
  const project = sourceProjection(source);
  return entity === 'product' && isCompact ? (document) => compactDocument(project(document)) : project;
};

/** The id of a hit's document; of most hits it is known without making that. */
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

/** How a hit is shown: in the compact answer as its document is, with `_score` merged in, in the standard one as Elasticsearch does (wire §7.6, §14 W1). */
export const shownHit = (form: AnswerForm): ((hit: Hit) => CompactHit | StandardHit) =>
  form.isCompact ? compactHit(form) : standardHit(form);

/** Aggregations when some were asked for, with the definitions of their attributes when all were. */
export const countsIn = (found: EngineAnswer): Pick<SearchAnswer, 'aggregations' | 'attribute_metadata'> => {
  const [aggregations, attributes] = [countsOf(found), attributesOf(found)];
  return {
    ...(aggregations === undefined ? {} : { aggregations }),
    ...(attributes === undefined ? {} : { attribute_metadata: attributes }),
  };
};

/** The flat answer of wire §7.6, or the nested one of §14 W1; `total` is a number in both. */
export const answerOf = (found: EngineAnswer, form: AnswerForm): SearchAnswer | StandardSearchAnswer => {
  if (form.isCompact)
    return { hits: found.hits.map(compactHit(form)), total: found.total, ...countsIn(found) };
  return { hits: { total: found.total, hits: found.hits.map(standardHit(form)) }, ...countsIn(found) };
};
