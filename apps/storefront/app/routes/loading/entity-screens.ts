// @chunk shell
import type { ComponentType } from 'react';
import type { LandingView } from '../../features/content/load-landing.ts';
import type { TextPageView } from '../../features/content/load-content-page.ts';
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
  text: ComponentType<{ view: TextPageView }>;
  landing: ComponentType<{ view: LandingView }>;
};
type PartScreen = `product:${PartKind}`;
/** A screen, or a part of the product screen that only some products need. */
export type ScreenKind = keyof Screens | PartScreen;

const texts: Readonly<
  Record<Exclude<keyof Screens, 'text'>, Record<Language, () => Promise<Partial<Texts>>>>
> = {
  product: textsIn('product/product'),
  category: textsIn('listing/listing'),
  landing: textsIn('landing'),
};

const come: Partial<Record<Language, Partial<Screens>>> = {};

/** The kind of a page, of its screen or of a part of its screen. */
const ownKind = (kind: ScreenKind): keyof Screens =>
  kind === 'category' || kind === 'text' || kind === 'landing' ? kind : 'product';

const partScreen = (kind: PartKind): PartScreen => `product:${kind}`;
const partOfScreen = (screen: string): PartKind | undefined =>
  partKinds.find((kind) => screen === partScreen(kind));

/**
 * Returns the screens that an entity needs: the screen of its kind, and the parts its product needs besides
 * variants.
 */
export const screensFor = (entity: EntityView): ScreenKind[] =>
  entity.kind === 'product'
    ? ['product', ...partsNeeded(entity.page.product).map(partScreen)]
    : [entity.kind];

/**
 * Loads a screen and its texts, so that `screenOf` can return it. One route serves products, categories and
 * pages of text, and a page should load only the code of the kind it shows.
 */
export const fetchScreen = async (kind: ScreenKind, language: Language): Promise<void> => {
  const part = partOfScreen(kind);
  if (part !== undefined) {
    await Promise.all([fetchPartRules(), fetchPart(part, language)]);
    return undefined;
  }
  if (come[language]?.[ownKind(kind)]) return undefined;
  if (kind === 'text') {
    const { ContentPageScreen } = await import('../../features/content/content-page-screen.tsx');
    come[language] = { ...come[language], text: ContentPageScreen };
    return undefined;
  }
  if (kind === 'landing') {
    const [{ LandingScreen }, words] = await Promise.all([
      import('../../features/content/landing-screen.tsx'),
      texts.landing[language](),
    ]);
    come[language] = { ...come[language], landing: withTexts(LandingScreen, words) };
    return undefined;
  }
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
  if (kind === 'text') return ['app/features/content/content-page-screen.tsx'];
  if (kind === 'landing')
    return ['app/features/content/landing-screen.tsx', `../../packages/messages/src/${language}/landing.ts`];
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

const allScreens: readonly ScreenKind[] = [
  'product',
  'category',
  'text',
  'landing',
  ...partKinds.map(partScreen),
];

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
