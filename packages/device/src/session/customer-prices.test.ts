import type { TotalsContext } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { queueLocks } from '../platform/browser-locks.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import { keepsOwnPrices } from './customer-prices.ts';
import { refreshTotalsContext } from '../sync/refresh-totals-context.ts';
import { testContext, testProvider } from '../testing/test-provider.ts';
import { noorsProfile } from '../testing/test-session.ts';

const wholesale: Partial<TotalsContext> = {
  customer_group: 'Wholesale',
  price_list: 'wholesale',
  version: 'w',
};
const general: Partial<TotalsContext> = { customer_group: 'General', version: 'g' };

/** A device that has stored a listing and receives these contexts, one after another. */
const answered = async (...contexts: Partial<TotalsContext>[]) => {
  const provider = testProvider();
  const storage = memoryStorage();
  await storage.write([{ in: 'queries', key: 'q', put: { answer: { hits: [], total: 0 }, seen_at: 0 } }]);
  let now = 0;
  for (const context of contexts) {
    provider.state.context = { ...testContext, ...context };
    await refreshTotalsContext(
      {
        storage,
        client: provider.client,
        store: () => 'en',
        now: () => (now += 3_600_000),
        withLock: queueLocks(),
      },
      null,
    );
  }
  return { keepsOwnPrices: await keepsOwnPrices(storage), listings: (await storage.list('queries')).length };
};

describe('what a device keeps of the catalogue', () => {
  it.each([
    ['stays a guest’s', [{}], false, 1],
    ['stays when a customer with everyone’s prices signs in', [{}, general, general], false, 1],
    [
      'goes when one with prices of her own signs in, and carries them from then on',
      [{}, wholesale, wholesale],
      true,
      0,
    ],
    [
      'goes when one of a tax class of her own signs in',
      [{}, { ...general, tax: { ...testContext.tax, customer_tax_class_id: 88 } }],
      true,
      0,
    ],
    ['may carry prices of her own where no guest’s were known', [wholesale], true, 1],
    ['carries a guest’s once she has gone', [{}, wholesale, {}], false, 0],
  ])('%s', async (_case, contexts, isOwn, listings) => {
    expect(await answered(...contexts)).toEqual({ keepsOwnPrices: isOwn, listings });
  });

  it('is asked for anew when a customer comes or goes, however fresh it is', async () => {
    const provider = testProvider();
    const storage = memoryStorage();
    const groups: string[] = [];
    for (const [group, id] of [
      ['NOT LOGGED IN', null],
      ['General', 7],
      ['General', 7],
      ['NOT LOGGED IN', null],
      ['NOT LOGGED IN', null],
    ] as const) {
      provider.state.context = { ...testContext, customer_group: group };
      await storage.write([
        {
          in: 'session',
          key: 'session',
          put: id === null ? null : { token: 'token', refresh_token: null, profile: { ...noorsProfile, id } },
        },
      ]);
      const hasChanged = await refreshTotalsContext(
        { storage, client: provider.client, store: () => 'en', now: () => 0, withLock: queueLocks() },
        null,
      );
      groups.push(`${group} ${hasChanged}`);
    }
    expect([groups, provider.calls.length]).toEqual([
      ['NOT LOGGED IN true', 'General true', 'General false', 'NOT LOGGED IN true', 'NOT LOGGED IN false'],
      3,
    ]);
  });

  it.each<[string, number | null, number | null, boolean]>([
    ['kept while she is there', 7, 7, true],
    ['let go once she has signed out', 7, null, false],
    ['let go once another has signed in', 7, 8, false],
  ])('a context asked for by a customer is %s', async (_case, caller, reader, isKept) => {
    const provider = testProvider();
    const storage = memoryStorage();
    const signIn = (id: number | null) =>
      storage.write([
        {
          in: 'session',
          key: 'session',
          put: id === null ? null : { token: 'token', refresh_token: null, profile: { ...noorsProfile, id } },
        },
      ]);
    provider.state.context = { ...testContext, ...wholesale };
    provider.state.passages = [{ fate: 'answered', ticks: 9 }];
    await signIn(caller);
    const asking = refreshTotalsContext(
      { storage, client: provider.client, store: () => 'en', now: () => 0, withLock: queueLocks() },
      null,
    );
    while (provider.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await signIn(reader);
    expect([await asking, (await storage.list('contexts')).length]).toEqual([isKept, isKept ? 1 : 0]);
  });
});
