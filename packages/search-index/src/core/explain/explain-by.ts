import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { conditionOf } from '../query/condition.ts';
import type {
  AppliedFilter,
  EngineQuery,
  ExplainedFilter,
  SearchEngine,
  TextExplanation,
} from '../search-engine.ts';
import { rankedScore } from '../ranking/ranked-score.ts';
import { type RankedText, rankedText, type SearchRanking } from '../ranking/search-ranking.ts';

/**
 * What an engine explains with: its own search, what it knows of single texts, and how one of its products matches a
 * query's text by its words.
 */
export type ExplainParts = Pick<SearchEngine, 'search'> & {
  ranking: (trial: EngineQuery['trial']) => SearchRanking;
  explainText: (
    indexName: string,
    query: EngineQuery,
    productId: number,
  ) => TextExplanation | Promise<TextExplanation>;
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

/** Returns an explanation with what is known of the text. */
const withRanking = (
  text: TextExplanation,
  ranked: RankedText | undefined,
  productId: number,
): TextExplanation => {
  if (ranked === undefined) return text;
  const factor = ranked.clicked.get(productId);
  return {
    ...text,
    ...(factor === undefined || text.score === 0 ? {} : { clicked: factor }),
    score: rankedScore(text.score, productId, ranked),
  };
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
    const { priceList, sort, applied, text, trial } = query;
    const ranked = text === '' ? undefined : rankedText(parts.ranking(trial), indexName, foldedText(text));
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
    const pin = ranked?.pins.find(({ id }) => id === productId);
    const filters = await explainedFilters(applied, passes);
    return {
      isFound: place >= 0,
      rank: place < 0 || isRandom ? null : place + 1,
      ...(pin === undefined || sort.length > 0 ? {} : { pinnedAt: pin.place }),
      total,
      score: hits[place]?.score ?? null,
      text:
        text === ''
          ? nothingToMatch
          : withRanking(await parts.explainText(indexName, query, productId), ranked, productId),
      filters,
      hasFittingVariant: await passes(filters.filter(({ scope, holds }) => scope === 'catalog' && holds)),
    };
  };
