import { account } from '@dijla/messages/ar/account';
import { affiliate as texts } from '@dijla/messages/ar/affiliate';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { customer, freeNumber, visit } from '../../acts/account-acts.ts';
import { bottle } from '../../acts/products.ts';
import { buyByTapping } from '../../acts/purchase.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const store = 'ar';
const website = `https://noor-${Date.now()}.example.iq/`;

it('signs up as a partner, is approved, says by her password where she is paid, and sees the commission of a guest who followed the link', async () => {
  const { page } = await shopper();
  const stamp = String(Date.now());
  await visit(page, `${shop.url}/${store}/register`);
  await customer(page, store).register({
    firstname: 'Noor',
    lastname: 'Hasan',
    mobile: freeNumber(),
    email: `partner-${stamp}@example.iq`,
    password: 'Dijla-noor-1',
  });
  await visit(page, `${shop.url}/${store}/my-account/affiliate-program`);
  await page.getByRole('button', { name: texts.signUp }).click();
  await page.getByText(texts.validUrl).waitFor();
  await page.getByLabel(texts.website).fill(website);
  await page.getByLabel(texts.message).fill('أكتب عن البيت');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.signUp }).click();
  await page.getByText(texts.waitingTitle).waitFor();

  const owner = await staffSession(shop, { role: 'owner' });
  const { items } = await owner.call('desk/affiliates', { query: { status: '1' } });
  const { id, version } = items.find(({ referral_website: site }) => site === website) ?? {
    id: 0,
    version: 0,
  };
  await owner.call('desk/decide-affiliate', {
    query: { affiliateId: String(id) },
    body: { version, decision: 'approve' },
  });

  await page.reload();
  await page.getByRole('link', { name: texts.parts.link }).click();
  await page.getByLabel(texts.source).fill('instagram');
  await page.getByLabel(texts.page).fill(`${shop.url}/${store}`);
  await page.getByRole('button', { name: texts.makeLink }).click();
  const link = await page.getByLabel(texts.yourLink).inputValue();

  await page.getByRole('link', { name: texts.parts.details }).click();
  const wallet = page.getByLabel(texts.wallet, { exact: true });
  const save = () => page.getByRole('button', { name: texts.save, exact: true }).click();
  await wallet.fill('07701234567');
  await save();
  await expect.poll(() => wallet.inputValue()).toBe('****4567');
  await wallet.fill('07709876543');
  await save();
  await page.getByLabel(account.password, { exact: true }).fill('Dijla-noor-1');
  await save();
  await expect.poll(() => wallet.inputValue()).toBe('****6543');

  const guest = (await shopper()).page;
  const counted = guest.waitForResponse((answer) => answer.url().includes('/affiliate-visit'));
  await visit(guest, link);
  expect((await counted).status()).toBe(200);
  await expect.poll(() => guest.evaluate(() => document.cookie)).toContain('affiliateVisitor=');
  await buyByTapping({ page: guest, shop, store }, bottle.ar);

  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('link', { name: texts.parts.commissions }).click();
        return page.locator('main li', { hasText: texts.statuses.pending }).count();
      },
      { timeout: 15_000, interval: 1000 },
    )
    .toBe(1);
  await page.getByText(/600/).filter({ visible: true }).first().waitFor();
});
