import type { PromotionCondition } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { whomRuleNames } from './whom-rule-names.ts';

const group = (operator: 'in' | 'not in', ...values: string[]): PromotionCondition => ({
  subject: 'customer_group',
  operator,
  values,
});
const all = (...of: PromotionCondition[]): PromotionCondition => ({ match: 'all', of });
const many: PromotionCondition = { subject: 'quantity', operator: '>=', quantity: 12 };

describe('whomRuleNames', () => {
  it.each<[string, PromotionCondition, readonly string[] | 'some' | null]>([
    ['no condition', all(), null],
    ['pieces alone', all(many), null],
    ['a group', group('in', 'Wholesale'), ['Wholesale']],
    ['a group and pieces', all(many, all(group('in', 'Wholesale', 'Retailer'))), ['Wholesale', 'Retailer']],
    ['groups that both have to hold', all(group('in', 'A', 'B'), group('in', 'B', 'C')), ['B']],
    ['all but a group', all(group('not in', 'Wholesale')), 'some'],
    ['a group or pieces', { match: 'any', of: [group('in', 'Wholesale'), many] }, 'some'],
    ['no such group', all({ match: 'none', of: [group('in', 'Wholesale')] }), 'some'],
  ])('of %s', (_, when, whom) => expect(whomRuleNames({ when })).toEqual(whom));
});
