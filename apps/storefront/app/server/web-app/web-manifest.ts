import type { ShopFacts } from '@dijla/contract/client';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { changeTextsOf } from '../../i18n/change-texts.lazy.ts';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';
import { paths } from '../../paths.ts';
import { themeColors } from '../../shop/page/theme/theme-colors.ts';
import {
  iconPath,
  iconPurposes,
  iconSides,
  type ShortcutDrawing,
  shortcutIconPath,
  shortcutSide,
} from './app-icons.ts';

const shells = await textsInLanguages('shell', 'shell');
const homes = await textsInLanguages('home', 'home');

const sizesOf = (width: number, height = width): string => `${width}x${height}`;

const shortcut = (name: string, url: string, drawing: ShortcutDrawing) => ({
  name,
  url,
  icons: [{ src: shortcutIconPath(drawing), sizes: sizesOf(shortcutSide), type: 'image/png' }],
});

type Pictures = NonNullable<ShopFacts['brand']>['pictures'];

const iconsOf = (pictures: Pictures) =>
  iconPurposes.flatMap((purpose) =>
    iconSides.map((side) => ({
      src: pictures[`${purpose}-${side}`]?.src ?? iconPath(purpose, side),
      sizes: sizesOf(side),
      type: 'image/png',
      purpose,
    })),
  );

const screenshotsOf = (pictures: Pictures, store: StoreCode, label: string) =>
  (['narrow', 'wide'] as const).flatMap((form) => {
    const picture = pictures[`screenshot-${store}-${form}`];
    if (picture === undefined) return [];
    const { src, type, width, height } = picture;
    return [{ src, sizes: sizesOf(width, height), type, form_factor: form, label }];
  });

/**
 * Returns the manifest of a store view as an installable app (W3C manifest), with the shop's own name and
 * icons. Each store view is an app of its own, with its language, direction and start page. Each contains the
 * whole shop in its scope, so that the other languages open in the same window.
 */
export const webManifest = (store: StoreCode, { brand, texts }: Pick<ShopFacts, 'brand' | 'texts'>) => {
  const { locale, direction } = storeViews[store];
  const change = changeTextsOf(texts ?? {});
  const [shell, home] = [change('shell', shells[store]), change('home', homes[store])];
  const name = brand?.name || shell.unnamedShop;
  const pictures = brand?.pictures ?? {};
  const screenshots = screenshotsOf(pictures, store, shell.defaultTitle(name));
  return {
    id: paths.home(store),
    name,
    short_name: name,
    description: shell.defaultDescription(name),
    lang: locale,
    dir: direction,
    start_url: paths.home(store),
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['shopping'],
    icons: iconsOf(pictures),
    shortcuts: [
      shortcut(shell.search, paths.search(store), 'search'),
      shortcut(shell.cart, paths.cart(store), 'cart'),
      shortcut(home.specialOffers, paths.listed(store, 'special-offers'), 'tag'),
    ],
    ...(screenshots.length > 0 && { screenshots }),
  };
};
