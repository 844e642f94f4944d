import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { frame } from '@dijla/messages/ar/frame';
import { newsletter } from '@dijla/messages/ar/lists/newsletter';
import { questions } from '@dijla/messages/ar/product/questions';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { db } = shop.database;

it('a guest signs up to the newsletter, and confirms it by a press and not by opening the link', async () => {
  const { page } = await shopper();
  const email = 'takes.part@example.iq';
  await page.goto(`${shop.url}/ar/newsletter`);
  await pageLives(page);
  const form = page.locator('main form');
  await form.getByLabel(newsletter.email).fill(email);
  await form.getByRole('button', { name: frame.newsletterSend }).click();
  await page.getByText(frame.newsletterSent).first().waitFor();
  const { params } = await db
    .selectFrom('message')
    .select('params')
    .where('to', '=', email)
    .executeTakeFirstOrThrow();
  const { key } = params as { key: string };
  const confirmedAt = async () =>
    (
      await db
        .selectFrom('newsletter_subscriber')
        .select('confirmed_at')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.confirmed_at;
  await page.goto(`${shop.url}/ar/newsletter?confirm=${key}`);
  const confirm = page.getByRole('button', { name: newsletter.confirm });
  await confirm.waitFor();
  expect(await confirmedAt()).toBeNull();
  await confirm.click();
  await page.getByText(newsletter.confirmed).waitFor();
  expect(await confirmedAt()).toBeInstanceOf(Date);
});

it('a guest asks about a product, and reads the shop’s answer below it', async () => {
  const { page } = await shopper();
  const product = demoProducts.find(({ sku }) => sku === 'DJ-SOAP');
  await page.goto(`${shop.url}/ar/${product?.url_key}`);
  await pageLives(page);
  const ask = page.getByRole('button', { name: questions.ask });
  const comes = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 600);
    return ask.isVisible();
  };
  await expect.poll(comes, { timeout: 20_000, interval: 300 }).toBe(true);
  await ask.click();
  await page.getByRole('button', { name: questions.send }).click();
  await page.getByText(questions.gap).first().waitFor();
  await page.getByLabel(questions.question).fill('هل رائحته قوية؟');
  await page.getByLabel(questions.nickname).fill('أبو علي');
  await page.getByRole('button', { name: questions.send }).click();
  await page.getByText(questions.thanks).waitFor();
  await sql`with asked as (update product_question set status = 1 where nickname = 'أبو علي' returning id)
    insert into product_answer (question_id, status, language, answer) select id, 1, 'ar', 'لا، خفيفة.' from asked`.execute(
    db,
  );
  await page.reload();
  await pageLives(page);
  // The browser restores the place on the page, which may be below the questions: they load when scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  const answer = page.getByText('لا، خفيفة.');
  const shows = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 600);
    return answer.isVisible();
  };
  await expect.poll(shows, { timeout: 20_000, interval: 300 }).toBe(true);
});
