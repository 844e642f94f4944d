import type { Page } from 'playwright-core';
import { type Store, words } from './shopper-acts.ts';

type Order = keyof (typeof words)['en']['listing']['orders'];

/** Actions of a shopper in a listing on a phone. */
export const listingActs = (page: Page, store: Store) => {
  const { listing, catalogue } = words[store];
  const panel = page.getByRole('complementary', { name: listing.filters });

  const sortBy = async (order: Order) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: `${listing.sort}:` })
      .click();
    await page
      .getByRole('navigation', { name: listing.sort })
      .getByRole('link', { name: listing.orders[order] })
      .click();
  };

  const openFilters = async () => {
    await page.getByRole('main').getByRole('button', { name: listing.filter }).first().click();
    await panel.waitFor();
  };

  /** A filter value, by its label. */
  const value = (word: string) => panel.getByRole('link', { name: new RegExp(`^${word}`) });

  const typePrices = async (from: string, to: string) => {
    await panel.getByRole('textbox', { name: words[store].typedPrice.from }).fill(from);
    await panel.getByRole('textbox', { name: words[store].typedPrice.to }).fill(to);
    await panel.getByRole('button', { name: words[store].typedPrice.show, exact: true }).click();
  };

  /** The number of products that the listing displays. */
  const count = async (): Promise<number> =>
    Number(
      /\d+/.exec((await page.getByRole('main').locator('output').first().textContent()) ?? '')?.[0] ?? 0,
    );

  /** The filters in the address. */
  const filters = () => Object.fromEntries(new URL(page.url()).searchParams);

  const addFromCard = (name: string) =>
    page.getByRole('main').getByRole('button', { name: catalogue.addOf(name) });
  const chooseFromCard = (name: string) =>
    page.getByRole('main').getByRole('button', { name: catalogue.chooseOf(name) });

  return { panel, sortBy, openFilters, value, typePrices, count, filters, addFromCard, chooseFromCard };
};
