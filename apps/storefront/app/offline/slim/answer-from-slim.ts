import type { SearchAnswer, SearchEntity } from '@dijla/contract/client';
import { answerOf } from '@dijla/search-index/core/answers/answer-of';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import type {
  AppliedFilter,
  Document,
  EngineAnswer,
  SearchEngine,
} from '@dijla/search-index/core/search-engine';
import { isWholeInSlim } from '@dijla/search-index/core/slim/slim-document';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import type { ReadAnswer } from '../../provider-client/read-call.ts';
import type { SlimRead } from './slim-messages.ts';

/** The engine of one store view's slim catalogue: it has one index, whatever its name. */
const index = 'slim';

/** What a slim catalogue has; pages, texts and reviews it has not. */
const held: ReadonlySet<SearchEntity> = new Set(['product', 'category', 'attribute']);

/** Attributes by which pages ask for one product or category. */
const names: ReadonlySet<string> = new Set(['url_path', 'slug', 'sku', 'configurable_children.sku']);

/** The only value of the filter by which one thing is asked for by its name; null for a listing. */
const nameAsked = ({ request }: CatalogQuery): { attribute: string; value: unknown } | null => {
  for (const { attribute, value } of request._appliedFilters ?? [])
    if (names.has(attribute) && typeof value === 'object' && value !== null && 'eq' in value)
      return { attribute, value: value.eq };
  return null;
};

const isCategoryAt = async (engine: SearchEngine, urlPath: unknown): Promise<boolean> => {
  const applied: AppliedFilter[] = [{ attribute: 'url_path', value: { eq: urlPath }, scope: 'default' }];
  const asked = { applied, available: [], sort: [], text: '', from: 0, size: 1 };
  return (await engine.search(index, 'category', asked)).total > 0;
};

/** Whether a page may show the product, which it asks for with all its members. */
const isShowable = (document: Document, { include = [] }: CatalogQuery): boolean =>
  include.length > 0 || isWholeInSlim(document);

/**
 * Whether what was found is an answer. A product or category that was asked for by its name and not found may exist
 * all the same; only the path of a category has no product.
 */
const isAnswer = async (
  engine: SearchEngine,
  { entity, query }: { entity: SearchEntity; query: CatalogQuery },
  found: EngineAnswer,
): Promise<boolean> => {
  const named = nameAsked(query);
  if (named === null) return true;
  const [first] = found.hits;
  if (first !== undefined) return entity !== 'product' || isShowable(first.document, query);
  return entity === 'product' && named.attribute === 'url_path' && isCategoryAt(engine, named.value);
};

/** Answers a search of a page by the engine of a slim catalogue; null where it has no answer. */
export const searchInSlim = async (
  engine: SearchEngine,
  entity: SearchEntity,
  query: CatalogQuery,
): Promise<SearchAnswer<WireDocument> | null> => {
  if (!held.has(entity)) return null;
  const { request, size, from = 0, include = [], exclude = [] } = query;
  const paging = { from: String(from), size: String(size), sort: undefined };
  const found = await engine.search(index, entity, engineQueryOf(request, paging));
  if (!(await isAnswer(engine, { entity, query }, found))) return null;
  const form = { entity, source: { include, exclude }, isCompact: true };
  return answerOf(found, form) as SearchAnswer<WireDocument>;
};

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
] as const;

/** As many as the provider suggests. */
const limit = { words: 4, products: 0, categories: 0, brands: 3 } as const;

/** Answers what a page asks of a typed text besides a search, as the provider does. */
export const readInSlim = async (
  engine: SearchEngine,
  name: SlimRead,
  term: string,
): Promise<ReadAnswer<SlimRead>> => {
  if (name === 'catalog/suggest') {
    const {
      words,
      brands,
      corrected = null,
    } = await engine.suggest(index, term, {
      limit,
      among: { product: listed, category: [] },
    });
    const result = {
      words: words.map(({ text, count }) => ({ text, count })),
      brands: brands.map(({ label, count }) => ({ label, count })),
      corrected,
    };
    return { result, meta: undefined } as ReadAnswer<'catalog/suggest'>;
  }
  const {
    corrected = null,
    options,
    price,
    missing,
    shorter,
  } = await engine.understand(index, term, {
    among: listed,
  });
  const filters = options.map((option) => ({ ...option, values: [...option.values] }));
  const result = {
    corrected,
    filters:
      price === undefined ? filters : [...filters, { attribute: 'price', label: '', values: [], ...price }],
    missing: [...missing],
    shorter: [...shorter],
    page: null,
  };
  return { result, meta: undefined } as ReadAnswer<'catalog/understand'>;
};
