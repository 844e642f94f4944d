import { describe, expect, it } from 'vitest';
import { campaignTyped, campaignValuesOf, typedFactor } from './campaign-values.ts';

describe('typedFactor', () => {
  it.each([
    ['2', 200],
    ['١٫٥', 150],
    [' 1.25 ', 125],
    ['10', 1000],
    ['1', null],
    ['11', null],
    ['two', null],
    ['', null],
  ])('reads %s as %s', (typed, factor) => expect(typedFactor(typed)).toBe(factor));
});

describe('a campaign', () => {
  const campaign = {
    id: 1001,
    version: 3,
    name: 'Eid',
    is_active: true,
    from_at: '2026-11-30T21:00:00.000Z',
    until_at: '2026-12-07T21:00:00.000Z',
    factor: 150,
    category_ids: [3],
    brand_ids: [],
    customer_group_ids: [1, 2],
  };

  it('is sent as it was read', () => {
    const { id: _, version: __, ...body } = campaign;
    const sent = campaignTyped(campaignValuesOf(campaign));
    expect(sent).toEqual(body);
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['without a day', { until: '' }],
    ['that ends before it begins', { until: '2026-11-01' }],
    ['without a factor', { factor: '1' }],
  ])('is not sent %s', (_, changes) =>
    expect(campaignTyped({ ...campaignValuesOf(campaign), ...changes })).toBeNull(),
  );
});
