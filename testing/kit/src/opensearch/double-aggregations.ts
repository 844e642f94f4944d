import type { Mapping, Value } from './double-mapping.ts';
import { type Candidate, compareValues, queriesOf } from './double-queries.ts';
import { membersOf, Refusal } from './double-refusal.ts';

type Bucket = Record<string, unknown>;
/** Counts among candidates. */
type Aggregation = (among: readonly Candidate[]) => Bucket;
type Read = (given: Record<string, unknown>, inner: Aggregation) => Aggregation;

const bucketsAtMost = 65_535;

const valuesIn = ({ fields }: Candidate, path: string): Set<Value> => new Set(fields.get(path));

const included = (include: unknown): ((value: Value) => boolean) => {
  if (include === undefined) return () => true;
  if (Array.isArray(include)) {
    const all = new Set(include.map(String));
    return (value) => all.has(String(value));
  }
  const pattern = new RegExp(`^(?:${String(include)})$`);
  return (value) => pattern.test(String(value));
};

const groupedBy = (among: readonly Candidate[], path: string): Map<Value, Candidate[]> => {
  const groups = new Map<Value, Candidate[]>();
  for (const candidate of among)
    for (const value of valuesIn(candidate, path)) {
      const group = groups.get(value);
      if (group === undefined) groups.set(value, [candidate]);
      else group.push(candidate);
    }
  return groups;
};

const termsRead =
  (mapping: Mapping): Read =>
  (given, inner) => {
    const { field, size = 10, include } = membersOf(given, ['field', 'size', 'include'], 'terms');
    const path = String(field);
    mapping.counted(path);
    if (typeof size !== 'number' || size <= 0)
      throw new Refusal(400, 'illegal_argument_exception', '[size] must be greater than 0');
    const isIncluded = included(include);
    return (among) => {
      const all = [...groupedBy(among, path)]
        .filter(([value]) => isIncluded(value))
        .sort(
          ([one, { length }], [other, { length: otherLength }]) =>
            otherLength - length || compareValues(one, other),
        );
      const shown = all.slice(0, size);
      if (shown.length > bucketsAtMost)
        throw new Refusal(503, 'too_many_buckets_exception', 'Trying to create too many buckets');
      return {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: all.slice(size).reduce((sum, [, { length }]) => sum + length, 0),
        buckets: shown.map(([key, group]) => ({ key, doc_count: group.length, ...inner(group) })),
      };
    };
  };

const compositeRead =
  (mapping: Mapping): Read =>
  (given) => {
    const { size = 10, sources, after } = membersOf(given, ['size', 'sources', 'after'], 'composite');
    const [source, ...more] = sources as Record<string, { terms: { field: string } }>[];
    const [name, of] = Object.entries(source ?? {})[0] ?? [];
    if (name === undefined || of === undefined || more.length > 0)
      throw new Refusal(400, 'parsing_exception', '[composite] needs one source here');
    mapping.counted(of.terms.field);
    const from = (after as Record<string, string> | undefined)?.[name];
    return (among) => {
      const all = [...groupedBy(among, of.terms.field)]
        .filter(([key]) => from === undefined || compareValues(key, from) > 0)
        .sort(([one], [other]) => compareValues(one, other))
        .slice(0, Number(size));
      const last = all.at(-1);
      return {
        ...(last === undefined ? {} : { after_key: { [name]: last[0] } }),
        buckets: all.map(([key, group]) => ({ key: { [name]: key }, doc_count: group.length })),
      };
    };
  };

type Range = { key?: string; from?: number; to?: number };

const rangeRead =
  (mapping: Mapping): Read =>
  (given) => {
    const { field, ranges } = membersOf(given, ['field', 'ranges'], 'range');
    const path = String(field);
    mapping.counted(path);
    const all = (ranges as Range[]).map((range) => {
      membersOf(range, ['key', 'from', 'to'], 'range');
      if (range.from === undefined && range.to === undefined)
        throw new Refusal(400, 'illegal_argument_exception', 'a range needs a bound');
      return range;
    });
    return (among) => ({
      buckets: all
        .toSorted((one, other) => (one.from ?? -Infinity) - (other.from ?? -Infinity))
        .map(({ key, from, to }) => ({
          key,
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
          doc_count: among.filter((candidate) =>
            [...valuesIn(candidate, path)].some(
              (value) => Number(value) >= (from ?? -Infinity) && Number(value) < (to ?? Infinity),
            ),
          ).length,
        })),
    });
  };

/** Returns how the aggregations of an index are read. */
export const aggregationsOf = (mapping: Mapping): ((given: unknown) => Aggregation) => {
  const query = queriesOf(mapping);
  const kinds: Readonly<Record<string, Read>> = {
    terms: termsRead(mapping),
    composite: compositeRead(mapping),
    range: rangeRead(mapping),
    min: (given) => {
      const path = String(membersOf(given, ['field'], 'min')['field']);
      mapping.counted(path);
      return (among) => {
        const values = among.flatMap((candidate) => [...valuesIn(candidate, path)].map(Number));
        return { value: values.length === 0 ? null : Math.min(...values) };
      };
    },
    filter: (given, inner) => {
      const holds = query(given);
      return (among) => {
        const passing = among.filter((candidate) => holds(candidate, new Set()) !== null);
        return { doc_count: passing.length, ...inner(passing) };
      };
    },
    filters: (given, inner) => {
      const { filters } = membersOf(given, ['filters'], 'filters');
      const all = Object.entries(filters as Record<string, unknown>).map(
        ([name, each]) => [name, query(each)] as const,
      );
      return (among) => ({
        buckets: Object.fromEntries(
          all.map(([name, holds]) => {
            const passing = among.filter((candidate) => holds(candidate, new Set()) !== null);
            return [name, { doc_count: passing.length, ...inner(passing) }];
          }),
        ),
      });
    },
    nested: (given, inner) => {
      const path = String(membersOf(given, ['path'], 'nested')['path']);
      return (among) => {
        const objects = among.flatMap(({ root }) =>
          (root.nested.get(path) ?? []).map((fields) => ({ root, fields })),
        );
        return { doc_count: objects.length, ...inner(objects) };
      };
    },
    reverse_nested: (given, inner) => {
      membersOf(given, [], 'reverse_nested');
      return (among) => {
        const roots = [...new Set(among.map(({ root }) => root))].map((root) => ({
          root,
          fields: root.fields,
        }));
        return { doc_count: roots.length, ...inner(roots) };
      };
    },
  };
  const read = (given: unknown): Aggregation => {
    const all = Object.entries((given ?? {}) as Record<string, Record<string, unknown>>).map(
      ([name, { aggs, ...rest }]) => {
        if (/[[\]>]/.test(name)) throw new Refusal(400, 'aggregation_execution_exception', `name [${name}]`);
        const [kind = '', ...more] = Object.keys(rest);
        const make = kinds[kind];
        if (make === undefined || more.length > 0)
          throw new Refusal(400, 'parsing_exception', `unknown aggregation [${kind} ${more.join(' ')}]`);
        return [name, make(rest[kind] as Record<string, unknown>, read(aggs))] as const;
      },
    );
    return (among) => Object.fromEntries(all.map(([name, each]) => [name, each(among)]));
  };
  return read;
};
