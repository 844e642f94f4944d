import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { loginProviderServer } from '@dijla/test-kit/login-provider-server';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { customer, visit } from '../../acts/account-acts.ts';
import { words } from '../../acts/shopper-acts.ts';

const palm = await loginProviderServer();
afterAll(palm.close);
const shop = await runningShop({ LOGIN_PROVIDERS: palm.openid });
const { shopper } = chromiumForJourneys();
const { account } = words.ar;
const atPalm = { name: account.logInAt('Palm') };

/** Makes the network of a page one that behaves oddly. */
const behaveOddly = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ mobileNumber: '07701230008', otp: '123456' });
    const headers = { 'content-type': 'application/json' };
    for (let done = 0; done <= 60; done += 1)
      await fetch('/api/user/login-code', { method: 'POST', headers, body });
  });

describe('a customer', () => {
  it('gets an account by a login elsewhere, logs in by it again, and solves a captcha on an odd network', async () => {
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const zainab = customer(page, 'ar');
    await visit(page, `${shop.url}/ar/login`);
    await page.getByRole('button', atPalm).click();
    // Nobody is logged in there, so the provider leads back without anybody.
    await page.getByText('أُلغي تسجيل الدخول عبر Palm').waitFor();
    palm.letIn({
      sub: 'z',
      email: 'zainab@example.iq',
      email_verified: true,
      given_name: 'زينب',
      family_name: 'كريم',
    });
    await page.getByRole('link', { name: account.logIn, exact: true }).last().click();
    await page.getByRole('button', atPalm).click();
    await page.getByText(account.newAccountBy('Palm')).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await zainab.fillIn({ mobile: '07713330021' });
    await page.getByRole('button', { name: account.later }).click();
    await zainab.isGreeted('زينب');

    const other = (await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true })).page;
    await visit(other, `${shop.url}/ar/login`);
    await other.getByRole('button', atPalm).click();
    await customer(other, 'ar').isGreeted('زينب');

    const guest = (await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true })).page;
    await visit(guest, `${shop.url}/ar/login`);
    await behaveOddly(guest);
    await customer(guest, 'ar').fillIn({ username: 'zainab@example.iq', password: 'not the password' });
    await guest
      .getByRole('dialog', { name: account.captchaTitle })
      .getByRole('button', { name: account.captchaConfirm })
      .click();
    await guest.getByText(account.loginFailed).waitFor();
  });
});
