import { readdir, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { downloads } from '@dijla/messages/ar/orders/downloads';
import { downloads as deskTexts } from '@dijla/messages/en/desk/orders/downloads';
import { order } from '@dijla/messages/en/desk/orders/order';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { visit } from '../../acts/account-acts.ts';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

// Its book gets another file.
const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const desk = await staffSession(shop, { role: 'owner' });
const outbox = join(shop.dataDir, 'outbox');
const sku = 'DJ-GUIDE';
const name = 'كتاب الشاي.pdf';
// Two parts and a little more.
const content = Buffer.from('%PDF-1.7 '.repeat(250_000));

/** The link of the message that says where an order's files are. */
const linkFor = async (orderNumber: string): Promise<string | undefined> => {
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(
    files.map(
      async (file) => (JSON.parse(await readFile(join(outbox, file), 'utf8')) as { text: string }).text,
    ),
  );
  return texts
    .filter((text) => text.includes(orderNumber) && text.includes('للتنزيل'))
    .map((text) => /http\S+\/order-tracking\?\S+/.exec(text)?.[0])
    .find((link) => link !== undefined);
};

it('staff give a book its file; a guest who paid opens the link of her message and downloads it', async () => {
  const { id } = await shop.database.db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const staff = await shopper(wideDesk);
  await signedIn(staff.context, shop.url);
  await staff.page.goto(`${shop.url}/desk/products/${id}/downloads`);
  const first = staff.page.getByRole('group', { name: deskTexts.fileNumber(1) });
  await first
    .getByLabel(deskTexts.file, { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
  await first.getByText(name).waitFor();
  await staff.page.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.page.getByText(deskTexts.saved).waitFor();

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
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'PDF' })
    .filter({ has: page.getByRole('button') });
  await row.getByText(downloads.left(5)).waitFor();
  const coming = page.waitForEvent('download');
  await row.getByRole('button').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  expect((await buffer(await download.createReadStream())).equals(content)).toBe(true);
  await row.getByText(downloads.left(4)).waitFor();

  await staff.page.goto(`${shop.url}/desk/orders/${orderId}`);
  await staff.page.getByText(order.files.fetchedOf(1, 5)).waitFor();
  await staff.page.getByRole('button', { name: order.files.giveMoreOf('PDF') }).click();
  await staff.page.getByLabel(order.files.moreDownloads).fill('٣');
  await staff.page.getByRole('button', { name: order.files.give, exact: true }).click();
  await staff.page.getByText(order.files.fetchedOf(1, 8)).waitFor();
  await page.reload();
  await row.getByText(downloads.left(7)).waitFor();
});

it('anybody looks at the sample of a book, as staff gave it', async () => {
  const { page } = await shopper({ locale: 'ar-IQ' });
  await visit(page, `${shop.url}/ar/the-book-of-iraqi-tea`);
  const link = page.getByRole('link', { name: 'اقرأ عيّنة' });
  const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', shop.url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; /);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});
