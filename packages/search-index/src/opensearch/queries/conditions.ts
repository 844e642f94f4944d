import { type Said, saidBy } from '../../core/query/condition.ts';
import { boundsGiven, numeric, type Range, sideOf } from '../../core/query/range.ts';
import type { IndexField } from '../documents/index-fields.ts';
import { textKinds, tokensWanted } from '../documents/tokens.ts';
import { allOf, type Clause, has, notAny, nothing, oneOf } from './clauses.ts';

const isPresent = ({ presence }: IndexField): Clause => has(presence.in, [presence.has]);

type Bound = { isLower: boolean; isWithin: boolean; bound: number | string };

const operatorOf = ({ isLower, isWithin }: Bound): string => `${isLower ? 'gt' : 'lt'}${isWithin ? 'e' : ''}`;

/** Of several bounds of one side the closest counts, so that one value must be within all. */
const closest = (bounds: readonly Bound[]): Bound[] => {
  const sides = Map.groupBy(bounds, ({ isLower }) => isLower);
  return [...sides.values()].map((side) =>
    side.reduce((best, each) => {
      if (each.bound === best.bound) return each.isWithin ? best : each;
      return each.bound > best.bound === each.isLower ? each : best;
    }),
  );
};

const rangeOf = (field: string, bounds: readonly Bound[]): Clause => ({
  range: { [field]: Object.fromEntries(closest(bounds).map((each) => [operatorOf(each), each.bound])) },
});

type Kind = (typeof textKinds)[number];

/** Texts of a kind that are within bounds, compared as texts. */
const textsWithin = ({ words }: IndexField, kind: Kind, bounds: readonly Bound[]): Clause => {
  const given = closest(bounds.map((each) => ({ ...each, bound: kind.bound(String(each.bound)) })));
  return {
    range: {
      [words]: {
        ...(given.some(({ isLower }) => isLower) ? {} : { gte: kind.from }),
        ...(given.some(({ isLower }) => !isLower) ? {} : { lt: kind.below }),
        ...Object.fromEntries(given.map((each) => [operatorOf(each), each.bound])),
      },
    },
  };
};

/** Numbers are compared as numbers, and texts with texts where one of the two is no number. */
const within = (field: IndexField, range: Range): Clause => {
  const given = boundsGiven(range);
  if (given.length === 0) return isPresent(field);
  if (given.some(([, bound]) => typeof bound !== 'number' && typeof bound !== 'string')) return nothing;
  const bounds = given.map(([operator, bound]) => ({ ...sideOf(operator), bound: bound as number | string }));
  const asNumbers = bounds.flatMap((each) => {
    const number = numeric(each.bound);
    return number === undefined ? [] : [{ ...each, bound: number }];
  });
  const asTexts = bounds.filter(({ bound }) => typeof bound === 'string');
  const wordy = asTexts.filter(({ bound }) => numeric(bound) === undefined);
  const isAllTexts = asTexts.length === bounds.length;
  return oneOf([
    ...(wordy.length === 0 ? [rangeOf(field.numbers, asNumbers), rangeOf(field.saidNumbers, asNumbers)] : []),
    ...textKinds.flatMap((kind) => {
      if (!kind.isNumeric) return isAllTexts ? [textsWithin(field, kind, asTexts)] : [];
      if (wordy.length === 0) return [];
      const texts = textsWithin(field, kind, wordy);
      return [asNumbers.length === 0 ? texts : allOf([texts, rangeOf(field.saidNumbers, asNumbers)])];
    }),
  ]);
};

/** Returns a text with nothing in it that a pattern gives a meaning. */
const plainly = (text: string): string => text.replaceAll(/[*?\\]/g, String.raw`\$&`);

const like = ({ words }: IndexField, pattern: string): Clause => {
  const value = pattern.split('%').map(plainly).join('*');
  return oneOf(
    textKinds.map((kind) => ({
      wildcard: { [words]: { value: kind.bound(value), case_insensitive: true } },
    })),
  );
};

const clauseOf = (said: Said, field: IndexField): Clause => {
  if (said.is === 'exists') return isPresent(field);
  if (said.is === 'missing') return notAny(isPresent(field));
  if (said.is === 'within') return within(field, said.range);
  if (said.is === 'like') return like(field, said.pattern);
  const { words, saidNumbers } = tokensWanted(said.of);
  const wanted = oneOf([
    has(field.words, words),
    ...(saidNumbers.length === 0 ? [] : [has(field.saidNumbers, saidNumbers)]),
  ]);
  return said.is === 'none' ? notAny(wanted) : wanted;
};

/** What a filter asks of a field: the clause for wherever the field is kept. Undefined when it asks nothing. */
export const askedBy = (
  value: unknown,
): { group: 'all' | 'one'; of: (field: IndexField) => Clause } | undefined => {
  const read = saidBy(value);
  return read && { group: read.group, of: (field) => clauseOf(read.said, field) };
};

/** Returns a text as a pattern of regular expressions that is the text alone. */
export const asPattern = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);

/** Returns a text as a pattern with wildcards that contains it. */
export const containing = (text: string): string => `*${plainly(text)}*`;
