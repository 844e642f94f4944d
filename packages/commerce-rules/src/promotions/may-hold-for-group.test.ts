import type { PromotionCondition } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { mayHoldForGroup } from './may-hold-for-group.ts';

const group = (operator: 'in' | 'not in', ...values: string[]): PromotionCondition => ({
  subject: 'customer_group',
  operator,
  values,
});
const many: PromotionCondition = { subject: 'quantity', operator: '>=', quantity: 10 };

describe('mayHoldForGroup', () => {
  it.each<[string, PromotionCondition, boolean]>([
    ['says nothing of groups', many, true],
    ['is for this group', group('in', 'General'), true],
    ['is for another', group('in', 'Wholesale'), false],
    ['is for all but this', group('not in', 'General'), false],
    ['is for another with many pieces', { match: 'all', of: [many, group('in', 'Wholesale')] }, false],
    ['is for another or many pieces', { match: 'any', of: [many, group('in', 'Wholesale')] }, true],
    [
      'is for neither of two others',
      { match: 'any', of: [group('in', 'VIP'), group('in', 'Wholesale')] },
      false,
    ],
    ['is for none but this', { match: 'none', of: [group('not in', 'General')] }, true],
    ['is for none of this', { match: 'none', of: [many, group('in', 'General')] }, false],
    ['is asked of a line', { match: 'line', of: [group('in', 'Wholesale'), many] }, false],
    ['is always', { match: 'all', of: [] }, true],
  ])('%s', (_, condition, may) => expect(mayHoldForGroup(condition, 'General')).toBe(may));
});
