import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { keepSearchCounts } from '../search-counts.ts';

const shop = await providerOverHttp();
await keepSearchCounts(
  shop.database.db,
  [
    { storeCode: 'ar', folded: 'سماور', times: 4, withoutResult: 3 },
    { storeCode: 'ar', folded: 'شاي', times: 30, withoutResult: 0 },
  ],
  Date.now(),
);

describe('desk/searches', () => {
  it('shows what is looked for in vain, in any spelling, to who may see it', async () => {
    const desk = await staffSession(shop, { role: 'catalogue' });
    const { items } = await desk.call('desk/searches', { query: {} });
    expect(items).toEqual([expect.objectContaining({ text: 'سماور', times: 4, without_result: 3 })]);
    const all = await desk.call('desk/searches', { query: { found: 'all', q: 'شـاي', view: 'ar' } });
    expect(all.items.map(({ text, store_code: code }) => [code, text])).toEqual([['ar', 'شاي']]);
    const courier = await staffSession(shop, { role: 'courier' });
    expect(await courier.refused('desk/searches')).toBe('request.not-permitted');
  });
});
