import { aggregationsOf } from './double-aggregations.ts';
import type { Json, Mapping, Parsed, Value } from './double-mapping.ts';
import { compareValues, queriesOf, scoreOf } from './double-queries.ts';
import { membersOf, onlyMember, Refusal } from './double-refusal.ts';

/** A document of an index. */
export type Stored = { id: string; version: number; source: Json; parsed: Parsed };

type Hit = Stored & { score: number; named: string[]; keys: (Value | null)[] };
type Key = {
  field: string;
  isDescending: boolean;
  isMissingFirst: boolean;
  mode: 'min' | 'max';
};

const resultWindow = 10_000;

const keyOf = (mapping: Mapping, value: unknown): Key => {
  const [field, given] = onlyMember(value, 'sort');
  const {
    order = 'asc',
    missing = '_last',
    mode,
    unmapped_type: unmapped,
  } = membersOf(given, ['order', 'missing', 'mode', 'unmapped_type'], 'sort');
  if (field !== '_score' && mapping.counted(field) === undefined && unmapped === undefined)
    throw new Refusal(400, 'query_shard_exception', `No mapping found for [${field}] in order to sort on`);
  const isDescending = order === 'desc';
  return {
    field,
    isDescending,
    isMissingFirst: missing === '_first',
    mode: (mode ?? (isDescending ? 'max' : 'min')) as Key['mode'],
  };
};

const valueFor = ({ field, mode }: Key, { parsed, score }: Pick<Hit, 'parsed' | 'score'>): Value | null => {
  if (field === '_score') return score;
  const values = parsed.fields.get(field) ?? [];
  return values.reduce<Value | null>(
    (best, value) => (best === null || compareValues(value, best) < 0 === (mode === 'min') ? value : best),
    null,
  );
};

const compareKeys = (
  keys: readonly Key[],
  one: readonly (Value | null)[],
  other: readonly (Value | null)[],
) => {
  for (const [place, { isDescending, isMissingFirst }] of keys.entries()) {
    const [left = null, right = null] = [one[place], other[place]];
    if (left === null || right === null) {
      if (left === right) continue;
      return (left === null) === isMissingFirst ? -1 : 1;
    }
    const order = compareValues(left, right);
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
};

const bodyMembers = [
  'query',
  'post_filter',
  'aggs',
  'sort',
  'from',
  'size',
  'track_total_hits',
  '_source',
  'version',
  'search_after',
];

const sourceOf = ({ source }: Stored, asked: unknown): Json => {
  if (asked === false) return {};
  if (!Array.isArray(asked)) return { _source: source };
  return { _source: Object.fromEntries(Object.entries(source).filter(([name]) => asked.includes(name))) };
};

/** Answers `_search` over the documents of an index, as OpenSearch does what the shop asks of it. */
export const searchIn = (
  { name, mapping, documents }: { name: string; mapping: Mapping; documents: Iterable<Stored> },
  given: unknown,
): Json => {
  const body = membersOf(given, bodyMembers, 'search');
  const { from = 0, size = 10, sort, search_after: after, track_total_hits: tracked = 10_000 } = body;
  if (typeof from !== 'number' || typeof size !== 'number' || from < 0 || size < 0)
    throw new Refusal(400, 'illegal_argument_exception', '[from] and [size] must not be negative');
  if (from + size > resultWindow)
    throw new Refusal(400, 'illegal_argument_exception', 'Result window is too large');
  const read = queriesOf(mapping);
  const query = read(body['query'] ?? { match_all: {} });
  const filter = body['post_filter'] === undefined ? undefined : read(body['post_filter']);
  const aggregate = body['aggs'] === undefined ? undefined : aggregationsOf(mapping)(body['aggs']);
  const keys = sort === undefined ? [] : (sort as unknown[]).map((each) => keyOf(mapping, each));
  const found = [...documents].flatMap((stored) => {
    const match = scoreOf(query, stored.parsed);
    if (match === null) return [];
    const hit = { ...stored, ...match };
    return [{ ...hit, keys: keys.map((key) => valueFor(key, hit)) }];
  });
  const passing: Hit[] =
    filter === undefined
      ? found
      : found.filter(({ parsed }) => filter({ root: parsed, fields: parsed.fields }, new Set()) !== null);
  const ordered = passing.toSorted((one, other) =>
    sort === undefined ? other.score - one.score : compareKeys(keys, one.keys, other.keys),
  );
  const rest =
    after === undefined
      ? ordered
      : ordered.filter((hit) => compareKeys(keys, hit.keys, after as Value[]) > 0);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...(tracked === false ? {} : { total: { value: passing.length, relation: 'eq' } }),
      max_score: null,
      hits: rest.slice(from, from + size).map((hit) => ({
        _index: name,
        _id: hit.id,
        _score: sort === undefined || keys.some(({ field }) => field === '_score') ? hit.score : null,
        ...(body['version'] === true ? { _version: hit.version } : {}),
        ...sourceOf(hit, body['_source']),
        ...(sort === undefined ? {} : { sort: hit.keys }),
        ...(hit.named.length === 0 ? {} : { matched_queries: hit.named }),
      })),
    },
    ...(aggregate === undefined
      ? {}
      : {
          aggregations: aggregate(found.map(({ parsed }) => ({ root: parsed, fields: parsed.fields }))),
        }),
  };
};
