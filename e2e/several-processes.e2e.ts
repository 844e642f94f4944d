import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { shopOfTwoWorkers, shopWithSeparateProvider } from '@dijla/test-kit/running-shop';
import { describe, it } from 'vitest';
import { blackTee, bottle } from './goods.ts';
import { buyByTapping } from './purchase.ts';

const twoWorkers = await shopOfTwoWorkers();
const separate = await shopWithSeparateProvider();
const { shopper } = chromiumForJourneys();

describe('a guest of a shop in several processes', () => {
  it('buys from two workers behind one port', async () => {
    const { page } = await shopper();
    await buyByTapping({ page, shop: twoWorkers, store: 'ar' }, bottle.ar);
  });

  it('buys where the provider is a process of its own', async () => {
    const { page } = await shopper({ locale: 'en-US' });
    await buyByTapping({ page, shop: separate, store: 'en' }, blackTee.en);
  });
});
