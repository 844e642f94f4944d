import { describe, expect, it } from 'vitest';
import {
  newAction,
  newGroup,
  newLeaf,
  type Rule,
  ruleTyped,
  type TypedAction,
  typedPercent,
  typedRuleOf,
} from './typed-rule.ts';

const units: Parameters<typeof ruleTyped>[1] = [
  { code: 'IQD', scale: 0 },
  { code: 'USD', scale: 2 },
];
const nothing = newGroup('all');

const rules: [string, Rule][] = [
  ['everything', { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 125_000 }] }],
  [
    'each kind of condition, within one another',
    {
      when: {
        match: 'any',
        of: [
          { subject: 'subtotal', operator: '>=', amounts: { IQD: 50_000, USD: 3550 } },
          { subject: 'quantity', operator: '=', quantity: 3 },
          {
            match: 'none',
            of: [
              { subject: 'customer_group', operator: 'in', values: ['Wholesale'] },
              { subject: 'region', operator: 'not in', values: [611, 603] },
            ],
          },
          {
            match: 'line',
            of: [{ subject: 'attribute', attribute: 'brand', operator: 'in', values: ['7'] }],
          },
        ],
      },
      lines: { match: 'all', of: [{ subject: 'category', operator: 'in', values: ['kitchen/kettles'] }] },
      actions: [
        { type: 'fixed_cart', amounts: { IQD: 5000 } },
        { type: 'fixed_line', amounts: { USD: 150 } },
        { type: 'buy_x_get_y', buy: 2, get: 1 },
        { type: 'free_shipping' },
      ],
    },
  ],
];

describe('a typed rule', () => {
  it.each(rules)('is the rule that its form began with: %s', (_, rule) => {
    expect(ruleTyped(typedRuleOf(rule, units), units)).toEqual(rule);
  });

  it('is within a group where it was a single condition', () => {
    const when = { subject: 'sku', operator: 'in', values: ['MUG'] } as const;
    const rule: Rule = { when: { ...when, values: ['MUG'] }, actions: [{ type: 'free_shipping' }] };
    expect(ruleTyped(typedRuleOf(rule, units), units)?.when).toEqual({ match: 'all', of: [rule.when] });
  });

  it.each<[string, Partial<TypedAction>]>([
    ['no percentage', { percent: '' }],
    ['too much', { percent: '101' }],
    ['nothing', { percent: '0' }],
    ['no amount', { type: 'fixed_cart', amounts: { IQD: ' ', USD: '' } }],
    ['no number', { type: 'fixed_line', amounts: { IQD: 'five' } }],
    ['no pieces', { type: 'buy_x_get_y', buy: '0', get: '1' }],
  ])('is none with %s', (_, action) => {
    const rule = { when: nothing, lines: nothing, actions: [{ ...newAction(), ...action }] };
    expect(ruleTyped(rule, units)).toBeNull();
  });

  it('is none while a condition names nothing', () => {
    const actions = [newAction('free_shipping')];
    for (const subject of ['subtotal', 'quantity', 'sku', 'attribute', 'region'] as const)
      expect(
        ruleTyped({ when: newGroup('all', [newLeaf(subject)]), lines: nothing, actions }, units),
      ).toBeNull();
  });

  it('takes percentages in any digits', () => {
    expect([typedPercent('١٢٫٥'), typedPercent('20 %'), typedPercent('33.3333')]).toEqual([
      125_000, 200_000, 333_333,
    ]);
  });
});
