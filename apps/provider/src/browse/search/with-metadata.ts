import { oncePer } from '@dijla/caching/once-per';
import { attributesOf, countsOf } from '@dijla/search-index/core/counts-of';
import { everyAttribute } from '@dijla/search-index/core/query/every-attribute';
import type {
  Document,
  EngineAnswer,
  EngineQuery,
  Hit,
  SearchEngine,
} from '@dijla/search-index/core/search-engine';
import type { AnswerForm } from '@dijla/search-index/core/answers/answer-of';
import { countedMetadata, productMetadata } from './attribute-metadata.ts';
import { sourceProjection } from '@dijla/search-index/core/answers/source-projection';

const member = 'attributes_metadata';

/**
 * Whether documents include their attributes' definitions: all fields are shown, or the listed fields
 * include them.
 */
const isDescribed = oncePer(
  ({ entity, source }: AnswerForm): boolean =>
    entity === 'product' &&
    !source.exclude.includes('*') &&
    member in sourceProjection(source)({ [member]: '' }),
);

/**
 * Whether facets requested by name are counted. When all facets are requested, the engine supplies the
 * definitions itself.
 */
const isCounted = ({ entity }: AnswerForm, { available }: EngineQuery): boolean =>
  entity === 'product' && available.length > 0 && !available.some(({ field }) => field === everyAttribute);

/**
 * Whether a response of this form needs attribute definitions that the engine does not supply (wire §14 W4).
 */
export const needsMetadata = (form: AnswerForm, query: EngineQuery): boolean =>
  isCounted(form, query) || isDescribed(form);

const definitionsIn = async (
  engine: Pick<SearchEngine, 'search'>,
  indexName: string,
): Promise<readonly Document[]> => {
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

/** Returns a hit with definitions, which still builds its document only on access. */
const described = (hit: Hit, metadataOf: (product: Document) => Document[]): Hit => ({
  ...(hit.id === undefined ? {} : { id: hit.id }),
  score: hit.score,
  get document() {
    const { document } = hit;
    return { ...document, [member]: metadataOf(document) };
  },
});

type Asked = {
  engine: Pick<SearchEngine, 'search'>;
  indexName: string;
  query: EngineQuery;
  form: AnswerForm;
};

/**
 * Adds the definitions from which a client labels values with `loadByAttributeMetadata` (wire §14 W4): to
 * counts of facets requested by name, and to documents shown whole. The latter are written from documents,
 * not from cards.
 */
export const withMetadata = async (
  { hits, total, cardsIn, ...found }: EngineAnswer,
  { engine, indexName, query, form }: Asked,
): Promise<EngineAnswer> => {
  // Read before the first await, because the engine may replace them meanwhile.
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
