import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digitalCards } from '@dijla/messages/ar/orders/digital-cards';
import { digitalCards as deskTexts } from '@dijla/messages/en/desk/value/digital-cards';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { visit } from '../../acts/account-acts.ts';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';
import { card } from '../../acts/products.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

// Its gift card gets another stock: the codes in its pool.
const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const desk = await staffSession(shop, { role: 'owner' });
const outbox = join(shop.dataDir, 'outbox');
const { sku } = card.ar;
const codes = ['QAHWA-4711-0001', 'QAHWA-4711-0002'];

/** The link of the message that says where an order's codes are. */
const linkFor = async (orderNumber: string): Promise<string | undefined> => {
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.map(
      async (file) => (JSON.parse(await readFile(join(outbox, file), 'utf8')) as { text: string }).text,
    ),
  );
  expect(texts.filter((text) => codes.some((code) => text.includes(code)))).toEqual([]);
  return texts
    .filter((text) => text.includes(orderNumber))
    .map((text) => /http\S+\/digital-cards\?\S+/.exec(text)?.[0])
    .find((link) => link !== undefined);
};

it('staff add codes; a guest who paid opens the link of her message and has hers shown', async () => {
  const staff = await shopper(wideDesk);
  await signedIn(staff.context, shop.url);
  await staff.page.goto(`${shop.url}/desk/digital-cards`);
  await staff.page.getByRole('button', { name: deskTexts.add }).first().click();
  const sheet = staff.page.getByRole('dialog', { name: deskTexts.add });
  await sheet.getByLabel(deskTexts.columns.sku).fill(sku);
  await sheet
    .getByLabel(deskTexts.codes, { exact: true })
    .fill(`${codes[0]},1234\n${codes[1]},5678\n${codes[0]}`);
  await sheet.getByRole('button', { name: deskTexts.add }).click();
  await staff.page.getByText(`${deskTexts.added(2)} ${deskTexts.duplicates(1)}`).waitFor();

  const wire = wireShopper(shop.url, 'ar');
  const lines = [{ sku, qty: 1 }];
  const { result } = await wire.order(await wire.fillCart(lines), lines, {
    payment_method_code: 'banktransfer',
  });
  const { orderNumber, backendOrderId: orderId } = result as { orderNumber: string; backendOrderId: string };
  const { status } = await desk.call('desk/order', { query: { orderId } });
  await desk.call('desk/note-payment', {
    query: { orderId },
    body: { version: status.version, move: 'note_payment', amount: status.due, reference: '4711' },
  });
  await expect.poll(() => linkFor(orderNumber), { timeout: 20_000 }).toBeDefined();

  const { page } = await shopper({ locale: 'ar-IQ' });
  await visit(page, (await linkFor(orderNumber)) ?? '');
  await page.getByRole('button', { name: digitalCards.reveal }).click();
  await page.getByText(codes[0] ?? '').waitFor();
  await page.getByText('1234').waitFor();
  expect(new URL(page.url()).search).not.toContain('key');
});
