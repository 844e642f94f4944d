import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { expect, it } from 'vitest';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const ownersDesk = async (path: string) => {
  const opened = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(opened.context, shop.url);
  await opened.page.goto(`${shop.url}/desk${path}`);
  return opened;
};

it('an owner writes a post in both languages, publishes it, and a shopper reads it a second later', async () => {
  const { page } = await ownersDesk('/content?kind=blog_post');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title · English', { exact: true }).fill('Tea in the garden');
  await page.getByLabel('Title · العربية', { exact: true }).fill('شاي في الحديقة');
  const english = page.getByRole('textbox', { name: 'Text · English' });
  await english.click();
  await page.keyboard.type('Boil it ');
  await page
    .getByRole('toolbar', { name: 'Format the text · English' })
    .getByRole('button', { name: 'Bold' })
    .click();
  await page.keyboard.type('twice');
  const arabic = page.getByRole('textbox', { name: 'Text · العربية' });
  await arabic.click();
  await page.keyboard.type('اغله مرتين');
  expect(await arabic.locator('p').evaluate((p) => getComputedStyle(p).direction)).toBe('rtl');
  await page.getByLabel('Address', { exact: true }).fill('garden-tea');
  // Nothing new is public until its writer says so.
  const whenSaved = page.getByLabel('When saved', { exact: true });
  expect(await whenSaved.inputValue()).toBe('draft');
  await whenSaved.selectOption('now');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Version 1').waitFor();

  const { page: reader } = await shopper();
  await expect
    .poll(async () => (await reader.goto(`${shop.url}/en/blog/garden-tea`))?.status(), {
      timeout: 6000,
      interval: 150,
    })
    .toBe(200);
  expect(await reader.locator('article p, main p').filter({ hasText: 'Boil it' }).innerHTML()).toBe(
    'Boil it <strong>twice</strong>',
  );
  await reader.goto(`${shop.url}/ar/blog/garden-tea`);
  await reader.getByText('اغله مرتين').waitFor();

  await english.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' daily');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'What changed · Version 2' }).click();
  await expect
    .poll(() => page.getByRole('dialog').locator('ins').allInnerTexts())
    .toEqual([expect.stringContaining('daily')]);
  await expect
    .poll(async () => (await fetch(`${shop.url}/en/blog/garden-tea`)).text(), {
      timeout: 6000,
      interval: 150,
    })
    .toContain('twice daily');
}, 90_000);

it('texts that came otherwise open in the editor, and are saved to the letter while nobody changes them', async () => {
  const { page } = await ownersDesk('/content?kind=cms_page&q=about-us');
  const before = await (await fetch(`${shop.url}/en/about-us`)).text();
  await page
    .getByRole('link', { name: /About us/ })
    .first()
    .click();
  const english = page.getByRole('textbox', { name: 'Text · English' });
  await english.getByText('Block: promise').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Version 2').waitFor();
  const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0];
  expect(main(await (await fetch(`${shop.url}/en/about-us`)).text())).toBe(main(before));
}, 90_000);
