import { cartGiftCard } from '@dijla/messages/en/cart/cart-gift-card';
import { giftCard } from '@dijla/messages/en/gift-card';
import { grouped } from '@dijla/messages/plural';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';
import { paths } from '../../acts/products.ts';
import { messagesTo } from '../../acts/sent-messages.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const desk = await staffSession(shop, { role: 'owner' });
const { outbox } = shop;
const friend = `friend-${Date.now()}@example.iq`;

/** What opens the gift card that was sent to the friend; undefined before. */
const sentSecret = async (): Promise<{ code: string; pin: string } | undefined> => {
  const text = (await messagesTo(outbox, friend)).at(-1)?.text ?? '';
  const code = /[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/.exec(text)?.[0];
  const pin = /(?<!\d)\d{6}(?!\d)/.exec(text.replace(code ?? '', ''))?.[0];
  return code === undefined || pin === undefined ? undefined : { code, pin };
};

it('sends a friend a gift card, who pays a part of an order with it and sees what is left', async () => {
  const buyer = await shopper();
  const { page } = buyer;
  await page.goto(`${shop.url}/en/gift-card`);
  await page.getByText(giftCard.dinars('50,000'), { exact: true }).click();
  await page.getByLabel(giftCard.recipient).fill(friend);
  await page.getByLabel(giftCard.from).fill('Noor');
  await page.getByLabel(giftCard.message).fill('Many happy returns');
  await page.getByRole('button', { name: giftCard.addToCart }).click();
  await page.getByText(words.en.catalogue.addedToCart).first().waitFor();
  await page.goto(`${shop.url}/en/checkout`);
  await page.getByLabel(words.en.checkout.fullName).fill(noor.name);
  await pageLives(page);
  await page.getByLabel(words.en.checkout.phone).fill(noor.phone);
  await page.getByLabel(words.en.checkout.email).fill('noor@example.com');
  const number = await shopperActs(page, 'en').placeOrder();
  const { id } = await shop.database.db
    .selectFrom('order')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const query = { orderId: String(id) };
  const { status } = await desk.call('desk/order', { query });
  await desk.call('desk/note-payment', {
    query,
    body: { version: status.version, move: 'note_payment', amount: status.due, reference: '4711' },
  });
  await expect.poll(sentSecret, { timeout: 20_000 }).toBeDefined();
  const { code, pin } = (await sentSecret())!;

  // The browser reports that a wrong PIN is answered by 404.
  const receiver = (await shopper({ meetsNetworkErrors: true })).page;
  const acts = shopperActs(receiver, 'en');
  await receiver.goto(`${shop.url}/en/${paths.bottle}`);
  await acts.addToCart();
  await acts.openCart(shop.url);
  await receiver.getByRole('button', { name: cartGiftCard.payWithCard }).click();
  await receiver.getByLabel(cartGiftCard.code).fill(code.toLowerCase());
  await receiver.getByLabel(cartGiftCard.pin, { exact: true }).fill('000000');
  await receiver.getByRole('button', { name: cartGiftCard.apply }).click();
  await receiver.getByText('We don’t know a gift card with this code and PIN.').waitFor();
  await receiver.getByLabel(cartGiftCard.pin, { exact: true }).fill(pin);
  await receiver.getByRole('button', { name: cartGiftCard.apply }).click();
  await receiver.getByText(`${cartGiftCard.used} ${code.slice(-4)}`).waitFor();

  await acts.openCheckout(shop.url);
  await acts.fillCheckout(noor);
  await acts.placeOrder();

  await receiver.goto(`${shop.url}/en/gift-card`);
  await receiver.getByLabel(giftCard.code).fill(code);
  await receiver.getByLabel(giftCard.pin, { exact: true }).fill(pin);
  await receiver.getByRole('button', { name: giftCard.showBalance }).click();
  const card = receiver.locator('form').filter({ hasText: code.slice(-4) });
  await card.getByText(giftCard.change.spent).waitFor();
  const { balance } = await shop.database.db
    .selectFrom('ledger_balance')
    .innerJoin('gift_card', (join) =>
      join.onRef('ledger_balance.account', '=', sql`'gift-card:' || gift_card.id`),
    )
    .select('balance')
    .where('gift_card.to', '=', friend)
    .executeTakeFirstOrThrow();
  expect(balance).toBeLessThan(50_000);
  await card.getByText(grouped(balance)).first().waitFor();
});
