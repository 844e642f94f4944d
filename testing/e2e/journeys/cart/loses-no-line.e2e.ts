import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, paths } from '../../acts/products.ts';
import { holdRequests } from '../../acts/hold-requests.ts';
import { pageLives } from '../../acts/page-life.ts';
import { lineCalls, sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const nameOf = (wanted: string): string => {
  const products = demoProducts.find(({ sku }) => sku === wanted);
  if (products === undefined) throw new Error(`There is no ${wanted}`);
  return products.words.ar.name;
};

const products = [
  ['a simple product', { path: paths.bottle, lines: { [bottle.ar.product]: 1 } }],
  ['a variant', { path: `${paths.tee}?childSku=${blackTee.ar.sku}`, lines: { [blackTee.ar.product]: 1 } }],
  [
    'the members of a group',
    {
      path: 'sweet-pantry',
      lines: { [nameOf('DJ-DIBS')]: 1, [nameOf('DJ-RASHI')]: 1, [nameOf('DJ-HONEY')]: 1 },
    },
  ],
] as const;

/**
 * Presses the add button on a slow phone and leaves the page at once. With `isHeld`, the code that adds is
 * held back until that moment.
 */
const addAndLeave = async (path: string, { isHeld }: { isHeld: boolean }) => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const sent = sentCalls(context);
  const letCome = isHeld ? await holdRequests(context, '**/assets/add-pending*.js') : null;
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${shop.url}/ar/${path}`);
  await pageLives(page);
  await page
    .locator('#add-to-cart')
    .getByRole('button', { name: words.ar.catalogue.addToCart })
    .click({ noWaitAfter: true });
  const left = page.goto(`${shop.url}/ar/cart`);
  letCome?.();
  await left;
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, sent };
};

describe('what is added in the moment the page is left', () => {
  it.each(products)(
    'is in the cart once, though the code that adds had not come: %s',
    async (_, { path, lines }) => {
      const { page, sent } = await addAndLeave(path, { isHeld: true });
      const acts = shopperActs(page, 'ar');
      await acts.assertLineSet(lines);
      const calls = Object.keys(lines).map(() => 'cart/update');
      await expect.poll(() => lineCalls(sent)).toEqual(calls);
      await page.reload();
      await acts.assertLineSet(lines);
      expect(lineCalls(sent)).toEqual(calls);
    },
  );

  it.each(everyNth(products, 3))('is in the cart once, whatever had come: %s', async (_, { path, lines }) => {
    const { page } = await addAndLeave(path, { isHeld: false });
    const acts = shopperActs(page, 'ar');
    await acts.assertLineSet(lines);
    await page.reload();
    await acts.assertLineSet(lines);
  });
});
