import { arrangements } from '@dijla/messages/en/desk/content/arrangements';
import { carousels as texts } from '@dijla/messages/en/desk/content/carousels';
import { content } from '@dijla/messages/en/desk/content/content';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const identifier = `slides-${Date.now()}`;

it('makes a carousel of slides: described in both languages, with what matters in the picture', async () => {
  const owner = await staffSession(shop, { role: 'owner' });
  const { items } = await owner.call('desk/content-pictures', { query: { q: '' } });
  const path = items[0]?.path ?? '';
  const { page, context } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(context, shop.url);
  await page.goto(`${shop.url}/desk/home-page/carousels/new`);
  await page.getByLabel(texts.identifier, { exact: true }).fill(identifier);
  await page.getByLabel(`${texts.name} · English`).fill('For the evening');
  await page.getByRole('combobox', { name: texts.shows, exact: true }).selectOption('slides');
  await page.getByRole('button', { name: texts.addSlide }).click();
  await page.getByRole('textbox', { name: arrangements.picture, exact: true }).fill(path);
  await page.getByLabel(`${arrangements.alt} · English`).fill('Tea on a table');
  await page.keyboard.press('Control+s');
  await page.getByText(arrangements.altMissing).first().waitFor();
  await page.getByLabel(`${arrangements.alt} · العربية`).fill('شاي على طاولة');
  const picture = page.getByRole('button', { name: content.focus });
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(80);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await page.getByText(content.focusAt('25%', '75%')).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: 'For the evening' }).waitFor();

  const answer = await fetch(
    `${shop.url}/api/ext/vaimo-carousel/carousel/${identifier}/indice/iq_catalog_ar`,
  );
  const { result } = (await answer.json()) as { result: { slides: { alt: string; focus: string }[] } };
  expect(result.slides).toMatchObject([{ image: path, alt: 'شاي على طاولة' }]);
  expect(result.slides[0]?.focus).toMatch(/^2[45](?:\.\d)?% 7[45](?:\.\d)?%$/u);

  // The shop is shared: what nobody else expects goes again.
  await owner.call('desk/set-picture-focus', { body: { path, focus: null } });
  const made = (await owner.call('desk/carousels')).items.find((each) => each.identifier === identifier);
  const query = { carouselId: String(made?.id) };
  const { version } = await owner.call('desk/carousel', { query });
  await owner.call('desk/delete-carousel', { query, body: { version } });
});
