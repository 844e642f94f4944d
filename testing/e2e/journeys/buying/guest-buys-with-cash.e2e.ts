import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { isThorough } from '@dijla/test-kit/thoroughness';
import { describe, it } from 'vitest';
import { blackTee, bottle } from '../../acts/products.ts';
import { buyByTapping } from '../../acts/purchase.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

describe('a guest', () => {
  it('buys a simple product in the Arabic store on a phone', async () => {
    const { page } = await shopper();
    await buyByTapping({ page, shop, store: 'ar' }, bottle.ar);
  });

  it.runIf(isThorough)('buys one variant of a configurable in the English store on a phone', async () => {
    const { page } = await shopper({ locale: 'en-US' });
    await buyByTapping({ page, shop, store: 'en' }, blackTee.en);
  });

  it('buys one variant of a configurable in the English store on a wide screen', async () => {
    const { page } = await shopper({ ...desktop, locale: 'en-US' });
    await buyByTapping({ page, shop, store: 'en' }, blackTee.en);
  });

  it.runIf(isThorough)(
    'buys one variant of a configurable in the Arabic store on a wide screen',
    async () => {
      const { page } = await shopper(desktop);
      await buyByTapping({ page, shop, store: 'ar' }, blackTee.ar);
    },
  );

  it.runIf(isThorough)('buys a simple product in the English store on a wide screen', async () => {
    const { page } = await shopper({ ...desktop, locale: 'en-US' });
    await buyByTapping({ page, shop, store: 'en' }, bottle.en);
  });
});
