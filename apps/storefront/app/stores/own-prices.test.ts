import type { TotalsContext } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { keepsOwnPrices } from './own-prices.ts';
import { refreshTotalsContext } from './refresh-totals-context.ts';
import { testContext, testProvider } from './test-provider.ts';

const wholesale: Partial<TotalsContext> = { customer_group: 'Wholesale', price_list: 'wholesale', version: 'w' };
const general: Partial<TotalsContext> = { customer_group: 'General', version: 'g' };

/** A device that keeps a listing and is answered these contexts, one after another. */
const answered = async (...contexts: Partial<TotalsContext>[]) => {
  const provider = testProvider();
  const storage = memoryStorage();
  await storage.write([{ in: 'queries', key: 'q', put: { answer: { hits: [], total: 0 }, seen_at: 0 } }]);
  let now = 0;
  for (const context of contexts) {
    provider.state.context = { ...testContext, ...context };
    await refreshTotalsContext({ storage, client: provider.client, store: () => 'en', now: () => (now += 3_600_000) }, null);
  }
  return { keepsOwnPrices: await keepsOwnPrices(storage), listings: (await storage.list('queries')).length };
};

describe('what a device keeps of the catalogue', () => {
  it.each([
    ['stays a guest’s', [{}], false, 1],
    ['stays when a customer with everyone’s prices signs in', [{}, general, general], false, 1],
    ['goes when one with prices of her own signs in, and carries them from then on', [{}, wholesale, wholesale], true, 0],
    ['may carry prices of her own where no guest’s were known', [wholesale], true, 1],
    ['carries a guest’s once she has gone', [{}, wholesale, {}], false, 0],
  ])('%s', async (_case, contexts, isOwn, listings) => {
    expect(await answered(...contexts)).toEqual({ keepsOwnPrices: isOwn, listings });
  });
});
