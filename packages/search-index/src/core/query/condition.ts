import { anyOf } from './any-of.ts';
import { like } from './like.ts';
import { isRangeOperator, type Range, spanOf, withinRange } from './range.ts';

/**
 * The condition of a filter on a field's present values. Of the filters in group `one` at least one must
 * hold; all others must hold each (wire §7.2). `span` is the range of numbers that can satisfy a range
 * filter.
 */
export type Condition = {
  group: 'all' | 'one';
  holds: (values: readonly unknown[]) => boolean;
  span?: { from: number; to: number } | undefined;
};

/** What the value of a filter says of the present values of its field. */
export type Said =
  | { is: 'some'; of: readonly unknown[] }
  | { is: 'none'; of: readonly unknown[] }
  | { is: 'exists' }
  | { is: 'missing' }
  | { is: 'within'; range: Range }
  | { is: 'like'; pattern: string };

/** A filter's value as it is read, before it is asked of documents. */
type SaidInGroup = Pick<Condition, 'group'> & { said: Said };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const some = (wanted: unknown): Said => ({ is: 'some', of: listOf(wanted) });
const none = (unwanted: unknown): Said => ({ is: 'none', of: listOf(unwanted) });

const likeAny = (pattern: unknown): Said =>
  typeof pattern === 'string' && pattern.includes('%') ? { is: 'like', pattern } : some(pattern);

/** `orGte` → `gte`; undefined when it is not a range of the joined group. */
const joinedRangeOperator = (operator: string): string | undefined => {
  const plain = /^or(Gt|Gte|Lt|Lte|From|To)$/.exec(operator)?.[1]?.toLowerCase();
  return plain !== undefined && isRangeOperator(plain) ? plain : undefined;
};

const within = (range: Range): Said => ({ is: 'within', range });

const firstMemberDecides = (operator: string, value: unknown): SaidInGroup => {
  const joined = joinedRangeOperator(operator);
  if (joined !== undefined) return { group: 'one', said: within({ [joined]: value }) };
  if (isRangeOperator(operator)) return { group: 'all', said: within({ [operator]: value }) };
  if (operator === 'neq' || operator === 'nin')
    return { group: 'all', said: value === null ? { is: 'missing' } : none(value) };
  if (operator === 'or') return { group: 'one', said: value === null ? { is: 'missing' } : some(value) };
  if (operator === 'nor') return { group: 'one', said: value === null ? { is: 'exists' } : none(value) };
  if (operator === 'like') return { group: 'all', said: likeAny(value) };
  return { group: 'all', said: value === null ? { is: 'exists' } : some(value) };
};

/**
 * Reads the value of an applied filter by the operator rules of wire §7.2: scalars and lists mean 'any of';
 * the first member of an object decides unless all members are bounds of one range. Undefined when the
 * filter specifies nothing.
 */
export const saidBy = (value: unknown): SaidInGroup | undefined => {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value) || typeof value !== 'object') return { group: 'all', said: some(value) };
  const members = Object.entries(value);
  const [first] = members;
  if (first === undefined) return undefined;
  if (members.every(([operator]) => isRangeOperator(operator)))
    return { group: 'all', said: within(Object.fromEntries(members)) };
  if (members.every(([operator]) => joinedRangeOperator(operator) !== undefined))
    return {
      group: 'one',
      said: within(
        Object.fromEntries(
          members.map(([operator, bound]) => [joinedRangeOperator(operator) ?? operator, bound]),
        ),
      ),
    };
  return firstMemberDecides(...first);
};

const holdsOf = (said: Exclude<Said, { is: 'within' }>): Condition['holds'] => {
  if (said.is === 'exists') return (values) => values.length > 0;
  if (said.is === 'missing') return (values) => values.length === 0;
  const isMeant = said.is === 'like' ? like(said.pattern) : anyOf(said.of);
  return said.is === 'none' ? (values) => !values.some(isMeant) : (values) => values.some(isMeant);
};

/**
 * Returns the condition that the value of an applied filter sets. Undefined when the filter specifies nothing.
 */
export const conditionOf = (value: unknown): Condition | undefined => {
  const read = saidBy(value);
  if (read === undefined) return undefined;
  const { group, said } = read;
  if (said.is !== 'within') return { group, holds: holdsOf(said) };
  const isWithin = withinRange(said.range);
  return { group, holds: (values) => values.some(isWithin), span: spanOf(said.range) };
};
