import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageLives, partLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { account, shell, frame } = words.ar;

const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
/** More tab stops than either panel has. */
const manyTabs = 80;

const open = async (device: object): Promise<Page> => {
  const { page } = await shopper(device);
  await page.goto(`${shop.url}/ar`, { waitUntil: 'load' });
  await pageLives(page);
  return page;
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: shell.allCategories });
const settingsOf = (page: Page) => page.getByRole('dialog', { name: shell.settings });

/**
 * Presses Tab and Shift+Tab and asserts that nothing outside the panel was ever focused. The browser's own toolbar, between the last and
 * the first stop of a dialog, does not count.
 */
const focusStaysIn = async (page: Page, panel: string) => {
  const strays = await page.evaluateHandle((selector) => {
    const outside: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target !== document.body && target.closest(selector) === null)
        outside.push(target.outerHTML.slice(0, 200));
    });
    return outside;
  }, panel);
  for (let press = 0; press < manyTabs; press += 1)
    await page.keyboard.press(press % 4 === 3 ? 'Shift+Tab' : 'Tab');
  expect(await strays.jsonValue(), `what was focused outside of ${panel}`).toEqual([]);
};

describe('panels over the page', () => {
  it('open the categories by keyboard, keep the focus, show one department at a time and three levels, and give the focus back', async () => {
    const page = await open(wide);
    const opener = page.getByRole('banner').getByRole('button', { name: shell.categories });
    await opener.focus();
    await page.keyboard.press('Enter');
    await menuOf(page).getByRole('link', { name: 'التيشيرتات' }).waitFor();
    // Until its code is loaded, the menu is static HTML, and Tab leaves it at its end.
    await partLives(menuOf(page).locator('summary').first());
    await focusStaysIn(page, '#category-menu');
    await menuOf(page).locator('summary', { hasText: 'المنزل والمطبخ' }).focus();
    await page.keyboard.press('Enter');
    await menuOf(page).getByRole('link', { name: 'أواني الطبخ' }).waitFor();
    expect(await menuOf(page).locator('details[open]').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await menuOf(page).locator('details[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('close the categories when a page was chosen from them', async () => {
    const page = await open({});
    await page.getByRole('button', { name: shell.categories }).click();
    await menuOf(page).locator('summary', { hasText: 'المنزل والمطبخ' }).click();
    await menuOf(page)
      .getByRole('link', { name: frame.allOf('المنزل والمطبخ') })
      .click();
    await page.getByRole('heading', { level: 1, name: 'المنزل والمطبخ' }).waitFor();
    await menuOf(page).waitFor({ state: 'hidden' });
  });

  it('open settings by keyboard with the page behind out of reach, and give the focus back', async () => {
    const page = await open(wide);
    const opener = page.getByRole('banner').getByRole('link', { name: shell.settings });
    await opener.focus();
    await page.keyboard.press('Enter');
    await settingsOf(page).waitFor();
    await focusStaysIn(page, 'dialog');
    await page.keyboard.press('Escape');
    await settingsOf(page).waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('are open one at a time', async () => {
    const page = await open(wide);
    await page.getByRole('banner').getByRole('button', { name: shell.categories }).click();
    await menuOf(page).waitFor();
    await page.getByRole('banner').getByRole('link', { name: shell.settings }).click();
    await settingsOf(page).waitFor();
    await menuOf(page).waitFor({ state: 'hidden' });
    expect(await page.locator('dialog[open], :popover-open').count()).toBe(1);
  });

  it('turn the lights off from the settings of a phone, and keep them off', async () => {
    const page = await open({});
    await page.getByRole('link', { name: shell.account, exact: true }).filter({ visible: true }).click();
    await page
      .getByRole('dialog', { name: account.account })
      .getByRole('button', { name: shell.settings })
      .click();
    await settingsOf(page).getByText(frame.dark, { exact: true }).click();
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });
});

describe('the shop’s numbers', () => {
  it('stand in the footer of every page, as the owner gave them', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/en/cart`);
    const hrefs = await page
      .getByRole('contentinfo')
      .locator('a[href^="tel:"], a[href*="wa.me"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['tel:+9647001234567', 'https://wa.me/9647001234567']);
  });
});
