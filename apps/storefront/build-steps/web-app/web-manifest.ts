import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../app/i18n/texts-in-languages.ts';
import { paths } from '../../app/paths.ts';
import { themeColors } from '../../app/shop/page/theme-colors.ts';
import {
  iconPath,
  iconPurposes,
  iconSides,
  type ShortcutDrawing,
  shortcutIconPath,
  shortcutSide,
} from './app-icons.ts';
import { screenshotAddress, screenshotForms, screenshotName } from './screenshots.ts';

const shells = await textsInLanguages('shell', 'shell');
const homes = await textsInLanguages('home', 'home');

const sizesOf = (side: number): string => `${side}x${side}`;

const shortcut = (name: string, url: string, drawing: ShortcutDrawing) => ({
  name,
  url,
  icons: [{ src: shortcutIconPath(drawing), sizes: sizesOf(shortcutSide), type: 'image/png' }],
});

/**
 * Returns the manifest of a store view as an installable app (W3C manifest). Each store view is an app of
 * its own, with its language, direction and start page. Each contains the whole shop in its scope, so that
 * the other languages open in the same window.
 */
export const webManifest = (store: StoreCode) => {
  const { locale, direction } = storeViews[store];
  const shell = shells[store];
  const home = homes[store];
  return {
    id: paths.home(store),
    name: shell.shopName,
    short_name: shell.shopName,
    description: shell.defaultDescription,
    lang: locale,
    dir: direction,
    start_url: paths.home(store),
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['shopping'],
    icons: iconPurposes.flatMap((purpose) =>
      iconSides.map((side) => ({
        src: iconPath(purpose, side),
        sizes: sizesOf(side),
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      shortcut(shell.search, paths.search(store), 'search'),
      shortcut(shell.cart, paths.cart(store), 'cart'),
      shortcut(home.specialOffers, paths.listed(store, 'special-offers'), 'tag'),
    ],
    screenshots: screenshotForms.map(({ form, width, height }) => ({
      src: screenshotAddress(screenshotName(store, form)),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: shell.defaultTitle,
    })),
  };
};
