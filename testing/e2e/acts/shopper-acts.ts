import { account as arabicAccount } from '@dijla/messages/ar/account';
import { addresses as arabicAddresses } from '@dijla/messages/ar/addresses';
import { cart as arabicCart } from '@dijla/messages/ar/cart/cart';
import { catalogue as arabicCatalogue } from '@dijla/messages/ar/catalogue';
import { checkout as arabicCheckout } from '@dijla/messages/ar/cart/checkout';
import { checkoutForm as arabicCheckoutForm } from '@dijla/messages/ar/cart/checkout-form';
import { checkoutOptions as arabicCheckoutOptions } from '@dijla/messages/ar/cart/checkout-options';
import { frame as arabicFrame } from '@dijla/messages/ar/frame';
import { home as arabicHome } from '@dijla/messages/ar/home';
import { wishlist as arabicWishlist } from '@dijla/messages/ar/lists/wishlist';
import { wishlist as englishWishlist } from '@dijla/messages/en/lists/wishlist';
import { marks as arabicMarks } from '@dijla/messages/ar/lists/marks';
import { marks as englishMarks } from '@dijla/messages/en/lists/marks';
import { listing as arabicListing } from '@dijla/messages/ar/listing/listing';
import { pageFailure as arabicPageFailure } from '@dijla/messages/ar/page-failure';
import { order as arabicOrder } from '@dijla/messages/ar/orders/order';
import { ordered as arabicOrdered } from '@dijla/messages/ar/cart/ordered';
import { orderCode as arabicOrderCode } from '@dijla/messages/ar/orders/order-code';
import { orders as arabicOrders } from '@dijla/messages/ar/orders/orders';
import { product as arabicProduct } from '@dijla/messages/ar/product/product';
import { productChoice as arabicProductChoice } from '@dijla/messages/ar/product/product-choice';
import { payment as arabicPayment } from '@dijla/messages/ar/orders/payment';
import { productMore as arabicProductMore } from '@dijla/messages/ar/product/product-more';
import { search as arabicSearch } from '@dijla/messages/ar/listing/search';
import { shell as arabicShell } from '@dijla/messages/ar/shell';
import { stuckOrder as arabicStuckOrder } from '@dijla/messages/ar/cart/stuck-order';
import { totals as arabicTotals } from '@dijla/messages/ar/cart/totals';
import { tracking as arabicTracking } from '@dijla/messages/ar/orders/tracking';
import { typedPrice as arabicTypedPrice } from '@dijla/messages/ar/listing/typed-price';
import { account as englishAccount } from '@dijla/messages/en/account';
import { addresses as englishAddresses } from '@dijla/messages/en/addresses';
import { cart as englishCart } from '@dijla/messages/en/cart/cart';
import { catalogue as englishCatalogue } from '@dijla/messages/en/catalogue';
import { checkout as englishCheckout } from '@dijla/messages/en/cart/checkout';
import { checkoutForm as englishCheckoutForm } from '@dijla/messages/en/cart/checkout-form';
import { checkoutOptions as englishCheckoutOptions } from '@dijla/messages/en/cart/checkout-options';
import { frame as englishFrame } from '@dijla/messages/en/frame';
import { home as englishHome } from '@dijla/messages/en/home';
import { listing as englishListing } from '@dijla/messages/en/listing/listing';
import { pageFailure as englishPageFailure } from '@dijla/messages/en/page-failure';
import { order as englishOrder } from '@dijla/messages/en/orders/order';
import { ordered as englishOrdered } from '@dijla/messages/en/cart/ordered';
import { orderCode as englishOrderCode } from '@dijla/messages/en/orders/order-code';
import { orders as englishOrders } from '@dijla/messages/en/orders/orders';
import { product as englishProduct } from '@dijla/messages/en/product/product';
import { productChoice as englishProductChoice } from '@dijla/messages/en/product/product-choice';
import { payment as englishPayment } from '@dijla/messages/en/orders/payment';
import { productMore as englishProductMore } from '@dijla/messages/en/product/product-more';
import { search as englishSearch } from '@dijla/messages/en/listing/search';
import { shell as englishShell } from '@dijla/messages/en/shell';
import { stuckOrder as englishStuckOrder } from '@dijla/messages/en/cart/stuck-order';
import { totals as englishTotals } from '@dijla/messages/en/cart/totals';
import { tracking as englishTracking } from '@dijla/messages/en/orders/tracking';
import { typedPrice as englishTypedPrice } from '@dijla/messages/en/listing/typed-price';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Store = 'en' | 'ar';

/** The UI texts of each store. */
export const words = {
  en: {
    account: englishAccount,
    addresses: englishAddresses,
    cart: englishCart,
    catalogue: englishCatalogue,
    checkout: englishCheckout,
    checkoutForm: englishCheckoutForm,
    checkoutOptions: englishCheckoutOptions,
    home: englishHome,
    listing: englishListing,
    marks: englishMarks,
    wishlist: englishWishlist,
    order: englishOrder,
    ordered: englishOrdered,
    orders: englishOrders,
    payment: englishPayment,
    product: englishProduct,
    productChoice: englishProductChoice,
    productMore: englishProductMore,
    search: englishSearch,
    shell: englishShell,
    stuckOrder: englishStuckOrder,
    frame: englishFrame,
    pageFailure: englishPageFailure,
    totals: englishTotals,
    orderCode: englishOrderCode,
    tracking: englishTracking,
    typedPrice: englishTypedPrice,
  },
  ar: {
    account: arabicAccount,
    addresses: arabicAddresses,
    cart: arabicCart,
    catalogue: arabicCatalogue,
    checkout: arabicCheckout,
    checkoutForm: arabicCheckoutForm,
    checkoutOptions: arabicCheckoutOptions,
    home: arabicHome,
    listing: arabicListing,
    marks: arabicMarks,
    wishlist: arabicWishlist,
    order: arabicOrder,
    ordered: arabicOrdered,
    orders: arabicOrders,
    payment: arabicPayment,
    product: arabicProduct,
    productChoice: arabicProductChoice,
    productMore: arabicProductMore,
    search: arabicSearch,
    shell: arabicShell,
    stuckOrder: arabicStuckOrder,
    frame: arabicFrame,
    pageFailure: arabicPageFailure,
    totals: arabicTotals,
    orderCode: arabicOrderCode,
    tracking: arabicTracking,
    typedPrice: arabicTypedPrice,
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Matches texts that begin with the given one and may go on with spaces and amounts. */
const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export type ActWords = Pick<
  (typeof words)['en'],
  'catalogue' | 'checkout' | 'checkoutForm' | 'cart' | 'ordered'
>;

/** Actions of a shopper in the store of this code, whose texts are `texts`. */
export const actsIn = (
  page: Page,
  store: string,
  { catalogue, checkout, checkoutForm, cart, ordered }: ActWords,
) => {
  const addToCart = async () => {
    await page
      .locator('main form[data-intent="add-to-cart"]')
      .getByRole('button', { name: catalogue.addToCart })
      .first()
      .click();
    // Phones show the message above the tab bar, wide screens at the top of the drawer.
    await page.getByText(catalogue.addedToCart).or(page.getByText(catalogue.addedVolatile)).first().waitFor();
  };

  /** Opens a part of the form that is collapsed to one line because its answers are known. */
  const openPart = async (title: string) => {
    const edit = button(page, checkout.editPart(title));
    if (await edit.isVisible()) await edit.click();
  };

  const fillCheckout = async (answers: {
    name: string;
    phone: string;
    district: string;
    landmark: string;
    /** Left alone where none is given. */
    area?: string;
    street?: string;
  }) => {
    await button(page, beginningWith(checkout.placeOrder)).waitFor();
    await openPart(checkout.recipient);
    await page.getByLabel(checkout.fullName).fill(answers.name);
    await page.getByLabel(checkout.phone).fill(answers.phone);
    await openPart(checkout.delivery);
    await page.getByRole('combobox', { name: checkout.district }).fill(answers.district);
    for (const name of ['area', 'street'] as const) {
      const answer = answers[name];
      if (answer !== undefined) await page.getByLabel(checkoutForm.optional(checkoutForm[name])).fill(answer);
    }
    await page.getByLabel(checkout.landmark).fill(answers.landmark);
  };

  const placeOrder = async (): Promise<string> => {
    await button(page, beginningWith(checkout.placeOrder)).click();
    await page.getByRole('heading', { name: ordered.thanksTitle }).waitFor();
    return (await page.locator('main bdi[dir="ltr"]').first().textContent()) ?? '';
  };

  /** Until the device's data is read, the cart shows a placeholder. */
  const deviceIsRead = () => page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });

  const line = (name: string) =>
    page.locator('main li').filter({ has: page.getByRole('group', { name: cart.quantity }), hasText: name });

  const remove = async (name: string) => {
    await line(name)
      .getByRole('button', { name: beginningWith(cart.remove) })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: cart.remove }).click();
    await line(name).waitFor({ state: 'detached' });
  };

  return {
    addToCart,
    fillCheckout,
    placeOrder,
    remove,
    oneMore: (name: string) => line(name).getByRole('button', { name: cart.more }).click(),
    oneLess: (name: string) => line(name).getByRole('button', { name: cart.less }).click(),
    openProduct: async (url: string, product: { path: string; name: string }) => {
      await page.goto(`${url}/${store}/${product.path}`);
      await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    },
    pressPlaceOrder: () => button(page, beginningWith(checkout.placeOrder)).click(),
    openCart: async (url: string) => {
      await page.goto(`${url}/${store}/cart`);
      await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    },
    openCheckout: async (url: string) => {
      await page.goto(`${url}/${store}/checkout`);
      await button(page, beginningWith(checkout.placeOrder)).waitFor();
    },
    /** Asserts the lines by name, in any order. */
    assertLineSet: async (expected: Readonly<Record<string, number>>) => {
      await deviceIsRead();
      for (const [name, quantity] of Object.entries(expected))
        await expect.poll(() => line(name).getByRole('spinbutton').inputValue()).toBe(String(quantity));
      await expect.poll(() => line('').count()).toBe(Object.keys(expected).length);
    },
    /** Uses the summary's own link; phones have another at the bottom of the screen. */
    goToCheckout: () =>
      page
        .locator('main aside')
        .getByRole('link', { name: beginningWith(cart.checkout) })
        .click(),
    assertLines: async (expected: { name: string; quantity: number }[]) => {
      await deviceIsRead();
      const lines = page.locator('main li').filter({ has: page.getByRole('group', { name: cart.quantity }) });
      await expect.poll(() => lines.count()).toBe(expected.length);
      for (const [index, line] of expected.entries()) {
        await expect.poll(() => lines.nth(index).textContent()).toContain(line.name);
        await expect
          .poll(() => lines.nth(index).getByRole('spinbutton').inputValue())
          .toBe(String(line.quantity));
      }
    },
  };
};

export const noor = {
  name: 'نور حسن علي',
  phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
  district: 'الكرادة',
  landmark: 'قرب جامع الرحمن',
};

export type ShopperActs = ReturnType<typeof shopperActs>;

/** Actions of a shopper in one store. */
export const shopperActs = (page: Page, store: Store) => actsIn(page, store, words[store]);

/** Adds one product and opens the checkout by its address. */
export const takeToCheckout = async (
  acts: ShopperActs,
  shopUrl: string,
  product: Parameters<ShopperActs['openProduct']>[1],
): Promise<void> => {
  await acts.openProduct(shopUrl, product);
  await acts.addToCart();
  await acts.openCheckout(shopUrl);
};
