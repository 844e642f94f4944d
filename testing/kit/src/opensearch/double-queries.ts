import type { Fields, Mapping, Parsed, Value } from './double-mapping.ts';
import { membersOf, onlyMember, Refusal } from './double-refusal.ts';

/** A document under a query: the root, and where a query is of a nested object, that object. */
export type Candidate = { root: Parsed; fields: Fields };

/** Scores a candidate; null where the query does not find it. `named` takes the names of what holds. */
export type Query = (candidate: Candidate, named: Set<string>) => number | null;

const clausesAtMost = 1024;
const termsAtMost = 65_536;

const utf8 = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Compares two values as an index orders them. */
export const compareValues = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : utf8(String(one), String(other));

const numberIn = (value: unknown, fallback: number): number => {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new Refusal(400, 'illegal_argument_exception', `${String(value)} is no weight`);
  return value;
};

const namedMembers = ['boost', '_name'];

/** Applies what every query may say: how much it counts, and its name. */
const counted = (query: Query, members: Record<string, unknown>): Query => {
  const [boost, name] = [numberIn(members['boost'], 1), members['_name']];
  return (candidate, named) => {
    const score = query(candidate, named);
    if (score === null) return null;
    if (typeof name === 'string') named.add(name);
    return score * boost;
  };
};

type Read = (value: unknown) => Query;

const anyValue =
  (path: string, holds: (value: Value) => boolean): Query =>
  ({ fields }) =>
    fields.get(path)?.some(holds) === true ? 1 : null;

const never: Query = () => null;

const typed = (mapping: Mapping, path: string, value: unknown): Value | undefined => {
  const field = mapping.searched(path);
  if (field === undefined) return undefined;
  if (field.type === 'keyword') return String(value);
  if (field.type === 'boolean') return value === true || value === 'true';
  const number = Number(value);
  if (!Number.isFinite(number))
    throw new Refusal(400, 'query_shard_exception', `failed to create query on [${path}]`);
  return number;
};

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const wildcard = (pattern: string, isLoose: boolean): RegExp => {
  let source = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at] ?? '';
    if (letter === '*') source += '[^]*';
    else if (letter === '?') source += '[^]';
    else {
      if (letter === '\\') at += 1;
      source += (pattern[at] ?? '').replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
    }
  }
  return new RegExp(`^${source}$`, isLoose ? 'i' : '');
};

const bounds: Readonly<Record<string, (order: number) => boolean>> = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

/** Queries of the values of one field. */
const fieldQueries = (mapping: Mapping): Record<string, Read> => ({
  term: (value) => {
    const [path, given] = onlyMember(value, 'term');
    const wanted = typed(mapping, path, given);
    return wanted === undefined ? never : anyValue(path, (each) => each === wanted);
  },
  terms: (value) => {
    const { boost, ...rest } = value as Record<string, unknown>;
    const [path, given] = onlyMember(rest, 'terms');
    if (!Array.isArray(given)) throw new Refusal(400, 'parsing_exception', '[terms] needs a list');
    if (given.length > termsAtMost) throw new Refusal(400, 'illegal_argument_exception', 'too many terms');
    const wanted = new Set(given.map((each) => typed(mapping, path, each)));
    return counted(
      anyValue(path, (each) => wanted.has(each)),
      { boost },
    );
  },
  range: (value) => {
    const [path, given] = onlyMember(value, 'range');
    const tests = Object.entries(membersOf(given, Object.keys(bounds), 'range')).map(([operator, bound]) => {
      const limit = typed(mapping, path, bound);
      return (each: Value) => limit !== undefined && bounds[operator]?.(compareValues(each, limit)) === true;
    });
    return anyValue(path, (each) => tests.every((holds) => holds(each)));
  },
  wildcard: (value) => {
    const [path, given] = onlyMember(value, 'wildcard');
    const { value: pattern, case_insensitive: isLoose } = membersOf(
      given,
      ['value', 'case_insensitive', ...namedMembers],
      'wildcard',
    );
    const field = mapping.searched(path);
    if (field !== undefined && field.type !== 'keyword')
      throw new Refusal(400, 'query_shard_exception', 'Can only use wildcard queries on keyword fields');
    const test = wildcard(String(pattern), isLoose === true);
    return anyValue(path, (each) => test.test(String(each)));
  },
  prefix: (value) => {
    const [path, given] = onlyMember(value, 'prefix');
    const { value: begun } = membersOf(given, ['value', ...namedMembers], 'prefix');
    mapping.searched(path);
    return anyValue(path, (each) => String(each).startsWith(String(begun)));
  },
});

const boolQuery =
  (read: Read): Read =>
  (value) => {
    const members = membersOf(
      value,
      ['must', 'filter', 'should', 'must_not', 'minimum_should_match', ...namedMembers],
      'bool',
    );
    const clauses = (name: string): Query[] => {
      const given = members[name];
      const list = given === undefined || Array.isArray(given) ? listIn(given) : [given];
      if (list.length > clausesAtMost)
        throw new Refusal(400, 'too_many_nested_clauses', 'maxClauseCount is set to 1024');
      return list.map(read);
    };
    const [must, filter, should, mustNot] = ['must', 'filter', 'should', 'must_not'].map(clauses) as [
      Query[],
      Query[],
      Query[],
      Query[],
    ];
    const usual = should.length > 0 && must.length + filter.length === 0 ? 1 : 0;
    const least = numberIn(members['minimum_should_match'], usual);
    const test: Query = (candidate, named) => {
      let score = 0;
      for (const each of filter) if (each(candidate, named) === null) return null;
      for (const each of mustNot) if (each(candidate, new Set()) !== null) return null;
      for (const each of must) {
        const own = each(candidate, named);
        if (own === null) return null;
        score += own;
      }
      let met = 0;
      for (const each of should) {
        const own = each(candidate, named);
        if (own === null) continue;
        met += 1;
        score += own;
      }
      return met < least ? null : score;
    };
    return counted(test, members);
  };

const modifiers: Readonly<Record<string, (value: number) => number>> = {
  none: (value) => value,
  reciprocal: (value) => 1 / value,
};

/** A number from 0 to 1 that a seed and a value have, always the same. */
const hashed = (seed: number, value: number): number => {
  let hash = Math.imul(seed ^ value, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

type Factor = (candidate: Candidate) => number | null;

const factorOf = (read: Read, value: unknown): Factor => {
  const members = membersOf(value, ['filter', 'weight', 'field_value_factor', 'random_score'], 'function');
  const filter = members['filter'] === undefined ? undefined : read(members['filter']);
  const weight = numberIn(members['weight'], 1);
  const given = members['field_value_factor'];
  const random = members['random_score'];
  const valueOf = (candidate: Candidate): number => {
    if (given !== undefined) {
      const {
        field,
        factor,
        modifier = 'none',
        missing,
      } = membersOf(given, ['field', 'factor', 'modifier', 'missing'], 'field_value_factor');
      const [own = missing] = candidate.root.fields.get(String(field)) ?? [];
      if (own === undefined) throw new Refusal(400, 'query_shard_exception', 'Missing value for field');
      const made = modifiers[String(modifier)]?.(Number(own) * numberIn(factor, 1));
      if (made === undefined) throw new Refusal(400, 'parsing_exception', 'unknown modifier');
      // Infinity is no score: an index of Lucene refuses it.
      if (!Number.isFinite(made))
        throw new Refusal(400, 'illegal_argument_exception', 'function score must be finite');
      return made;
    }
    if (random !== undefined) {
      const { seed, field } = membersOf(random, ['seed', 'field'], 'random_score');
      return hashed(Number(seed), Number(candidate.root.fields.get(String(field))?.[0] ?? 0));
    }
    return 1;
  };
  return (candidate) =>
    filter !== undefined && filter(candidate, new Set()) === null ? null : weight * valueOf(candidate);
};

const functionScore =
  (read: Read): Read =>
  (value) => {
    const members = membersOf(
      value,
      ['query', 'functions', 'random_score', 'score_mode', 'boost_mode', '_name'],
      'function_score',
    );
    const query = read(members['query'] ?? { match_all: {} });
    const factors = [
      ...listIn(members['functions']).map((each) => factorOf(read, each)),
      ...(members['random_score'] === undefined
        ? []
        : [factorOf(read, { random_score: members['random_score'] })]),
    ];
    if ((members['score_mode'] ?? 'multiply') !== 'multiply')
      throw new Refusal(400, 'parsing_exception', 'score_mode');
    const mode = members['boost_mode'] ?? 'multiply';
    return counted((candidate, named) => {
      const score = query(candidate, named);
      if (score === null) return null;
      const factor = factors.reduce((product, each) => product * (each(candidate) ?? 1), 1);
      return mode === 'replace' ? factor : score * factor;
    }, members);
  };

/** Returns how the queries of an index are read; refuses what is not in the part of the API that is spoken here. */
export const queriesOf = (mapping: Mapping): Read => {
  const ofFields = fieldQueries(mapping);
  const read: Read = (value) => {
    const [kind, given] = onlyMember(value, 'query');
    const query = kinds[kind];
    if (query === undefined) throw new Refusal(400, 'parsing_exception', `unknown query [${kind}]`);
    return query(given);
  };
  const kinds: Readonly<Record<string, Read>> = {
    ...ofFields,
    match_all: (value) => counted(() => 1, membersOf(value, namedMembers, 'match_all')),
    match_none: () => never,
    bool: boolQuery(read),
    constant_score: (value) => {
      const members = membersOf(value, ['filter', ...namedMembers], 'constant_score');
      const filter = read(members['filter']);
      return counted((candidate, named) => (filter(candidate, named) === null ? null : 1), members);
    },
    dis_max: (value) => {
      const members = membersOf(value, ['queries', ...namedMembers], 'dis_max');
      const queries = listIn(members['queries']).map(read);
      return counted((candidate, named) => {
        const scores = queries.flatMap((each) => each(candidate, named) ?? []);
        return scores.length === 0 ? null : Math.max(...scores);
      }, members);
    },
    function_score: functionScore(read),
    nested: (value) => {
      const members = membersOf(value, ['path', 'query', ...namedMembers], 'nested');
      const path = String(members['path']);
      if (!mapping.isNested(path))
        throw new Refusal(
          400,
          'query_shard_exception',
          `[nested] failed to find nested object under path [${path}]`,
        );
      const query = read(members['query']);
      return counted(
        ({ root }, named) =>
          root.nested.get(path)?.some((fields) => query({ root, fields }, named) !== null) === true
            ? 1
            : null,
        members,
      );
    },
  };
  return read;
};

export const scoreOf = (query: Query, root: Parsed): { score: number; named: string[] } | null => {
  const named = new Set<string>();
  const score = query({ root, fields: root.fields }, named);
  return score === null ? null : { score, named: [...named] };
};
