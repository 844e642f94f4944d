import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { afterAll, expect, it } from 'vitest';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const home = { query: { name: 'home' } };

// Journeys share a shop, and others look at its home page.
afterAll(async () => {
  const desk = await staffSession(shop, { role: 'content' });
  const { versions, revision } = await desk.call('desk/arrangement', home);
  if (versions.length === 0) return;
  const { arrangement } = await desk.call('desk/arrangement-version', {
    query: { name: 'home', number: '1' },
  });
  await desk.call('desk/save-arrangement', {
    ...home,
    body: { arrangement, revision, publish: 'now', restored: 1 },
  });
});

it('an owner rearranges the home page, and the Arabic store shows it a second later', async () => {
  const { context, page } = await shopper(wideDesk);
  await signedIn(context, shop.url);
  await page.goto(`${shop.url}/desk/home-page`);
  await page.getByLabel('Kind of block').selectOption({ label: 'Text' });
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: /^\d+\s*Text$/ }).click();
  await page.getByLabel('Title · العربية').last().fill('أهلاً بكم في العيد');
  await page.getByLabel('Text · العربية').last().fill('نفتح كل يوم.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Version 2').waitFor();
  const shown = async (): Promise<string> => (await fetch(`${shop.url}/ar`)).text();
  await expect.poll(shown, { timeout: 6000, interval: 150 }).toContain('أهلاً بكم في العيد');

  const up = page.getByRole('button', { name: /^Move up: Text/ });
  await up.press('Enter');
  expect(await page.getByText(/^Moved to place/).textContent()).toMatch(/of 12$/);
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+s');
  await page.getByText('Version 3').waitFor();

  const { page: reader } = await shopper({ locale: 'ar-IQ' });
  await reader.goto(`${shop.url}/ar`);
  const headings = async (): Promise<string[]> => reader.locator('main h2').allInnerTexts();
  await expect.poll(headings).toContain('أهلاً بكم في العيد');
  const found = await headings();
  expect(found.indexOf('أهلاً بكم في العيد')).toBeLessThan(found.length - 1);
  expect(await (await fetch(`${shop.url}/en`)).text()).toContain('lang="ar"');
}, 90_000);

it('an owner places the block of an extension, and a phone without JavaScript shows it', async () => {
  const { context, page } = await shopper(wideDesk);
  await signedIn(context, shop.url);
  await page.goto(`${shop.url}/desk/home-page`);
  await page.getByLabel('Kind of block').selectOption({ label: 'Countdown to a day' });
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: /^\d+\s*Countdown to a day$/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // What the extension needs is asked for where it is written.
  await page.getByText('Write this in one language at least.').last().waitFor();
  await page.getByLabel('Title · العربية').last().fill('تنزيلات العيد');
  await page.getByLabel('Day', { exact: true }).fill(isoDayAt(Date.now() + 3 * 86_400_000));
  await page.getByLabel('Products below it').fill('DJ-SIMPLE');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Published').first().waitFor();

  const { page: reader } = await shopper({ locale: 'ar-IQ', javaScriptEnabled: false });
  await expect
    .poll(async () => (await fetch(`${shop.url}/ar`)).text(), { timeout: 20_000, interval: 150 })
    .toContain('تنزيلات العيد');
  await reader.goto(`${shop.url}/ar`);
  const block = reader.locator('#to-a-day-1');
  expect(await block.innerText()).toMatch(/تنزيلات العيد\s+بقيت 3 أيام/);
  expect(await reader.locator('[id="to-a-day-1.2"] a').count()).toBeGreaterThan(0);
}, 90_000);
