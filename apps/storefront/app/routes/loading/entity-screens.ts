// @chunk shell
import type { ComponentType } from 'react';
import type { ListingView } from '../../features/listing/loading/load-listing.ts';
import type { ProductPageView } from '../../features/product/load-product.ts';
import type { PartKind } from '../../features/product/buy/part-kind.ts';
import {
  fetchPart,
  fetchPartRules,
  partKinds,
  partRulesSource,
  partsNeeded,
} from '../../features/product/buy/type-parts.ts';
import { withTexts } from '../../i18n/lazy-part.tsx';
import { type Language, languages } from '@dijla/contract/store-views';
import type { Texts } from '../../i18n/texts.tsx';
import type { EntityView } from './load-entity.ts';
import { textsIn } from '../../i18n/texts-in.ts';

type Screens = {
  product: ComponentType<{ view: ProductPageView }>;
  category: ComponentType<{ view: ListingView }>;
};
type PartScreen = `product:${PartKind}`;
/** A screen, or a part of the product screen that only some products need. */
export type ScreenKind = keyof Screens | PartScreen;

const texts: Readonly<Record<keyof Screens, Record<Language, () => Promise<Partial<Texts>>>>> = {
  product: textsIn('product/product'),
  category: textsIn('listing/listing'),
};

const come: Partial<Record<Language, Partial<Screens>>> = {};

const partScreen = (kind: PartKind): PartScreen => `product:${kind}`;
const partOfScreen = (screen: string): PartKind | undefined =>
  partKinds.find((kind) => screen === partScreen(kind));

/**
 * Returns the screens that an entity needs: the screen of its kind, and the parts its product needs besides
 * variants.
 */
export const screensFor = (entity: EntityView): ScreenKind[] =>
  entity.kind === 'category'
    ? ['category']
    : ['product', ...partsNeeded(entity.page.product).map(partScreen)];

/**
 * Loads a screen and its texts, so that `screenOf` can return it. One route serves both products and
 * categories, and a page should load only the code of the kind it shows.
 */
export const fetchScreen = async (kind: ScreenKind, language: Language): Promise<void> => {
  const part = partOfScreen(kind);
  if (part !== undefined) {
    await Promise.all([fetchPartRules(), fetchPart(part, language)]);
    return undefined;
  }
  if (come[language]?.[kind === 'category' ? 'category' : 'product']) return undefined;
  if (kind === 'category') {
    const [{ ListingScreen }, words] = await Promise.all([
      import('../../features/listing/listing-screen.tsx'),
      texts.category[language](),
    ]);
    come[language] = { ...come[language], category: withTexts(ListingScreen, words) };
  } else {
    const [{ ProductScreen }, words] = await Promise.all([
      import('../../features/product/product-screen.tsx'),
      texts.product[language](),
    ]);
    come[language] = { ...come[language], product: withTexts(ProductScreen, words) };
  }
  return undefined;
};

/** Returns a screen that `fetchScreen` has loaded. Throws when it was not loaded. */
export const screenOf = <Kind extends keyof Screens>(kind: Kind, language: Language): Screens[Kind] => {
  const screen = come[language]?.[kind];
  if (screen === undefined) throw new Error(`The screen '${kind}' in '${language}' was not fetched`);
  return screen;
};

/** Source files of a screen as named in the build's manifest, for the page's preloads. */
export const screenSources = (kind: ScreenKind, language: Language): string[] => {
  if (partOfScreen(kind) !== undefined) return [partRulesSource];
  return [
    kind === 'category'
      ? 'app/features/listing/listing-screen.tsx'
      : 'app/features/product/product-screen.tsx',
    `../../packages/messages/src/${language}/${kind === 'category' ? 'listing' : 'product'}.ts`,
  ];
};

/**
 * Name of the meta tag that lists the screens of a server-rendered page, so that they are loaded before
 * hydration.
 */
export const screenMark = 'screen';

const allScreens: readonly ScreenKind[] = ['product', 'category', ...partKinds.map(partScreen)];

/**
 * Loads what must be ready before hydration. Parts hydrate after the screen around them, so their loading
 * only starts and just their rules are awaited.
 */
const fetchAwaited = (kind: ScreenKind, language: Language): Promise<void> => {
  const part = partOfScreen(kind);
  if (part === undefined) return fetchScreen(kind, language);
  void fetchPart(part, language).catch(() => undefined);
  return fetchPartRules();
};

/** Loads the screens that the server-rendered page shows. Resolves at once on pages without one. */
export const fetchMarkedScreen = async (language: Language): Promise<void> => {
  const marked =
    document.querySelector(`meta[name="${screenMark}"]`)?.getAttribute('content')?.split(' ') ?? [];
  await Promise.all(
    allScreens.filter((kind) => marked.includes(kind)).map((kind) => fetchAwaited(kind, language)),
  );
};

if (import.meta.env.SSR) {
  await Promise.all(languages.flatMap((language) => allScreens.map((kind) => fetchScreen(kind, language))));
}
