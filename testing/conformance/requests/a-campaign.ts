/** A campaign of points as it is sent. */
export const aCampaign = {
  name: 'Eid',
  is_active: true,
  from_at: '2026-12-01T00:00:00+03:00',
  until_at: '2026-12-08T00:00:00+03:00',
  factor: 200,
  category_ids: [],
  brand_ids: [],
  customer_group_ids: [1],
};
