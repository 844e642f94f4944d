import type { SearchEntity } from '@dijla/contract/client';
import { explainBy } from '../core/explain/explain-by.ts';
import { everyAttribute } from '../core/query/every-attribute.ts';
import { fieldReaderOf } from '../core/query/field-values.ts';
import { saidBy } from '../core/query/condition.ts';
import { rankedText } from '../core/ranking/search-ranking.ts';
import { catalogFilters, listIn } from '../core/scan/catalog-filters.ts';
import { countedFacets, describedAttributes, isFacet } from '../core/scan/occurring-attributes.ts';
import { type ScanSource, scanEngineOf } from '../core/scan/scan-engine.ts';
import {
  type AvailableFilter,
  type Document,
  type EngineAnswer,
  EngineAwayError,
  type EngineQuery,
  type Hit,
  type SearchEngine,
  type SuggestedWord,
  type TextExplanation,
} from '../core/search-engine.ts';
import { commonest, spelledIn, spelledWord } from '../core/suggest/completions.ts';
import { suggestBy, type ToComplete } from '../core/suggest/suggest-by.ts';
import { knownReadings } from '../core/text/matching/known-readings.ts';
import { isInThousands, labelBooks } from '../core/text/matching/labels-in.ts';
import { type TypedText, typedText } from '../core/text/matching/typed-text.ts';
import { withPrice } from '../core/text/matching/with-price.ts';
import { understandBy } from '../core/understand/understand-by.ts';
import { wordsInForce } from '../core/words/words-in-force.ts';
import { type Cluster, ClusterRefusal } from './cluster/cluster.ts';
import { type Keeping, keepViews } from './cluster/keep-views.ts';
import { type KeptView, keptView, readyView } from './cluster/kept-view.ts';
import type { ProductSource } from './cluster/source.ts';
import { listKey } from './documents/index-fields.ts';
import { allOf, type Clause, has } from './queries/clauses.ts';
import { asPattern } from './queries/conditions.ts';
import {
  type Counted,
  type Counting,
  facetAggregations,
  facetBuckets,
  occurringValues,
} from './queries/facets.ts';
import { choicesClause, choicesOf, defaultClause } from './queries/filters.ts';
import { sortOf } from './queries/sorting.ts';
import {
  evidenceOf,
  type Found,
  type FoundPage,
  type Matched,
  matchedText,
  rankedPage,
  type Searcher,
  searcherOf,
  sortedPage,
} from './searching.ts';
import { hitScores, type Lexicons } from './texts/hit-scores.ts';

/** What an engine over a cluster is made of: the scan's source, and what the cluster is filled from. */
export type OpenSearchParts = ProductSource &
  Omit<ScanSource, 'translations'> & {
    cluster: Cluster;
    now: () => number;
    onTrouble: (error: unknown) => void;
    /** Lets other work run. */
    pause: () => Promise<void>;
    retryMs?: number;
    /** Takes in what has changed, beside what `apply` is told; returns the products. */
    takeIn?: () => Iterable<number>;
  };

/** The engine, and how its indexes are kept. */
export type OpenSearchEngine = { engine: SearchEngine; keeping: Keeping };

const everything: EngineQuery = { applied: [], available: [], sort: [], text: '', from: 0, size: 0 };
const readName = fieldReaderOf('name');
/** Words that are completed among those that begin so. */
const completionsAtMost = 10_000;
/** Products that are looked up here and not in the cluster. */
const fewAtMost = 100;

/** A hit whose document is read on access, as it is then. */
class KeptHit implements Hit {
  readonly id: number;
  readonly score: number | null;
  readonly #documentOf: (id: number) => Document | undefined;
  constructor({ id, score }: Found, documentOf: (id: number) => Document | undefined) {
    [this.id, this.score, this.#documentOf] = [id, score, documentOf];
  }
  get document(): Document {
    // It was removed since it was found.
    return this.#documentOf(this.id) ?? { id: this.id };
  }
}

/** A search under way. */
type UnderWay = {
  indexName: string;
  view: KeptView;
  searcher: Searcher;
  lexicons: Lexicons;
  query: EngineQuery;
  /** The price list under which the index knows prices. */
  priceList: string | undefined;
  typed: TypedText | undefined;
  ranked: ReturnType<typeof rankedText>;
  among: Clause;
};

type Reading = (indexName: string, text: string, trial?: EngineQuery['trial']) => TypedText;

/** Returns how texts are read with the words of the indexes and what the owner calls things. */
const readingWith = (
  parts: OpenSearchParts,
  { views, words }: { views: ReadonlyMap<string, KeptView>; words: ReturnType<typeof wordsInForce> },
): Reading => {
  const [bookOf, known] = [labelBooks(), knownReadings()];
  return (indexName, text, trial) => {
    const indexes = [indexName, ...parts.translations(indexName)];
    const rules = words.rules(trial);
    const labels = bookOf(
      indexName,
      indexes.map((each) => ({
        definitions: parts.documents(each, 'attribute', everything),
        categories: parts.documents(each, 'category', everything),
      })),
    );
    const vocabularies = indexes.map((each) => readyView(views, each).vocabulary);
    const lexicons = vocabularies.map(({ lexicon }) => lexicon());
    const stamp = [rules, labels, ...lexicons, ...vocabularies.map(({ version }) => version())];
    return known.read(`${indexName} ${text}`, stamp, () =>
      typedText(text, {
        rules,
        names: lexicons,
        labels,
        isInThousands: isInThousands(parts.priceSteps(indexName)),
      }),
    );
  };
};

/** Which attributes are counted for a query, with those of `*` that occur. */
const countedBy = async (
  { documents, priceSteps }: OpenSearchParts,
  { indexName, query, searcher, priceList }: UnderWay,
  found: Clause,
): Promise<{ counting: Counting; described: readonly Document[] }> => {
  const choices = choicesOf(query.applied, priceList);
  const shared = { choices, priceList, priceSteps: priceSteps(indexName) };
  if (!query.available.some(({ field }) => field === everyAttribute))
    return { counting: { ...shared, facets: query.available, occurring: [] }, described: [] };
  const facets = documents(indexName, 'attribute', query).filter(isFacet);
  const codes = facets.map(({ attribute_code: code }) => String(code));
  const terms = { field: 'names', size: Math.max(1, codes.length), include: codes };
  const answer =
    codes.length === 0
      ? undefined
      : await searcher.ask({ query: found, track_total_hits: false, aggs: { names: { terms } } });
  const occurring = answer?.aggregations?.['names'] as Counted | undefined;
  const names = new Set(occurring?.buckets?.map(({ key }) => key));
  const described = describedAttributes(
    facets
      .filter(({ attribute_code: code }) => names.has(String(code)))
      .toSorted((one, other) => Number(one['position']) - Number(other['position'])),
    new Set(catalogFilters(query.applied).map(({ attribute }) => attribute)),
  );
  const counted = described.map(({ attribute_code: code }) => String(code));
  return { counting: { ...shared, facets: [], occurring: counted }, described };
};

/** Facets that every attribute stands for, and those asked for by name. */
const facetsAsked = (query: EngineQuery, described: readonly Document[]): AvailableFilter[] =>
  countedFacets(query.available, described);

/** Returns the definitions with the options that occur, without those that have none. */
const withOccurring = (
  described: readonly Document[],
  values: ReadonlyMap<string, Set<string>>,
): Document[] =>
  described.flatMap((definition) => {
    const occurring = values.get(String(definition['attribute_code']));
    const options = listIn(definition['options']).filter(({ value }) => occurring?.has(String(value)));
    return options.length === 0 ? [] : [{ ...definition, options }];
  });

const randomly = (query: Clause, random: () => number): Clause => ({
  function_score: {
    query,
    random_score: { seed: Math.floor(random() * 2 ** 31), field: 'id' },
    boost_mode: 'replace',
  },
});

/**
 * Returns an engine whose products are found, counted and ordered by an OpenSearch cluster. What is typed is read here,
 * with the same rules as by the other engines, and hits are shown as the source has them now.
 */
// oxlint-disable-next-line max-lines-per-function -- the acts of one engine, which share its source and its words
export const openSearchEngineOf = (parts: OpenSearchParts): OpenSearchEngine => {
  const { cluster, onTrouble } = parts;
  const words = wordsInForce();
  const views = new Map(parts.views.map((name) => [name, keptView(name, { ...parts, source: parts })]));
  const keeping = keepViews({ views: [...views.values()], onTrouble, retryMs: parts.retryMs });
  const plain = scanEngineOf(parts);
  const readingOf = readingWith(parts, { views, words });

  const underWay = (indexName: string, asked: EngineQuery): UnderWay => {
    const view = readyView(views, indexName);
    const { text, trial } = asked;
    const typed = text === '' ? undefined : readingOf(indexName, text, trial);
    const query = withPrice(asked, typed);
    const isKnown = query.priceList !== undefined && view.lists().has(listKey(query.priceList));
    const priceList = isKnown ? query.priceList : undefined;
    return {
      indexName,
      view,
      searcher: searcherOf(cluster, view.alias),
      lexicons: {
        own: view.vocabulary.lexicon(),
        others: parts.translations(indexName).map((each) => readyView(views, each).vocabulary.lexicon()),
      },
      query,
      priceList,
      typed,
      ranked: typed && rankedText(words.ranking(trial), indexName, typed.reading.folded),
      among: defaultClause(query.applied, priceList),
    };
  };
  const matchedIn = async (search: UnderWay): Promise<Matched | undefined> => {
    const { typed, searcher } = search;
    return typed && matchedText(searcher, { ...search, typed });
  };
  const pageOf = async (
    { searcher, query, priceList, ranked, lexicons }: UnderWay,
    { found, matched, aggs }: { found: Clause; matched: Matched | undefined; aggs: Record<string, Clause> },
  ): Promise<FoundPage> => {
    const { from, size, sort } = query;
    const choices = choicesOf(query.applied, priceList);
    const postFilter = choices.length === 0 ? undefined : choicesClause(choices);
    const asked = { query: found, postFilter, aggs, from, size };
    if (matched !== undefined && sort.length === 0)
      return rankedPage(searcher, asked, { matched, lexicons, ranked });
    const isRandom = sort.some(({ field }) => field === 'random');
    const page = await sortedPage(searcher, {
      ...asked,
      query: isRandom ? randomly(found, parts.random) : found,
      sort: sortOf(sort, priceList),
    });
    return sort.length > 0 ? page : { ...page, hits: page.hits.map(({ id }) => ({ id, score: 1 })) };
  };
  const answered = async (search: UnderWay): Promise<EngineAnswer> => {
    const { indexName, query, among } = search;
    const matched = await matchedIn(search);
    const found = matched === undefined ? among : allOf([among, matched.found]);
    const isCounted = query.available.length > 0;
    const counted = isCounted ? await countedBy(parts, search, found) : undefined;
    const counting = counted && {
      ...counted.counting,
      facets: facetsAsked(query, counted.described),
    };
    const aggs = counting === undefined ? {} : facetAggregations(counting);
    const { hits, total, aggregations } = await pageOf(search, { found, matched, aggs });
    const documentOf = (id: number) => parts.productOf(indexName, id, query.priceList);
    const answer = { hits: hits.map((hit) => new KeptHit(hit, documentOf)), total };
    if (counted === undefined || counting === undefined) return answer;
    const isEvery = query.available.some(({ field }) => field === everyAttribute);
    const attributes = withOccurring(counted.described, occurringValues(counting, aggregations));
    // An attribute of which no option occurs is not counted either, unless it was asked for by name.
    const facets = facetsAsked(query, attributes);
    const kept = new Set(facets.map(({ field }) => field));
    const buckets = facetBuckets(counting, aggregations);
    const isKept = (name: string): boolean =>
      name === 'agg_range_price' ||
      kept.has(name.replace(/^agg_terms_/, '')) ||
      kept.has(name.replace(/^agg_terms_/, '').replace(/_options$/, ''));
    return {
      ...answer,
      aggregations: Object.fromEntries(Object.entries(buckets).filter(([name]) => isKept(name))),
      ...(isEvery ? { attributes } : {}),
    };
  };

  /** Products that a query names by what they are looked up by, where that is known here. */
  const lookedUp = (indexName: string, { applied, text }: EngineQuery): number[] | undefined => {
    if (text !== '') return undefined;
    for (const { attribute, value, scope } of applied) {
      const read = scope === 'default' ? saidBy(value) : undefined;
      if (read?.group !== 'all' || read.said.is !== 'some' || read.said.of.length > fewAtMost) continue;
      const { of } = read.said;
      if (attribute === 'id' && of.every((each) => Number.isSafeInteger(Number(each))))
        return [...new Set(of.map(Number))];
      const known = views.get(indexName)?.lookup(attribute);
      if (known !== undefined && of.every((each) => typeof each === 'string'))
        return of.flatMap((each) => known.get(String(each)) ?? []);
    }
    return undefined;
  };
  const searchFew = (
    indexName: string,
    ids: readonly number[],
    query: EngineQuery,
  ): Promise<EngineAnswer> => {
    const few: Document[] = [];
    for (const id of ids.toSorted((one, other) => one - other)) {
      const document = parts.productOf(indexName, id, query.priceList);
      if (document !== undefined) few.push(document);
    }
    const documents: ScanSource['documents'] = (name, entity, asked) =>
      entity === 'product' ? few : parts.documents(name, entity, asked);
    return scanEngineOf({ ...parts, documents }).search(indexName, 'product', query);
  };
  /** Tells a cluster that lost an index apart from a question that is wrong. */
  const watched = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ClusterRefusal) || error.status !== 404) throw error;
      keeping.compareAll();
      throw new EngineAwayError('The search index is gone and is made anew', { cause: error });
    }
  };
  // oxlint-disable-next-line max-params -- the search of every engine
  const search: SearchEngine['search'] = async (indexName, entity, query, gone): Promise<EngineAnswer> => {
    if (entity !== 'product') return plain.search(indexName, entity, query, gone);
    const ids = lookedUp(indexName, query);
    if (ids !== undefined) return searchFew(indexName, ids, query);
    return watched(() => answered(underWay(indexName, query)));
  };

  const complete = async (
    indexName: string,
    { query, prefix, limit }: ToComplete,
  ): Promise<SuggestedWord[]> =>
    watched(async () => {
      const asked = underWay(indexName, query);
      const matched = await matchedIn(asked);
      const choices = choicesClause(choicesOf(asked.query.applied, asked.priceList));
      const terms = { field: 'w', size: completionsAtMost, include: `${asPattern(prefix)}.+` };
      const { aggregations } = await asked.searcher.ask({
        query: allOf([asked.among, choices, ...(matched === undefined ? [] : [matched.found])]),
        track_total_hits: false,
        aggs: { words: { terms, aggs: { first: { min: { field: 'id' } } } } },
      });
      const buckets = (aggregations?.['words'] as Counted | undefined)?.buckets ?? [];
      const completions = new Map(
        buckets.map((bucket) => [
          String(bucket.key),
          { count: bucket.doc_count ?? 0, first: Number((bucket['first'] as Counted | undefined)?.value) },
        ]),
      );
      return commonest(completions, limit).map(([word, { count, first }]) => ({
        text: spelledIn(readName(parts.productOf(indexName, first) ?? {}), word),
        count,
      }));
    });
  const spelled = (indexName: string, word: string): Promise<string> =>
    watched(async () => {
      const { searcher } = underWay(indexName, everything);
      const { hits } = await searcher.ask({
        query: has('w', [word]),
        size: 1,
        sort: sortOf([], undefined),
        _source: false,
      });
      const [first] = hits.hits;
      const document = first && parts.productOf(indexName, Number(first._id));
      return document === undefined ? word : spelledWord(readName(document), word);
    });
  const explainText = (indexName: string, query: EngineQuery, productId: number): Promise<TextExplanation> =>
    watched(async () => {
      const asked = underWay(indexName, query);
      const matched = await matchedIn(asked);
      const hit = matched && (await evidenceOf(asked.searcher, matched, productId));
      if (matched === undefined || hit === undefined)
        throw new EngineAwayError(`The search index lacks product ${productId}`);
      return hitScores(matched, [hit], asked.lexicons).explain(hit);
    });

  const engine: SearchEngine = {
    search,
    suggest: suggestBy({
      search,
      rules: words.rules,
      complete,
      reading: (indexName, text) => readingOf(indexName, text).reading,
      spelled,
    }),
    understand: understandBy({ search, typed: readingOf, spelled }),
    explain: explainBy({ search, explainText, ranking: words.ranking }),
    apply: async (changes) => {
      words.take(changes);
      await plain.apply(changes);
      const documents = changes.documents ?? [];
      const ids = new Set(parts.takeIn?.());
      for (const { entity, id } of documents) if (entity === 'product' && id > 0) ids.add(id);
      if (documents.some(({ entity, id }) => id === 0 && isOfPrices(entity))) keeping.compareAll();
      await keeping.changed(ids);
    },
    words: words.words,
    isCounted: () => true,
  };
  return { engine, keeping };
};

/** Whether all products may look otherwise when all of an entity may have changed. */
const isOfPrices = (entity: SearchEntity): boolean => entity === 'product' || entity === 'taxrule';
