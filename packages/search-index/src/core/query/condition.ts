import { anyOf } from './any-of.ts';
import { like } from './like.ts';
import { isRangeOperator, spanOf, withinRange } from './range.ts';

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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const exists = (values: readonly unknown[]): boolean => values.length > 0;
const missing = (values: readonly unknown[]): boolean => values.length === 0;

const some = (wanted: unknown): Condition['holds'] => {
  const isWanted = anyOf(listOf(wanted));
  return (values) => values.some(isWanted);
};
const none = (unwanted: unknown): Condition['holds'] => {
  const isUnwanted = anyOf(listOf(unwanted));
  return (values) => !values.some(isUnwanted);
};
const inRange = (range: Readonly<Record<string, unknown>>): Pick<Condition, 'holds' | 'span'> => {
  const isWithin = withinRange(range);
  return { holds: (values) => values.some(isWithin), span: spanOf(range) };
};

const likeAny = (pattern: unknown): Condition['holds'] => {
  if (typeof pattern !== 'string' || !pattern.includes('%')) return some(pattern);
  const isLike = like(pattern);
  return (values) => values.some(isLike);
};

/** `orGte` → `gte`; undefined when it is not a range of the joined group. */
const joinedRangeOperator = (operator: string): string | undefined => {
  const plain = /^or(Gt|Gte|Lt|Lte|From|To)$/.exec(operator)?.[1]?.toLowerCase();
  return plain !== undefined && isRangeOperator(plain) ? plain : undefined;
};

const firstMemberDecides = (operator: string, value: unknown): Condition => {
  const joined = joinedRangeOperator(operator);
  if (joined !== undefined) return { group: 'one', ...inRange({ [joined]: value }) };
  if (isRangeOperator(operator)) return { group: 'all', ...inRange({ [operator]: value }) };
  if (operator === 'neq' || operator === 'nin')
    return { group: 'all', holds: value === null ? missing : none(value) };
  if (operator === 'or') return { group: 'one', holds: value === null ? missing : some(value) };
  if (operator === 'nor') return { group: 'one', holds: value === null ? exists : none(value) };
  if (operator === 'like') return { group: 'all', holds: likeAny(value) };
  return { group: 'all', holds: value === null ? exists : some(value) };
};

/**
 * Parses the value of an applied filter by the operator rules of wire §7.2: scalars and lists mean 'any of';
 * the first member of an object decides unless all members are bounds of one range. Undefined when the
 * filter specifies nothing.
 */
export const conditionOf = (value: unknown): Condition | undefined => {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value) || typeof value !== 'object') return { group: 'all', holds: some(value) };
  const members = Object.entries(value);
  const [first] = members;
  if (first === undefined) return undefined;
  if (members.every(([operator]) => isRangeOperator(operator)))
    return { group: 'all', ...inRange(Object.fromEntries(members)) };
  if (members.every(([operator]) => joinedRangeOperator(operator) !== undefined)) {
    return {
      group: 'one',
      ...inRange(
        Object.fromEntries(
          members.map(([operator, bound]) => [joinedRangeOperator(operator) ?? operator, bound]),
        ),
      ),
    };
  }
  return firstMemberDecides(...first);
};
