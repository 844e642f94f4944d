import type { SearchQuery } from '@dijla/contract/client';

type Filter = NonNullable<SearchQuery['_appliedFilters']>[number];
type Clause = Record<string, unknown>;

const rangeOperators = new Set(['gt', 'lt', 'gte', 'lte', 'moreq', 'from', 'to']);
const orRangeOperators = new Set(
  [...rangeOperators].map((operator) => `or${operator[0]?.toUpperCase()}${operator.slice(1)}`),
);
const mappedNames: Readonly<Record<string, string>> = { 'category.name': 'category.name.keyword' };
const mapped = (field: string): string => mappedNames[field] ?? field;
const listOf = (value: unknown): unknown => (Array.isArray(value) || value === null ? value : [value]);
const terms = (field: string, values: unknown): Clause => ({ terms: { [field]: values } });
const exists = (field: string): Clause => ({ exists: { field } });

/**
 * The client's shipped configuration: prices in four ranges, ten buckets, and a score of one for an
 * attribute that no product has.
 */
export const shippedRanges: readonly { from: number; to?: number }[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
];
const shippedScoring = { score_mode: 'multiply', boost_mode: 'multiply', max_boost: 100, min_score: 1 };

type Clauses = { must: Clause[]; must_not: Clause[]; should: Clause[] };

const addDefault = ({ must, must_not, should }: Clauses, { attribute, value: given }: Filter): void => {
  const value = (typeof given === 'object' ? given : { in: [given] }) as Record<string, unknown>;
  const [operator] = Object.keys(value);
  if (operator === undefined) return;
  const field = mapped(attribute);
  const first = listOf(value[operator]);
  if (Object.keys(value).every((each) => rangeOperators.has(each))) must.push({ range: { [field]: value } });
  else if (Object.keys(value).every((each) => orRangeOperators.has(each)))
    should.push({
      range: {
        [field]: Object.fromEntries(
          Object.entries(value).map(([name, bound]) => [name.slice(2).toLowerCase(), bound]),
        ),
      },
    });
  else if (operator === 'or')
    should.push(first === null ? { bool: { must_not: [exists(field)] } } : terms(field, first));
  else if (operator === 'nor')
    should.push(first === null ? exists(field) : { bool: { must_not: [terms(field, first)] } });
  else if (operator === 'neq' || operator === 'nin')
    must_not.push(first === null ? exists(field) : terms(field, first));
  else must.push(first === null ? exists(field) : terms(field, first));
};

const facetClause = ({ attribute, value: given }: Filter): Clause => {
  const value = given as Record<string, unknown>;
  const names = Object.keys(value);
  const ofConfigurables = { match: { type_id: 'configurable' } };
  const [first] = names;
  if (first === undefined) return { bool: { should: [{ bool: { filter: ofConfigurables } }] } };
  const own = names.some((name) => rangeOperators.has(name))
    ? { range: { [attribute === 'price' ? 'final_price' : attribute]: value } }
    : terms(mapped(attribute), listOf(value[first]));
  const ofVariants = 'range' in own ? own : terms(`${attribute}_options`, listOf(value[first]));
  return { bool: { should: [own, { bool: { must: [ofVariants, ofConfigurables] } }] } };
};

/**
 * Returns a single clause as it is, and several in a bool. Alternatives state a required match only if there
 * are more than one and the search has facets.
 */
const filterOf = ({ must, must_not, should }: Clauses, hasFacets: boolean): Clause => {
  const [only] = must;
  if (must.length === 1 && must_not.length + should.length === 0 && only !== undefined) return only;
  return {
    bool: {
      ...(must.length > 0 && { must: must.length === 1 ? only : must }),
      ...(should.length > 0 && { should }),
      ...(must_not.length > 0 && { must_not }),
      ...(hasFacets && should.length > 1 && { minimum_should_match: 1 }),
    },
  };
};

const textAlternatives = (text: string): Clause[] => [
  {
    multi_match: {
      fields: ['name^4', 'sku^2', 'category.name^1'],
      query: text,
      operator: 'or',
      fuzziness: 2,
      cutoff_frequency: 0.01,
      max_expansions: 3,
      prefix_length: 2,
      minimum_should_match: '75%25',
      tie_breaker: '1',
    },
  },
  {
    bool: {
      should: [
        terms('configurable_children.sku', text.split('-')),
        { match_phrase: { sku: { query: text, boost: 1 } } },
        { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
      ],
    },
  },
];
const scored = (text: string): Clause => ({
  function_score: {
    functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
    ...shippedScoring,
    query: { bool: { should: textAlternatives(text) } },
  },
});

const boundsOf = (applied: readonly Filter[]): { from?: unknown; to?: unknown }[] => {
  const { gte, lte } = (applied.find(({ attribute }) => attribute === 'price')?.value ?? {}) as {
    gte?: unknown;
    lte?: unknown;
  };
  return gte || lte ? [{ ...(gte ? { from: gte } : {}), ...(lte ? { to: lte } : {}) }] : [];
};

const aggregationsOf = (
  available: NonNullable<SearchQuery['_availableFilters']>,
  applied: readonly Filter[],
): Clause =>
  Object.assign(
    {},
    ...available
      .filter(({ scope }) => scope === 'catalog')
      .map(({ field, options }): Clause => {
        const size = Number(options?.['size'] ?? 10);
        if (field === 'price')
          return {
            agg_terms_price: { terms: { field } },
            agg_range_price: { range: { field, ranges: [...shippedRanges, ...boundsOf(applied)] } },
          };
        return {
          [`agg_terms_${mapped(field)}`]: { terms: { field: mapped(field), size } },
          [`agg_terms_${field}_options`]: { terms: { field: `${field}_options`, size } },
        };
      }),
  ) as Clause;

const sortOf = (sort: NonNullable<SearchQuery['_appliedSort']>): Clause[] =>
  sort.map(({ field, options }) => ({ [field]: typeof options === 'string' ? { order: options } : options }));

/**
 * Builds the Elasticsearch body that the 1.12.3 client's default adapter makes of a search query (wire §14
 * W1). Its query builder produces nothing for a query without applied filters (wire §7.5).
 */
export const elasticsearchBody = ({
  _appliedFilters,
  _availableFilters,
  _appliedSort,
  _searchText,
  groupId,
  groupToken,
}: SearchQuery): Clause => {
  const [applied, available, sort, text] = [
    _appliedFilters ?? [],
    _availableFilters ?? [],
    _appliedSort ?? [],
    _searchText ?? '',
  ];
  const whose = {
    ...(text !== '' && { min_score: 0.02 }),
    ...(groupId !== undefined && groupId !== null && { groupId }),
    ...(groupToken !== undefined && groupToken !== null && { groupToken }),
  };
  if (applied.length === 0) return whose;
  const clauses: Clauses = { must: [], must_not: [], should: [] };
  const facets = applied.filter(({ scope }) => scope === 'catalog');
  for (const filter of applied.filter(({ scope }) => scope === 'default')) addDefault(clauses, filter);
  clauses.must.push(...facets.map(facetClause));
  const saysSomething = clauses.must.length + clauses.must_not.length + clauses.should.length > 0;
  const filter = filterOf(clauses, facets.length > 0);
  const aggs = aggregationsOf(available, applied);
  if (sort.some(({ field }) => field === 'random'))
    return {
      query: { function_score: { functions: [{ weight: 2, random_score: {}, filter }], min_score: 1.1 } },
      ...whose,
    };
  return {
    ...(sort.length > 0 && { sort: sortOf(sort) }),
    ...((saysSomething || text !== '') && {
      query: { bool: { ...(saysSomething && { filter }), ...(text !== '' && { must: scored(text) }) } },
    }),
    ...(Object.keys(aggs).length > 0 && { aggs }),
    ...whose,
  };
};
