import type { ComponentType } from 'react';
import type { ListingView } from '../features/listing/load-listing.ts';
import type { ProductPageView } from '../features/product/load-product.ts';
import { withTexts } from '../i18n/lazy-part.tsx';
import type { Language } from '../i18n/store-views.ts';
import type { Texts } from '../i18n/texts.tsx';

type Screens = { product: ComponentType<{ view: ProductPageView }>; category: ComponentType<{ view: ListingView }> };
export type ScreenKind = keyof Screens;

const texts: Readonly<Record<ScreenKind, Record<Language, () => Promise<Partial<Texts>>>>> = {
  product: { en: () => import('@dijla/messages/en/product'), ar: () => import('@dijla/messages/ar/product') },
  category: { en: () => import('@dijla/messages/en/listing'), ar: () => import('@dijla/messages/ar/listing') },
};

const come: Partial<Record<Language, Partial<Screens>>> = {};

/**
 * Brings the screen of a kind with its texts, so that `screenOf` has it: one address carries products and categories
 * alike, and a page shall bring the code of what it shows and not of the other.
 */
export const fetchScreen = async (kind: ScreenKind, language: Language): Promise<void> => {
  if (come[language]?.[kind]) return;
  if (kind === 'product') {
    const [{ ProductScreen }, words] = await Promise.all([import('../features/product/product-screen.tsx'), texts.product[language]()]);
    come[language] = { ...come[language], product: withTexts(ProductScreen, words) };
  } else {
    const [{ ListingScreen }, words] = await Promise.all([import('../features/listing/listing-screen.tsx'), texts.category[language]()]);
    come[language] = { ...come[language], category: withTexts(ListingScreen, words) };
  }
};

/** A screen that `fetchScreen` brought; throws when it did not. */
export const screenOf = <Kind extends ScreenKind>(kind: Kind, language: Language): Screens[Kind] => {
  const screen = come[language]?.[kind];
  if (screen === undefined) throw new Error(`The screen '${kind}' in '${language}' was not fetched`);
  return screen;
};

/** Sources of a screen as the build's manifest names them, for the preloads of its page. */
export const screenSources = (kind: ScreenKind, language: Language): string[] => [
  kind === 'product' ? 'app/features/product/product-screen.tsx' : 'app/features/listing/listing-screen.tsx',
  `../../packages/messages/src/${language}/${kind === 'product' ? 'product' : 'listing'}.ts`,
];

/** A page from the server says which screen it shows, so that it is here before the page wakes. */
export const screenMark = 'screen';

/** The screen the server's page shows, brought; resolves at once on pages without one. */
export const fetchMarkedScreen = async (language: Language): Promise<void> => {
  const kind = document.querySelector(`meta[name="${screenMark}"]`)?.getAttribute('content');
  if (kind === 'product' || kind === 'category') await fetchScreen(kind, language);
};

if (import.meta.env.SSR) {
  await Promise.all((['en', 'ar'] as const).flatMap((language) => [fetchScreen('product', language), fetchScreen('category', language)]));
}
