import { affiliates } from '@dijla/messages/en/desk/value/affiliates';
import { settings } from '@dijla/messages/en/desk/running/settings';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newOrder, signedIn, wideDesk } from '../../acts/desk-acts.ts';

const shop = await sharedShop();
const { db } = shop.database;
const { shopper } = chromiumForJourneys();

/** Something of a new order that a rule holds for a partner of this name. */
const aHold = async (name: string): Promise<string> => {
  const { id, number } = await newOrder(shop);
  await sql`
    with her as (
      insert into customer (email, firstname, lastname, customer_group_id, source)
      select ${`${name.toLowerCase()}@example.iq`}, ${name}, 'Hasan', id, 'test' from customer_group where is_default returning id, email
    ), partner as (
      insert into affiliate_account (customer_id, group_id, status, store_code, referral_website, signup_message, firstname, lastname, email, asked_at)
      select her.id, g.id, 2, 'ar', 'https://noor.example.iq', 'Hello', ${name}, 'Hasan', her.email, now() from her, affiliate_group g where g.is_default
      returning id
    )
    insert into affiliate_hold (account_id, order_id, reasons, held_at) select id, ${id}, '{velocity}', now() from partner`.execute(
    db,
  );
  return number;
};

it('begins a campaign of points that says what it does, and refuses a commission that a rule held', async () => {
  const { page, context } = await shopper(wideDesk);
  await signedIn(context, shop.url);
  const texts = settings.campaigns;
  const name = `Eid ${Date.now()}`;
  await page.goto(`${shop.url}/desk/settings/points`);
  await page.getByRole('button', { name: texts.add }).click();
  await page.getByLabel(texts.name, { exact: true }).fill(name);
  await page.getByLabel(texts.factor, { exact: true }).fill('3');
  // Long after all other journeys.
  await page.getByLabel(texts.from, { exact: true }).fill('2035-01-01');
  await page.getByLabel(texts.until, { exact: true }).fill('2035-01-07');
  await page.getByText(/earns 150 points instead of 50/).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(texts.saved).waitFor();
  await page.getByRole('button', { name: texts.change(name) }).waitFor();

  const partner = `Zaynab${Date.now()}`;
  const number = await aHold(partner);
  await page.goto(`${shop.url}/desk/affiliates/holds?state=held`);
  await page.getByRole('row', { name: new RegExp(partner) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(affiliates.holds.reasons.velocity).waitFor();
  await sheet.getByText(number).waitFor();
  await sheet.getByLabel(affiliates.decision).selectOption('refuse');
  await sheet.getByLabel(affiliates.holds.note).fill('Her brother');
  await sheet.getByRole('button', { name: affiliates.save }).click();
  await expect.poll(() => page.getByRole('row', { name: new RegExp(partner) }).count()).toBe(0);
  const { rows } = await sql<{ state: string; note: string }>`
    select h.state, h.note from affiliate_hold h join affiliate_account a on a.id = h.account_id where a.firstname = ${partner}`.execute(
    db,
  );
  expect(rows).toEqual([{ state: 'refused', note: 'Her brother' }]);
});
