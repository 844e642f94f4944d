import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { refusals } from '@dijla/messages/ar/refusals';
import { logins } from '@dijla/messages/en/logins';
import { describe, expect, it } from 'vitest';
import { sessionMark } from '@dijla/device/session/session-mark';
import { customer, demoCustomer, freeNumber, keptToken, visit } from '../../acts/account-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { virtualPasskeys } from '../../acts/virtual-passkeys.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const inArabicDigits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

describe('a customer', () => {
  it('registers on a phone in Arabic, is known after a reload, logs out, and leaves nothing of herself behind', async () => {
    const { page, context } = await shopper({ locale: 'ar-IQ' });
    const noor = customer(page, 'ar');
    const mobile = freeNumber();
    await visit(page, `${shop.url}/ar/register`);
    await noor.register({
      firstname: 'نور',
      lastname: 'حسن',
      mobile: inArabicDigits(mobile),
      email: `${mobile}@example.iq`,
      password: 'Dijla-noor-1',
    });
    expect((await context.cookies()).find(({ name }) => name === 'dijla_refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/user',
    });
    await page.reload();
    await noor.isGreeted('نور');
    await visit(page, `${shop.url}/ar`);
    await noor.openPanel();
    await noor.logOut();
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === 'dijla_refresh'))
      .toBe(false);
    expect([
      await keptToken(page),
      await page.evaluate((sign) => localStorage.getItem(sign), sessionMark),
    ]).toEqual([null, null]);
  });

  it('reads why the login failed, then logs in from the panel of a wide screen; lesson 16: stays signed in when the token has expired, and is asked to log in when the session has ended', async () => {
    const { page, context } = await shopper({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
      meetsNetworkErrors: true,
    });
    const ali = customer(page, 'en');
    await visit(page, `${shop.url}/en`);
    await ali.openPanel();
    await ali.fillIn({ ...demoCustomer, password: 'not-it-at-all' }, 'dialog');
    await ali.dialog
      .getByText(
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      )
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      words.en.account.loginFailed,
    );
    await ali.fillIn(demoCustomer, 'dialog');
    await ali.dialog.waitFor({ state: 'detached' });
    await visit(page, `${shop.url}/en/my-account/profile`);
    await page.getByText(demoCustomer.username).waitFor();

    await keptToken(page, 'one-that-has-run-out');
    await page.reload();
    await expect.poll(() => keptToken(page)).not.toBe('one-that-has-run-out');
    await page.getByText(demoCustomer.username).waitFor();
    await keptToken(page, 'one-that-has-run-out');
    await context.clearCookies({ name: 'dijla_refresh' });
    await page.reload();
    await ali.dialog.getByText(words.en.account.sessionEnded).waitFor();
    expect(await keptToken(page)).toBeNull();
  });

  it('adds a passkey, logs in by what the browser offers and by the button, removes it, and comes from an app', async () => {
    const { page } = await shopper({ meetsNetworkErrors: true });
    const noor = customer(page, 'en');
    const password = 'palm and bridge';
    const mobile = freeNumber();
    const email = `${mobile}@example.iq`;
    await visit(page, `${shop.url}/en/register`);
    await noor.register({
      firstname: 'Noor',
      lastname: 'Hasan',
      mobile,
      email,
      password,
    });
    await virtualPasskeys(page);
    const profile = `${shop.url}/en/my-account/profile`;
    const logOut = async () => {
      await noor.openPanel();
      await noor.logOut();
    };
    await visit(page, profile);
    await page.getByRole('button', { name: logins.addPasskey }).click();
    await page.getByLabel(logins.passkeyName).fill('My phone');
    await page.getByLabel(words.en.account.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: logins.makePasskey }).click();
    await page.getByText('My phone').waitFor();
    await logOut();
    await visit(page, `${shop.url}/en/login`);
    await noor.isGreeted('Noor');
    await page.addInitScript(() => {
      // A browser that fills in no passkeys has the button alone.
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await logOut();
    await visit(page, `${shop.url}/en/login`);
    await page.getByRole('button', { name: words.en.account.logInByPasskey }).click();
    await noor.isGreeted('Noor');
    await visit(page, profile);
    await page.getByRole('button', { name: logins.removePasskey('My phone') }).click();
    await page.getByText('My phone').waitFor({ state: 'detached' });

    const asked = await fetch(`${shop.url}/api/ext/dijla/native-code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await keptToken(page)}` },
    });
    const { result } = (await asked.json()) as { result: { code: string } };
    const { page: inApp } = await shopper();
    const query = new URLSearchParams({ code: result.code, to: '/en/my-account/profile' });
    await inApp.goto(`${shop.url}/en/na/login?${query.toString()}`, { waitUntil: 'commit' });
    expect(await inApp.locator('header nav, footer').count()).toBe(0);
    await inApp.getByRole('button', { name: /^Continue as / }).click();
    await inApp.waitForURL(`${shop.url}/en/my-account/profile`);
    await inApp.getByText(email).waitFor();
    expect(new URL(inApp.url()).pathname + new URL(inApp.url()).search).toBe('/en/my-account/profile');
  });

  it('is led to the field that registration refuses, and finds what was typed after looking elsewhere', async () => {
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    await visit(page, `${shop.url}/ar/register`);
    await customer(page, 'ar').fillIn({
      firstname: 'علي',
      lastname: 'حسن',
      mobile: '07712220009',
      email: demoCustomer.username,
      password: 'Dijla-ali-1',
    });
    const email = page.getByLabel(words.ar.account.email);
    await expect
      .poll(() =>
        email.evaluate((field) => [
          document.activeElement === field,
          document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
        ]),
      )
      .toEqual([true, 'هذا البريد الإلكتروني مستعمل في حساب آخر.']);
    await page.getByRole('main').getByRole('link', { name: words.ar.account.logIn, exact: true }).click();
    await page.waitForURL(`${shop.url}/ar/login`);
    await page.getByRole('main').getByRole('link', { name: words.ar.account.register, exact: true }).click();
    await expect.poll(() => email.inputValue()).toBe(demoCustomer.username);
    expect(await page.getByLabel(words.ar.account.password, { exact: true }).inputValue()).toBe('');
  });

  it('is asked for the password when changing the e-mail address, reads at the field that it is wrong, and sees at once that a new one has ended the session of another device', async () => {
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const { account } = words.ar;
    const mobile = freeNumber();
    const newEmail = `${mobile}.new@example.iq`;
    await visit(page, `${shop.url}/ar/register`);
    await customer(page, 'ar').register({
      firstname: 'رند',
      lastname: 'الجبوري',
      mobile: inArabicDigits(mobile),
      email: `${mobile}@example.iq`,
      password: 'Dijla-rand-1',
    });
    await visit(page, `${shop.url}/ar/my-account/profile`);
    await page.getByRole('button', { name: account.editDetails }).click();
    const password = page.getByLabel(account.currentPassword);
    expect(await password.count()).toBe(0);
    await page.getByLabel(account.email).fill(newEmail);
    await password.fill('not-it-at-all');
    await page.getByRole('button', { name: account.save }).click();
    await expect
      .poll(() =>
        password.evaluate((field) => [
          document.activeElement === field,
          document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
        ]),
      )
      .toEqual([true, refusals['user.password-wrong']()]);
    await password.fill('Dijla-rand-1');
    await page.getByRole('button', { name: account.save }).click();
    await page.getByText(words.ar.frame.profileSaved).waitFor();
    await page.getByText(newEmail).waitFor();

    const other = await fetch(`${shop.url}/api/user/login?storeCode=ar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: newEmail, password: 'Dijla-rand-1' }),
    });
    expect(other.status).toBe(200);
    await visit(page, `${shop.url}/ar/my-account/profile`);
    await page.getByText(account.logOutThere).first().waitFor();
    await page.getByRole('button', { name: account.changePassword }).click();
    await customer(page, 'ar').fillIn({ currentPassword: 'Dijla-rand-1', newPassword: 'Dijla-rand-2' });
    await page.getByText(account.passwordChanged).waitFor();
    await expect.poll(() => page.getByText(account.logOutThere).count()).toBe(0);
    await page.getByText(account.thisDevice).waitFor();
  });

  it('lesson 04: finds the lines of the guest cart merged with those of the account, added up once, and is greeted at the checkout, where a guest reads that no account is needed', async () => {
    const { checkout } = words.ar;
    const choose = async () => {
      const { page } = await shopper();
      const acts = shopperActs(page, 'ar');
      await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
      await acts.addToCart();
      await acts.openCheckout(shop.url);
      await page.getByText(checkout.secure).waitFor();
      await visit(page, `${shop.url}/ar/login`);
      await customer(page, 'ar').fillIn(demoCustomer);
      await customer(page, 'ar').isGreeted('Ali');
      await acts.openCart(shop.url);
      return { page, acts };
    };
    const first = await choose();
    await first.acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    await expect.poll(() => first.page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
    const second = await choose();
    await second.acts.assertLines([{ name: bottle.ar.product, quantity: 2 }]);
    for (const { page, acts } of [first, second]) {
      await page.reload();
      await acts.assertLines([{ name: bottle.ar.product, quantity: 2 }]);
    }
    await first.acts.openCheckout(shop.url);
    await first.page.getByText(checkout.signedIn('Ali')).waitFor();
    expect(await first.page.getByText(checkout.secure).count()).toBe(0);
  });
});
