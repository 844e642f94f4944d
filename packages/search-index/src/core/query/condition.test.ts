import { describe, expect, it } from 'vitest';
import { conditionOf } from './condition.ts';

const holds = (value: unknown, ...values: unknown[]) => conditionOf(value)?.holds(values);

describe('conditionOf', () => {
  it.each([
    ['a scalar means any of', 49, [49], true],
    ['a list means any of', [49, 50], [50, 7], true],
    ['eq', { eq: 49 }, [50], false],
    ['in', { in: ['49'] }, [49], true],
    ['a number equals a numeric text', { eq: 20 }, ['20'], true],
    ['two texts are equal letter by letter', { eq: '007' }, ['7'], false],
    ['a text is not a number because it begins like one', { eq: 7 }, ['7 wonders'], false],
    ['true equals 1', { eq: true }, [1], true],
    ['1 equals true', { in: [0, 1] }, [true], true],
    ['the text of a filter from a URL equals a boolean', { eq: 'true' }, [true], true],
    ['in of nothing holds for nothing', { in: [] }, [49], false],
    ['eq null means exists', { eq: null }, [0], true],
    ['eq null fails when missing', { eq: null }, [], false],
    ['neq', { neq: 49 }, [50], true],
    ['neq holds when the field is missing', { neq: 49 }, [], true],
    ['nin fails when any value is in it', { nin: [49] }, [50, 49], false],
    ['neq null means missing', { neq: null }, [], true],
    ['neq null fails when present', { neq: null }, [1], false],
    ['gt leaves its bound out', { gt: 50 }, [50], false],
    ['gte holds its bound', { gte: 50 }, [50], true],
    ['two bounds are one range', { gte: 50, lt: 100 }, [99.5], true],
    ['two bounds of one range exclude', { gte: 50, lt: 100 }, [100], false],
    ['from and to hold their bounds', { from: 50, to: 100 }, [100], true],
    ['moreq', { moreq: 50 }, [50], true],
    ['lteq is a range', { lteq: 50 }, [51], false],
    ['bounds may be texts', { gte: '50' }, [60], true],
    ['instants order as text', { gt: '2026-01-01T00:00:00Z' }, ['2026-11-20T00:00:00Z'], true],
    ['an empty bound is open', { gte: '', lte: 10 }, [-5], true],
    ['a range does not hold for a missing field', { gte: 1 }, [], false],
    ['the first member decides', { in: [1], gte: 100 }, [1], true],
    ['like without a star is exact', { like: 'home' }, ['home'], true],
    ['like is not a beginning', { like: 'home' }, ['home-page'], false],
    ['like with % is a pattern', { like: '%SHIRT%' }, ['a shirt of silk'], true],
    ['like with % holds the ends', { like: 'a%k' }, ['a shirt of silks'], false],
    ['an unknown operator means any of', { matches: 'home' }, ['home'], true],
    ['or null means missing', { or: null }, [], true],
    ['nor null means exists', { nor: null }, [1], true],
    ['orGte is a range', { orGte: 5 }, [6], true],
    ['orFrom and orTo are one range', { orFrom: 1, orTo: 2 }, [3], false],
  ])('%s', (_, value, values, expected) => {
    expect(holds(value, ...values)).toBe(expected);
  });

  it.each([[{}], [null], [undefined]])('says nothing for %j', (value) => {
    expect(conditionOf(value)).toBeUndefined();
  });

  it.each([
    ['or', 'one'],
    ['nor', 'one'],
    ['orGt', 'one'],
    ['orLte', 'one'],
    ['eq', 'all'],
    ['gte', 'all'],
    ['origin', 'all'],
  ])('puts %s into the group %s', (operator, group) => {
    expect(conditionOf({ [operator]: 1 })?.group).toBe(group);
  });
});
