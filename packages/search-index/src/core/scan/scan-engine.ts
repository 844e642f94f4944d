import type { SearchEntity } from '@dijla/contract/client';
import { explainBy } from '../explain/explain-by.ts';
import type {
  Document,
  EngineAnswer,
  EngineQuery,
  Hit,
  SearchEngine,
  SuggestedWord,
  TextExplanation,
} from '../search-engine.ts';
import { suggestBy, type ToComplete } from '../suggest/suggest-by.ts';
import { isInThousands, labelBooks } from '../text/matching/labels-in.ts';
import { typedText } from '../text/matching/typed-text.ts';
import { withPrice } from '../text/matching/with-price.ts';
import { rankedScore } from '../ranking/ranked-score.ts';
import { type RankedText, rankedText, withPins } from '../ranking/search-ranking.ts';
import { wordsInForce } from '../words/words-in-force.ts';
import { catalogFilters, isPassing, judged } from './catalog-filters.ts';
import { defaultFilters } from './default-filters.ts';
import { facetCounts } from './facet-counts.ts';
import { everyAttribute } from '../query/every-attribute.ts';
import { countedFacets, occurringAttributes } from './occurring-attributes.ts';
import { type CompareTexts, inOrder } from './sort-order.ts';
import { understandBy } from '../understand/understand-by.ts';
import { spelledWord } from '../suggest/completions.ts';
import { fieldReaderOf } from '../query/field-values.ts';
import { nameWords } from '../text/matching/name-words.ts';
import { completionsIn } from './completions-in.ts';
import { type Names, namesOf, type TextMatch, textMatch } from './text-match.ts';

/**
 * The input of the scan: the current documents of one index and entity, ordered by id. Documents that the
 * query excludes may be missing.
 */
export type ScanSource = {
  documents: (indexName: string, entity: SearchEntity, query: EngineQuery) => readonly Document[];
  /** Returns the names of indexes with the same products in other languages; absent where there are none. */
  translations?: (indexName: string) => readonly string[];
  /** Returns the lower bounds of the price facet's ranges in major units. */
  priceSteps: (indexName: string) => readonly number[];
  compareNames: (indexName: string) => CompareTexts;
  random: () => number;
};

type Scored = { document: Document; score: number };

const scored = (
  documents: readonly Document[],
  match: TextMatch | undefined,
  ranked: RankedText | undefined,
): Scored[] => {
  if (match === undefined) return documents.map((document) => ({ document, score: 1 }));
  const scoreOf = (document: Document): number => {
    const score = match.scoreOf(document);
    return ranked === undefined ? score : rankedScore(score, Number(document['id']), ranked);
  };
  return documents
    .map((document) => ({ document, score: scoreOf(document) }))
    .filter(({ score }) => score > 0);
};

const ordered = (
  hits: readonly Scored[],
  { sort }: EngineQuery,
  order: { compareNames: CompareTexts; random: () => number; ranked: RankedText | undefined },
): Hit[] => {
  if (sort.length > 0)
    return inOrder(
      hits.map(({ document }) => document),
      sort,
      order,
    ).map((document) => ({ document, score: null }));
  const best = hits
    .map(({ document, score }) => ({ document, score }))
    .toSorted(
      (one, other) => other.score - one.score || Number(one.document['id']) - Number(other.document['id']),
    );
  const pinned = (order.ranked?.pins ?? []).flatMap(({ id, place }) => {
    const thing = best.find(({ document }) => document['id'] === id);
    return thing === undefined ? [] : [{ thing, place }];
  });
  return [...withPins(best, pinned)];
};

const readName = fieldReaderOf('name');

/** Returns a folded word as the product with the smallest id spells it that has it in its name. */
const spelledIn = (documents: readonly Document[], word: string): string => {
  const names = documents
    .toSorted((one, other) => Number(one['id']) - Number(other['id']))
    .map((document) => readName(document))
    .find((each) => nameWords(each.map(String)).includes(word));
  return names === undefined ? word : spelledWord(names, word);
};

const everything: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 0 };

/**
 * Creates the plain engine, which reads every document for every search. It serves small entities and
 * whatever the index does not handle, and is the reference in the index's tests; its code is deliberately
 * simple.
 */
// oxlint-disable-next-line max-lines-per-function -- the acts of one engine, which share its source and its words
export const scanEngineOf = (source: ScanSource): SearchEngine => {
  const words = wordsInForce();
  const listed = (indexName: string, entity: SearchEntity, query: EngineQuery): Document[] =>
    source.documents(indexName, entity, query).filter(defaultFilters(query.applied));
  const bookOf = labelBooks();
  // oxlint-disable-next-line max-params -- a text of an index, and with what it is read
  const readingOf = (indexName: string, entity: SearchEntity, text: string, trial?: EngineQuery['trial']) => {
    const indexes = [indexName, ...(source.translations?.(indexName) ?? [])];
    const all = (of: SearchEntity): (readonly Document[])[] =>
      indexes.map((each) => source.documents(each, of, everything));
    const lists = indexes.map((each) => source.documents(each, entity, everything));
    const [own, ...others] = lists.map(namesOf) as [Names, ...Names[]];
    const [definitions, categories] = entity === 'product' ? [all('attribute'), all('category')] : [[], []];
    const labels = bookOf(
      indexName + entity,
      definitions.map((each, place) => ({ definitions: each, categories: categories[place] ?? [] })),
    );
    const typed = typedText(text, {
      rules: words.rules(trial),
      names: [own, ...others].map(({ lexicon }) => lexicon),
      labels,
      isInThousands: isInThousands(source.priceSteps(indexName)),
    });
    return { typed, names: { names: own, others } };
  };
  type Read = ReturnType<typeof readingOf>;
  const matchOf = (read: Read | undefined, documents: readonly Document[]): TextMatch | undefined =>
    read && textMatch(read.typed, documents, read.names);

  const rankedIn = (indexName: string, read: Read | undefined, trial: EngineQuery['trial']) =>
    read && rankedText(words.ranking(trial), indexName, read.typed.reading.folded);

  const search: SearchEngine['search'] = async (indexName, entity, asked): Promise<EngineAnswer> => {
    const { text, trial } = asked;
    const read = text === '' ? undefined : readingOf(indexName, entity, text, trial);
    const ranked = entity === 'product' ? rankedIn(indexName, read, trial) : undefined;
    const query = entity === 'product' ? withPrice(asked, read?.typed) : asked;
    const filters = catalogFilters(query.applied);
    const documents = listed(indexName, entity, query);
    const candidates = scored(documents, matchOf(read, documents), ranked).map(({ document, score }) => ({
      score,
      ...judged(document, filters),
    }));
    const hits = candidates.filter((judgement) => isPassing(judgement));
    const order = { compareNames: source.compareNames(indexName), random: source.random, ranked };
    const page = ordered(hits, query, order).slice(query.from, query.from + query.size);
    if (query.available.length === 0) return { hits: page, total: hits.length };
    const isEvery = entity === 'product' && query.available.some(({ field }) => field === everyAttribute);
    const attributes = isEvery
      ? occurringAttributes(
          candidates,
          source.documents(indexName, 'attribute', query),
          new Set(filters.map(({ attribute }) => attribute)),
        )
      : [];
    const aggregations = facetCounts(countedFacets(query.available, attributes), {
      candidates,
      priceSteps: source.priceSteps(indexName),
    });
    return { hits: page, total: hits.length, aggregations, ...(isEvery ? { attributes } : {}) };
  };

  const explainText = (indexName: string, query: EngineQuery, productId: number): TextExplanation => {
    const isAsked = ({ id }: Document): boolean => id === productId;
    const product = source.documents(indexName, 'product', query).find(isAsked);
    const read = readingOf(indexName, 'product', query.text, query.trial);
    const documents = listed(indexName, 'product', withPrice(query, read.typed));
    const match = textMatch(read.typed, documents, read.names);
    return match.explain(product ?? {});
  };

  const complete = async (indexName: string, { query, ...asked }: ToComplete): Promise<SuggestedWord[]> => {
    const { hits } = await search(indexName, 'product', { ...query, size: Number.MAX_SAFE_INTEGER });
    return completionsIn(
      hits.map(({ document }) => document),
      asked,
    );
  };

  const typed = (indexName: string, text: string) => readingOf(indexName, 'product', text).typed;
  const spelled = (indexName: string, word: string): string =>
    spelledIn(source.documents(indexName, 'product', everything), word);

  return {
    search,
    suggest: suggestBy({
      search,
      rules: words.rules,
      complete,
      reading: (indexName, text) => typed(indexName, text).reading,
      spelled,
    }),
    understand: understandBy({ search, typed, spelled }),
    explain: explainBy({ search, explainText, ranking: words.ranking }),
    apply: async (changes) => words.take(changes),
    words: words.words,
  };
};
