import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import type { OutboxMessage } from '@dijla/test-kit/messages/test-messenger';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { visit } from '../../acts/account-acts.ts';
import { bottle } from '../../acts/products.ts';
import { words } from '../../acts/shopper-acts.ts';
import { wireAddress, wireShopper } from '../../acts/wire-shopper.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const desk = await staffSession(shop, { role: 'owner' });
const { confirm } = words.ar.tracking;
const { account, orderCode } = words.ar;

const outbox = (): OutboxMessage[] => {
  const folder = join(shop.dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxMessage);
};

const linkTo = (orderNumber: string): string | undefined =>
  outbox()
    .filter(({ channel, text }) => channel === 'sms' && text.includes(orderNumber))
    .map(({ text }) => /http\S+/.exec(text)?.[0])[0];

/** Returns the code that an SMS brings for an order. */
const codeFor = (orderNumber: string): string | undefined =>
  outbox()
    .filter(({ channel, text }) => channel === 'sms' && text.includes(orderNumber))
    .map(({ text }) => /#(\d{6})$/.exec(text)?.[1])
    .find((code) => code !== undefined);

/** A number gets a few messages a day only. */
const stamp = String(Date.now());
let numbers = 0;
/** Orders for a number the shop does not know; returns the order and the link that the SMS brings. */
const placed = async (): Promise<{ orderId: string; orderNumber: string; link: string }> => {
  numbers += 1;
  const address = { ...wireAddress, telephone: `0771${stamp.slice(-6)}${numbers}` };
  const addresses = { shippingAddress: address, billingAddress: address };
  const { result } = await wireShopper(shop.url).buy([{ sku: bottle.ar.sku, qty: 1 }], addresses);
  const { backendOrderId: orderId, orderNumber } = result as { backendOrderId: string; orderNumber: string };
  await expect.poll(() => linkTo(orderNumber), { timeout: 30_000 }).toContain('&confirm=');
  return { orderId, orderNumber, link: linkTo(orderNumber) ?? '' };
};

const awaited = async (orderId: string): Promise<string | null> =>
  (await desk.call('desk/order', { query: { orderId } })).awaits_confirmation;

describe('who orders for a number the shop does not know', () => {
  it('opens the link of the message, which changes nothing, and confirms the order with a button', async () => {
    const { orderId, link } = await placed();
    const { page } = await shopper({ locale: 'ar-IQ' });
    await visit(page, link);
    const button = page.getByRole('button', { name: confirm.act });
    await button.waitFor();
    expect(new URL(page.url()).search).not.toMatch(/key|confirm/);
    expect(await awaited(orderId)).toBe('new-number');
    await button.click();
    await page.getByText(confirm.done).waitFor();
    expect(await awaited(orderId)).toBeNull();
    await page.reload();
    await page.getByText(confirm.done).waitFor();
    expect(await button.count()).toBe(0);
  });

  it('follows the order without that link, asks for a code, and types it', async () => {
    const { orderId, orderNumber, link } = await placed();
    const address = new URL(link);
    address.searchParams.delete('confirm');
    const { page } = await shopper({ locale: 'ar-IQ' });
    await visit(page, address.href);
    await page.getByRole('button', { name: orderCode.send }).click();
    const field = page.getByLabel(account.code);
    await field.waitFor();
    await expect.poll(() => codeFor(orderNumber), { timeout: 30_000 }).toMatch(/^\d{6}$/);
    await field.fill(codeFor(orderNumber) ?? '');
    await page.getByText(orderCode.confirmed).waitFor();
    expect(await awaited(orderId)).toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: orderNumber }).waitFor();
    expect(await page.getByRole('button', { name: orderCode.send }).count()).toBe(0);
  });

  it('did not order it, and says so by the link: it is called off', async () => {
    const { orderId, link } = await placed();
    const { page } = await shopper({ locale: 'ar-IQ' });
    await visit(page, link);
    await page.getByRole('button', { name: confirm.notMine }).click();
    await page.getByRole('button', { name: confirm.callOff }).click();
    await page.getByText(confirm.ended).waitFor();
    expect((await desk.call('desk/order', { query: { orderId } })).status.state).toBe('cancelled');
  });

  it('reads that an order that was called off has ended', async () => {
    const { orderId, link } = await placed();
    const { version } = (await desk.call('desk/order', { query: { orderId } })).status;
    await desk.call('desk/cancel-order', { query: { orderId }, body: { version, reason: 'Sold out' } });
    const { page } = await shopper({ locale: 'ar-IQ' });
    await visit(page, link);
    await page.getByText(confirm.ended).waitFor();
    expect(await page.getByRole('button', { name: confirm.act }).count()).toBe(0);
  });
});
