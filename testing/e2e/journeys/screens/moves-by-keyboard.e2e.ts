import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth } from '@dijla/test-kit/thoroughness';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';
import { focusedElement, hasFocus, hiddenStops, tabTo } from '../../acts/keyboard-acts.ts';
import { openLiving } from '../../acts/page-life.ts';
import { settled } from '../../acts/settled.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { catalogue, listing, shell } = words.en;

const wide = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
  reducedMotion: 'reduce',
} as const;
const narrow = { ...wide, viewport: { width: 390, height: 844 } };

const open = (page: Page, path: string) => openLiving(page, `${shop.url}/en${path}`);

type Panel = {
  name: string;
  path: string;
  device: typeof wide | typeof narrow;
  opener: (page: Page) => Locator;
  panel: string;
};

const panels: readonly Panel[] = [
  {
    name: 'the categories',
    path: '',
    device: wide,
    opener: (page) => page.getByRole('button', { name: shell.categories }),
    panel: '#category-menu:popover-open',
  },
  {
    name: 'the settings',
    path: '',
    device: wide,
    opener: (page) => page.locator('header [data-intent="settings"]'),
    panel: 'dialog[open]',
  },
  {
    name: 'the account',
    path: '',
    device: wide,
    opener: (page) => page.locator('header [data-intent="account"]'),
    panel: 'dialog[open]',
  },
  {
    name: 'the filters',
    path: '/home-and-kitchen',
    device: narrow,
    opener: (page) => page.locator('button[popovertarget="filters"]:not(#filters button)'),
    panel: '#filters:popover-open',
  },
  {
    name: 'the orders of a listing',
    path: '/home-and-kitchen',
    device: narrow,
    opener: (page) => page.locator('button[popovertarget="sort"]:not(#sort button)'),
    panel: '#sort:popover-open',
  },
  {
    name: 'the choice on a card',
    path: '/fashion',
    device: wide,
    opener: (page) => page.locator('main article button[aria-haspopup="dialog"]').first(),
    panel: 'dialog[open]',
  },
  {
    name: 'a large picture',
    path: `/${paths.tee}`,
    device: wide,
    opener: (page) => page.locator('main a.cursor-zoom-in').first(),
    panel: 'dialog[open]',
  },
];

describe('a shopper without a mouse', () => {
  it.each(everyNth(panels, 2))(
    'opens $name by Enter, is led into it, and comes back to where it was opened by Escape',
    async ({ path, device, opener, panel }) => {
      const { page } = await shopper(device);
      await open(page, path);
      await tabTo(page, opener(page));
      await page.keyboard.press('Enter');
      await page.locator(panel).waitFor();
      await page.keyboard.press('Tab');
      expect(
        await page.locator(panel).evaluate((element) => element.contains(document.activeElement)),
        'the focus is in the panel',
      ).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator(panel).waitFor({ state: 'detached' });
      expect(await hasFocus(opener(page)), 'the focus is back').toBe(true);
    },
  );

  it.each(
    everyNth(
      [
        { path: '', device: wide },
        { path: '', device: narrow },
        { path: '/home-and-kitchen', device: wide },
        { path: '/home-and-kitchen', device: narrow },
        { path: `/${paths.tee}`, device: wide },
        { path: `/${paths.tee}`, device: narrow },
        { path: '/cart', device: narrow },
      ],
      2,
    ),
  )(
    'sees what has the focus at every stop of /en$path, $device.viewport.width wide',
    async ({ path, device }) => {
      const { page } = await shopper(device);
      await open(page, path);
      // A row that comes in idle time would move what has the focus under a bar.
      await settled(page);
      const { stops, hidden } = await hiddenStops(page);
      expect(hidden).toEqual([]);
      expect(stops).toBeGreaterThan(10);
    },
  );

  it('narrows a listing down, and takes that back', async () => {
    const { page } = await shopper(wide);
    await open(page, '/home-and-kitchen');
    const before = await page.locator('main article').count();
    await tabTo(page, page.locator('#filters li a').first());
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: listing.filtersChosen(1) });
    await chips.waitFor();
    await expect.poll(() => page.locator('main article').count()).toBeLessThan(before);
    expect((await focusedElement(page))?.coveredBy).toBe(null);
    await tabTo(page, chips.getByRole('link').first());
    await page.keyboard.press('Enter');
    await chips.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main article').count()).toBe(before);
  });
});

/** Keys that answer a field, by its kind. */
const answerOf: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  radio: (page) => page.keyboard.press('Space'),
  checkbox: (page) => page.keyboard.press('Space'),
  select: (page) => page.keyboard.press('ArrowDown'),
  text: (page) => page.keyboard.type('Noor'),
  textarea: (page) => page.keyboard.type('Noor'),
  date: (page) => page.keyboard.type('12312026'),
};

/** Goods that ask for choices, by the kind of goods. */
const chosen: readonly (readonly [string, string])[] = [
  ['configurable goods', `/${paths.tee}`],
  ['a bundle', '/breakfast-box'],
  ['a group', '/sweet-pantry'],
  ['a download', '/the-book-of-iraqi-tea'],
  ['an engraving', '/engraved-mug'],
  ['goods in several lengths', '/linen-curtain-in-three-lengths'],
  ['a card with a greeting', '/greeting-card-with-a-gift'],
  ['a gift card', `/${paths.card}`],
];

describe('a choice made without a mouse', () => {
  it.each(everyNth(chosen, 2))('adds %s to the cart', async (_, path) => {
    const { page } = await shopper(wide);
    await open(page, path);
    const form = page.locator('main form[data-intent="add-to-cart"]');
    const add = form.getByRole('button', { name: catalogue.addToCart });
    for (
      const field = form.locator(
        'input:not([type="hidden"]):not([role="spinbutton"]), select, textarea, button[type="submit"]',
      );
      ;
    ) {
      await tabTo(page, field);
      if (await hasFocus(add)) break;
      const kind = (await focusedElement(page))?.kind ?? '';
      const isChosen = await page.evaluate(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.checked,
      );
      if (!isChosen) await answerOf[kind]?.(page);
    }
    await page.keyboard.press('Enter');
    await page.getByText(catalogue.addedToCart).first().waitFor();
    await open(page, '/cart');
    await page.locator('main li').first().waitFor();
  });
});
