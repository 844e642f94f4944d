import { oncePer } from '../../once-per.ts';
import { attributesOf, countsOf } from '../../read-model/engine/counts-of.ts';
import { everyAttribute } from '../../read-model/scan/occurring-attributes.ts';
import type {
  Document,
  EngineAnswer,
  EngineQuery,
  Hit,
  SearchEngine,
} from '../../read-model/engine/search-engine.ts';
import type { AnswerForm } from './answer-of.ts';
import { countedMetadata, productMetadata } from './attribute-metadata.ts';
import { sourceProjection } from './source-projection.ts';

const member = 'attributes_metadata';

/** Whether documents are to carry their attributes' definitions: they are shown whole, or the fields that are listed name them. */
const isDescribed = oncePer(
  ({ entity, source }: AnswerForm): boolean =>
    entity === 'product' &&
    !source.exclude.includes('*') &&
    member in sourceProjection(source)({ [member]: '' }),
);

/** Whether facets are counted that were asked for by name: of all of them the engine brings the definitions. */
const isCounted = ({ entity }: AnswerForm, { available }: EngineQuery): boolean =>
  entity === 'product' && available.length > 0 && !available.some(({ field }) => field === everyAttribute);

/** Whether an answer of this form needs definitions of attributes that the engine does not bring (wire §14 W4). */
export const needsMetadata = (form: AnswerForm, query: EngineQuery): boolean =>
  isCounted(form, query) || isDescribed(form);

const definitionsIn = async (engine: SearchEngine, indexName: string): Promise<readonly Document[]> => {
  const { hits } = await engine.search(indexName, 'attribute', {
    applied: [],
    available: [],
    sort: [],
    text: '',
    from: 0,
    size: 10_000,
  });
  return hits.map(({ document }) => document);
};

/** A hit's document is made when it is asked for, as before. */
const described = (hit: Hit, metadataOf: (product: Document) => Document[]): Hit => ({
  ...(hit.id === undefined ? {} : { id: hit.id }),
  score: hit.score,
  get document() {
    const { document } = hit;
    return { ...document, [member]: metadataOf(document) };
  },
});

type Asked = { engine: SearchEngine; indexName: string; query: EngineQuery; form: AnswerForm };

/**
 * Adds what the client labels values by with `loadByAttributeMetadata` (wire §14 W4): to counts of facets that were asked for by name
 * their definitions, to documents that are shown whole those of their attributes. The latter are written of documents, not of cards.
 */
export const withMetadata = async (
  { hits, total, cardsIn, ...found }: EngineAnswer,
  { engine, indexName, query, form }: Asked,
): Promise<EngineAnswer> => {
  // The engine keeps others in the place of these once something is waited for.
  const [counts, attributes] = [countsOf(found), attributesOf(found)];
  const definitions = await definitionsIn(engine, indexName);
  const metadata = isCounted(form, query) && counts ? countedMetadata(definitions, counts) : attributes;
  const metadataOf = productMetadata(definitions);
  return {
    hits: isDescribed(form) ? hits.map((hit) => described(hit, metadataOf)) : hits,
    total,
    ...(counts && { aggregations: counts }),
    ...(metadata && { attributes: metadata }),
    ...(cardsIn && !isDescribed(form) && { cardsIn }),
  };
};
