import { rankedScore } from '../core/ranking/ranked-score.ts';
import { type RankedText, withPins } from '../core/ranking/search-ranking.ts';
import { leastScore } from '../core/text/matching/row-score.ts';
import { neededOf, type Strictness, strictTest, type TypedText } from '../core/text/matching/typed-text.ts';
import type { Cluster, Json } from './cluster/cluster.ts';
import { allOf, type Clause, has, oneOf } from './queries/clauses.ts';
import type { Counted } from './queries/facets.ts';
import { evidenceIn, evidenceMembers, type FoundText, hitScores, type Lexicons } from './texts/hit-scores.ts';
import {
  foundBySku,
  rankedClause,
  strictClause,
  type TextClauses,
  textClauses,
} from './texts/text-clauses.ts';

/** Hits that are scored here, the best that the cluster finds; those after them stay in its order. */
const scoredAtMost = 400;
/** Hits that a cluster gives at once, and no index of it more. */
const hitsAtOnce = 10_000;

/** A hit of the cluster. */
export type Found = { id: number; score: number | null };

type RawHit = {
  _id: string;
  _score?: number | null;
  _source?: Json;
  matched_queries?: string[];
  sort?: unknown[];
};
type Answer = {
  hits: { total: { value: number }; hits: RawHit[] };
  aggregations?: Counted;
};

export type Searcher = {
  /** Asks an index; what is not said is that no hit is given. */
  ask: (body: Json) => Promise<Answer>;
};

/** Returns how an index is asked. */
export const searcherOf = ({ ask }: Pick<Cluster, 'ask'>, index: string): Searcher => ({
  ask: async (body) =>
    (await ask({
      method: 'POST',
      path: `/${index}/_search?allow_partial_search_results=false`,
      body: { size: 0, track_total_hits: true, ...body },
    })) as unknown as Answer,
});

/** A text as products are found by it: what holds of them, and how they are scored. */
export type Matched = FoundText & { clauses: TextClauses; found: Clause };

const countsOf = async (
  { ask }: Searcher,
  among: Clause,
  filters: Record<string, Clause>,
): Promise<(name: string) => number> => {
  const body = { query: among, track_total_hits: false, aggs: { counts: { filters: { filters } } } };
  const { aggregations } = await ask(body);
  const buckets = (aggregations?.['counts'] as { buckets?: Record<string, Counted> } | undefined)?.buckets;
  return (name) => buckets?.[name]?.doc_count ?? 0;
};

/** Returns as how strictly a text is taken: so that it finds something, as engines here do. */
const strictnessOf = async (
  searcher: Searcher,
  { among, typed, clauses }: { among: Clause; typed: TypedText; clauses: TextClauses },
) => {
  const all = 2 ** typed.slots.length - 1;
  const [given, bySku] = [neededOf(typed, all), foundBySku(clauses)];
  const first = await countsOf(searcher, among, {
    sku: bySku,
    every: strictClause(clauses, given, 'every'),
    ...Object.fromEntries(clauses.slots.map(({ any }, slot) => [`s${slot}`, any])),
  });
  const present = clauses.slots.reduce(
    (bits, _, slot) => (first(`s${slot}`) > 0 ? bits | (1 << slot) : bits),
    0,
  );
  const of = (strictness: Strictness, finds: boolean, needed = neededOf(typed, present)) => ({
    needed,
    strictness,
    finds: finds || first('sku') > 0,
  });
  if (present === all && first('every') > 0) return of('every', true);
  if (present === 0) return of('some', false);
  const needed = neededOf(typed, present);
  const ways = ['every', 'head', 'some'] as const;
  const second = await countsOf(
    searcher,
    among,
    Object.fromEntries(ways.map((way) => [way, strictClause(clauses, needed, way)])),
  );
  const way = ways.find((each) => second(each) > 0);
  return of(way ?? 'some', way !== undefined, needed);
};

export type TextAsked = {
  typed: TypedText;
  /** What passes the default filters. */
  among: Clause;
  lexicons: Lexicons;
  priceList: string | undefined;
  ranked: RankedText | undefined;
};

/** Returns what a text finds; where that is nothing, every word is looked for by itself. */
export const matchedText = async (searcher: Searcher, asked: TextAsked): Promise<Matched> => {
  const { typed, among, lexicons, priceList, ranked } = asked;
  const clauses = textClauses(typed, lexicons, priceList);
  const { needed, strictness, finds } = await strictnessOf(searcher, { among, typed, clauses });
  if (!finds && typed.apart !== undefined) return matchedText(searcher, { ...asked, typed: typed.apart });
  const pins = ranked?.pins.map(({ id }) => id) ?? [];
  return {
    typed,
    clauses,
    counts: strictTest(needed, strictness),
    found: oneOf([
      strictClause(clauses, needed, strictness),
      foundBySku(clauses),
      ...(pins.length === 0 ? [] : [has('id', pins)]),
    ]),
  };
};

export type PageAsked = {
  query: Clause;
  /** Facets' filters, which the counts do not follow. */
  postFilter: Clause | undefined;
  aggs: Record<string, Clause>;
  sort: readonly Clause[];
  from: number;
  size: number;
};

export type FoundPage = { hits: Found[]; total: number; aggregations: Counted | undefined };

const idOf = ({ _id }: RawHit): number => Number(_id);

/** Goes on from hit to hit where a page lies deeper than a cluster gives at once. */
const walked = async (
  { ask }: Searcher,
  first: Answer,
  { body, from, size }: { body: Json; from: number; size: number },
): Promise<RawHit[]> => {
  const hits: RawHit[] = [];
  let [page, at] = [first.hits.hits, 0];
  while (page.length > 0 && at < from + size) {
    hits.push(...page.slice(Math.max(0, from - at), Math.max(0, from + size - at)));
    at += page.length;
    const after = page.at(-1)?.sort;
    if (page.length < hitsAtOnce || at >= from + size || after === undefined) break;
    page = (await ask({ ...body, track_total_hits: false, search_after: after })).hits.hits;
  }
  return hits;
};

/** Returns a page of hits in the order of a sort. */
export const sortedPage = async (
  searcher: Searcher,
  { query, postFilter, aggs, sort, from, size }: PageAsked,
): Promise<FoundPage> => {
  const body = {
    query,
    ...(postFilter && { post_filter: postFilter }),
    sort,
    _source: false,
  };
  const isDeep = from + size > hitsAtOnce;
  const answer = await searcher.ask({
    ...body,
    ...(Object.keys(aggs).length === 0 ? {} : { aggs }),
    ...(isDeep ? { from: 0, size: hitsAtOnce } : { from, size }),
  });
  const hits = isDeep
    ? await walked(searcher, answer, { body: { ...body, size: hitsAtOnce }, from, size })
    : answer.hits.hits;
  return {
    hits: hits.map((hit) => ({ id: idOf(hit), score: null })),
    total: answer.hits.total.value,
    aggregations: answer.aggregations,
  };
};

const byScore: readonly Clause[] = [{ _score: { order: 'desc' } }, { id: { order: 'asc' } }];

/** Returns the hits after those that are scored here, up to the end of a page. */
const afterScored = async (searcher: Searcher, asked: Omit<PageAsked, 'sort'>): Promise<number[]> => {
  const size = asked.from + asked.size - scoredAtMost;
  const page = { ...asked, aggs: {}, sort: byScore, from: scoredAtMost, size };
  return (await sortedPage(searcher, page)).hits.map(({ id }) => id);
};

/**
 * Returns a page of what a text finds, the best first: the first hundreds that the cluster finds are scored here, exactly
 * as engines score that hold all products, and what is pinned is put in its place.
 */
export const rankedPage = async (
  searcher: Searcher,
  asked: Omit<PageAsked, 'sort'>,
  { matched, lexicons, ranked }: { matched: Matched; lexicons: Lexicons; ranked: RankedText | undefined },
): Promise<FoundPage> => {
  const { from, size } = asked;
  const query = rankedClause(matched.clauses, asked.query, ranked);
  if (from >= scoredAtMost || size === 0) return sortedPage(searcher, { ...asked, query, sort: byScore });
  const perSlot = Math.max(1, matched.typed.slots.length);
  const answer = await searcher.ask({
    query,
    ...(asked.postFilter && { post_filter: asked.postFilter }),
    ...(Object.keys(asked.aggs).length === 0 ? {} : { aggs: asked.aggs }),
    sort: byScore,
    _source: evidenceMembers,
    size: scoredAtMost,
  });
  const evidence = answer.hits.hits.map((hit) => evidenceIn(hit._source ?? {}, hit.matched_queries ?? []));
  const { scoreOf } = hitScores(matched, evidence, lexicons);
  const scoredHits = evidence
    .map((hit) => {
      const score = scoreOf(hit);
      return { id: hit.id, score: ranked === undefined ? score : rankedScore(score, hit.id, ranked) };
    })
    .map(({ id, score }) => ({ id, score: Math.max(score, leastScore) }))
    .toSorted((one, other) => other.score - one.score || one.id - other.id);
  const isMore = from + size > scoredAtMost && answer.hits.hits.length === scoredAtMost;
  const rest = isMore ? await afterScored(searcher, { ...asked, query }) : [];
  const lowest = (Number(answer.hits.hits.at(-1)?._score) || 0) / perSlot;
  const found: Found[] = [...scoredHits, ...rest.map((id) => ({ id, score: lowest }))];
  const pins = (ranked?.pins ?? []).flatMap(({ id, place }) => {
    const thing = found.find((hit) => hit.id === id);
    return thing === undefined ? [] : [{ thing, place }];
  });
  return {
    hits: withPins(found, pins).slice(from, from + size),
    total: answer.hits.total.value,
    aggregations: answer.aggregations,
  };
};

/** Returns how one product matches a text, whatever else it must pass. */
export const evidenceOf = async ({ ask }: Searcher, { clauses }: Matched, id: number) => {
  const query = rankedClause(clauses, allOf([has('id', [id])]), undefined);
  const { hits } = await ask({ query, size: 1, _source: evidenceMembers });
  const [hit] = hits.hits;
  return hit && evidenceIn(hit._source ?? {}, hit.matched_queries ?? []);
};
