import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  demoOwner,
  newMember,
  newOrder,
  openFoundOrder,
  signedIn,
  signIn,
  wideDesk,
} from '../../acts/desk-acts.ts';
import { tabTo } from '../../acts/keyboard-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** A page of the desk at a path, which asks for a sign-in. The refusal that says so is in the browser's console. */
const desk = async (path: string) => {
  const opened = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await opened.page.goto(`${shop.url}/desk${path}`);
  return opened;
};

/** A page of the desk at a path, for the demo's owner, who is signed in. */
const ownersDesk = async (path: string) => {
  const opened = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(opened.context, shop.url);
  await opened.page.goto(`${shop.url}/desk${path}`);
  return opened;
};

const stateOf = (page: Page) => page.locator('h1 ~ * [data-state]').first().getAttribute('data-state');

describe('a member of the staff', () => {
  it('comes by a link, sets a password and an app, and signs in again with a recovery code', async () => {
    const { address } = await newMember(shop, 'noor-desk@example.iq');
    const { page } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
    const exchanged: string[] = [];
    page.on(
      'request',
      (request) => void exchanged.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await page.goto(address);
    const open = page.getByRole('button', { name: 'Open the link and sign in' });
    await open.waitFor();
    await page.waitForLoadState('networkidle');
    expect(exchanged).not.toContain('POST /api/desk/link');
    await open.click();
    await page.getByLabel('New password').fill('Palm-and-river-9');
    await page.getByRole('button', { name: 'Set a password' }).click();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Add an app for codes' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('My phone');
    await sheet.getByLabel('Password').fill('Palm-and-river-9');
    await sheet.getByRole('button', { name: 'Next' }).click();
    const secret = await sheet.locator('code').textContent();
    const { codeAt } = await import('@dijla/test-kit/staff-factors');
    await sheet.getByLabel('Code').fill(await codeAt(Date.now(), (secret ?? '').replaceAll(' ', '')));
    await sheet.getByRole('button', { name: 'Finish' }).click();
    const recovery = (await sheet.getByRole('listitem').first().textContent()) ?? '';
    await sheet.getByRole('button', { name: 'I have them on paper' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn(page, { email: 'noor-desk@example.iq', password: 'Palm-and-river-9' });
    await page.getByLabel('Code').fill(recovery);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.getByText('My phone').waitFor();
  });

  it('finds an order and brings it from confirmed to refunded by keyboard alone', async () => {
    const { number } = await newOrder(shop);
    const { page } = await desk('/orders');
    await signIn(page);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await openFoundOrder(page, { typed: number, number });
    await page.getByRole('button', { name: 'Confirm' }).waitFor();

    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await expect.poll(() => stateOf(page)).toBe('preparing');
    await page.keyboard.press('n');
    await page.getByRole('radio', { name: 'Another delivery company' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('own-driver');
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe('dispatched');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.getByLabel('Amount').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe('complete');

    await tabTo(page, page.getByRole('button', { name: 'Refund', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByLabel('Amount').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1,000');
    await tabTo(page, page.getByLabel('Why'));
    await page.keyboard.type('came late');
    await page.keyboard.press('Enter');
    // A refund asks for the second factor again, which is the password of the demo's owner.
    await page.getByRole('dialog', { name: 'Confirm that it’s you' }).getByLabel('Password').waitFor();
    await page.keyboard.type(demoOwner.password);
    await page.keyboard.press('Enter');
    await page.getByText('Refunded in part').waitFor();
    await page.getByText('came late').waitFor();
  });

  it('loses nothing of what was typed when a colleague is quicker', async () => {
    const { id, number } = await newOrder(shop);
    const { page } = await ownersDesk(`/orders/${id}`);
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByLabel('Why').fill('the customer called');
    for (const leave of ['Escape', 'beside'] as const) {
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await page.mouse.click(20, 450);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }

    const colleague = await staffSession(shop, { role: 'orders' });
    const { status } = await colleague.call('desk/order', { query: { orderId: String(id) } });
    await colleague.call('desk/prepare-order', {
      query: { orderId: String(id) },
      body: { version: status.version, move: 'hold', reason: 'no stock' },
    });

    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Cancel the order' }).click();
    await sheet.getByText('A colleague changed this order meanwhile').waitFor();
    await sheet.getByText('“Pending” when you opened it and is “On Hold” now').waitFor();
    expect(await sheet.getByLabel('Why').inputValue()).toBe('the customer called');
    await sheet.getByRole('button', { name: 'Cancel the order' }).click();
    await expect.poll(() => stateOf(page)).toBe('cancelled');
    await page.getByText('no stock').waitFor();
  });

  it('whose session ended signs in where they are, and the call is made', async () => {
    const { id } = await newOrder(shop);
    const { page, context } = await ownersDesk(`/orders/${id}`);
    await page.getByRole('button', { name: 'Put on hold' }).click();
    await page.getByLabel('Why').fill('asks for Friday');
    await context.clearCookies();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill('Dijla-owner-1');
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toBe('on_hold');
    expect(page.url()).toBe(`${shop.url}/desk/orders/${id}`);
  });

  it('finds orders and places in the palette, with an Arabic keyboard too', async () => {
    const { number } = await newOrder(shop);
    const { page } = await ownersDesk('/');
    await page.getByRole('heading', { name: /^Hello/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(number);
    await page.getByRole('option', { name: number }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    // The keys of `g` and `a` on an Arabic layout.
    for (const [code, key] of [
      ['KeyG', 'ل'],
      ['KeyA', 'ش'],
    ])
      await page.evaluate(
        (pressed) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true })),
        { code: code ?? '', key: key ?? '' },
      );
    await page.getByRole('heading', { name: 'Audit' }).waitFor();
  });
});
