import { cart as arabicCart } from '@dijla/messages/ar/cart';
import { catalogue as arabicCatalogue } from '@dijla/messages/ar/catalogue';
import { checkout as arabicCheckout } from '@dijla/messages/ar/checkout';
import { cart as englishCart } from '@dijla/messages/en/cart';
import { catalogue as englishCatalogue } from '@dijla/messages/en/catalogue';
import { checkout as englishCheckout } from '@dijla/messages/en/checkout';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Store = 'en' | 'ar';

/** The words a shopper of the store reads. */
export const words = {
  en: { cart: englishCart, catalogue: englishCatalogue, checkout: englishCheckout },
  ar: { cart: arabicCart, catalogue: arabicCatalogue, checkout: arabicCheckout },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Text of the words with spaces and amounts of any kind behind them. */
const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What one shopper does in one store. */
export const shopperActs = (page: Page, store: Store) => {
  const { catalogue, checkout, cart } = words[store];

  const addToCart = async () => {
    await page.locator('main form[data-intent="add-to-cart"]').getByRole('button', { name: catalogue.addToCart }).first().click();
    await page.getByText(catalogue.addedToCart).waitFor();
  };

  const fillCheckout = async (answers: { name: string; phone: string; district: string; landmark: string }) => {
    await page.getByLabel(checkout.fullName).fill(answers.name);
    await page.getByLabel(checkout.phone).fill(answers.phone);
    await page.getByLabel(checkout.district).fill(answers.district);
    await page.getByLabel(checkout.landmark).fill(answers.landmark);
  };

  const placeOrder = async (): Promise<string> => {
    await button(page, beginningWith(checkout.placeOrder)).click();
    await page.getByRole('heading', { name: checkout.thanksTitle }).waitFor();
    return (await page.locator('main bdi[dir="ltr"]').first().textContent()) ?? '';
  };

  return {
    addToCart,
    fillCheckout,
    placeOrder,
    pressPlaceOrder: () => button(page, beginningWith(checkout.placeOrder)).click(),
    openCart: async (url: string) => {
      await page.goto(`${url}/${store}/cart`);
      await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    },
    goToCheckout: () => page.getByRole('link', { name: beginningWith(cart.checkout) }).click(),
    assertLines: async (expected: { name: string; quantity: number }[]) => {
      const lines = page.locator('main li').filter({ has: page.getByRole('group', { name: cart.quantity }) });
      await expect.poll(() => lines.count()).toBe(expected.length);
      for (const [index, line] of expected.entries()) {
        await expect.poll(() => lines.nth(index).textContent()).toContain(line.name);
        await expect.poll(() => lines.nth(index).locator('output').textContent()).toBe(String(line.quantity));
      }
    },
  };
};

export const noor = { name: 'نور حسن علي', phone: '٠٧٧٠ ١٢٣ ٤٥٦٧', district: 'الكرادة', landmark: 'قرب جامع الرحمن' };
