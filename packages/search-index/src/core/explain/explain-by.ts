import { conditionOf } from '../query/condition.ts';
import type {
  AppliedFilter,
  EngineQuery,
  ExplainedFilter,
  SearchEngine,
  TextExplanation,
} from '../search-engine.ts';

/** What an engine explains with: its own search, and how one of its products matches a query's text. */
export type ExplainParts = Pick<SearchEngine, 'search'> & {
  explainText: (indexName: string, query: EngineQuery, productId: number) => TextExplanation;
};

/** The explanation of every product when nothing was typed. */
const nothingToMatch: TextExplanation = {
  words: [],
  stopWords: [],
  excess: [],
  isExactSku: false,
  bonus: 0,
  isSoldOut: false,
  score: 1,
};

const everyHit = Number.MAX_SAFE_INTEGER;

/** Returns a test whether one product by itself passes filters. */
const passingAlone =
  ({ search }: ExplainParts, indexName: string, { priceList, id }: { priceList?: string; id: number }) =>
  async (filters: readonly AppliedFilter[]): Promise<boolean> => {
    const itself: AppliedFilter = { attribute: 'id', value: id, scope: 'default' };
    const { total } = await search(indexName, 'product', {
      applied: [itself, ...filters],
      available: [],
      sort: [],
      text: '',
      ...(priceList === undefined ? {} : { priceList }),
      from: 0,
      size: 1,
    });
    return total > 0;
  };

const explainedFilters = async (
  applied: readonly AppliedFilter[],
  passes: (filters: readonly AppliedFilter[]) => Promise<boolean>,
): Promise<ExplainedFilter[]> => {
  const explained: ExplainedFilter[] = [];
  for (const filter of applied) {
    const condition = conditionOf(filter.value);
    if (condition === undefined) continue;
    const isOneOfJoined = filter.scope === 'default' && condition.group === 'one';
    explained.push({ ...filter, holds: await passes([filter]), isOneOfJoined });
  }
  return explained;
};

/**
 * Explains with searches alone, except for the text: a filter holds if a search for the product and the
 * filter finds it.
 */
export const explainBy =
  (parts: ExplainParts): SearchEngine['explain'] =>
  async (indexName, query, productId) => {
    const { priceList, sort, applied } = query;
    const passes = passingAlone(parts, indexName, { id: productId, ...(priceList && { priceList }) });
    if (!(await passes([]))) return undefined;
    const { hits, total } = await parts.search(indexName, 'product', {
      ...query,
      available: [],
      from: 0,
      size: everyHit,
    });
    const place = hits.findIndex((hit) => (hit.id ?? hit.document['id']) === productId);
    const isRandom = sort.some(({ field }) => field === 'random');
    const filters = await explainedFilters(applied, passes);
    return {
      isFound: place >= 0,
      rank: place < 0 || isRandom ? null : place + 1,
      total,
      score: hits[place]?.score ?? null,
      text: query.text === '' ? nothingToMatch : parts.explainText(indexName, query, productId),
      filters,
      hasFittingVariant: await passes(filters.filter(({ scope, holds }) => scope === 'catalog' && holds)),
    };
  };
