/** A part of a query as the cluster reads it. */
export type Clause = Readonly<Record<string, unknown>>;

const everything: Clause = { match_all: {} };
export const nothing: Clause = { match_none: {} };

/** What holds where all hold. */
export const allOf = (clauses: readonly Clause[]): Clause => {
  const [only, ...more] = clauses;
  if (only === undefined) return everything;
  return more.length === 0 ? only : { bool: { filter: clauses } };
};

/** What holds where one of them does. */
export const oneOf = (clauses: readonly Clause[], least = 1): Clause => {
  const [only, ...more] = clauses;
  if (only === undefined) return nothing;
  return more.length === 0 ? only : { bool: { should: clauses, minimum_should_match: least } };
};

export const notAny = (...clauses: readonly Clause[]): Clause => ({ bool: { must_not: clauses } });

export const has = (field: string, values: readonly (string | number)[]): Clause =>
  values.length === 0 ? nothing : { terms: { [field]: values } };

/** What holds as before and counts so much. */
export const counting = (clause: Clause, boost: number, name?: string): Clause => ({
  constant_score: { filter: clause, boost, ...(name === undefined ? {} : { _name: name }) },
});
