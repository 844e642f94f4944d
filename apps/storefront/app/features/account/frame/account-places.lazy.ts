import type { StoreCode } from '@dijla/contract/store-views';
import type { IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { paths } from '../../../paths.ts';
import { accountPaths } from '../account-paths.lazy.ts';

export type AccountPlace =
  | 'overview'
  | 'orders'
  | 'payments'
  | 'digitalCards'
  | 'downloads'
  | 'wishlist'
  | 'watchlist'
  | 'addressBook'
  | 'profile'
  | 'reviews'
  | 'rewards'
  | 'newsletter'
  | 'affiliate'
  | 'privacy'
  | 'darkMode';

/** A part of the account; `text` is its name in the texts of the account. */
export const accountPlaces: readonly {
  place: AccountPlace;
  text:
    | 'overview'
    | 'orders'
    | 'payments'
    | 'digitalCards'
    | 'downloads'
    | 'wishlist'
    | 'watchlist'
    | 'addressBook'
    | 'toAccount'
    | 'reviews'
    | 'rewards'
    | 'newsletter'
    | 'affiliate'
    | 'privacy'
    | 'darkMode';
  icon: IconName;
  pathIn: (store: StoreCode) => string;
}[] = [
  { place: 'overview', text: 'overview', icon: 'grid', pathIn: paths.account },
  { place: 'orders', text: 'orders', icon: 'package', pathIn: paths.orders },
  { place: 'payments', text: 'payments', icon: 'cash', pathIn: paths.accountPayments },
  { place: 'digitalCards', text: 'digitalCards', icon: 'tag', pathIn: accountPaths.digitalCards },
  { place: 'downloads', text: 'downloads', icon: 'file', pathIn: accountPaths.downloads },
  { place: 'wishlist', text: 'wishlist', icon: 'heart', pathIn: accountPaths.wishlist },
  { place: 'watchlist', text: 'watchlist', icon: 'bell', pathIn: accountPaths.watchlist },
  { place: 'addressBook', text: 'addressBook', icon: 'pin', pathIn: accountPaths.addressBook },
  { place: 'profile', text: 'toAccount', icon: 'person', pathIn: paths.profile },
  { place: 'reviews', text: 'reviews', icon: 'star', pathIn: accountPaths.reviews },
  { place: 'rewards', text: 'rewards', icon: 'tag', pathIn: accountPaths.rewards },
  { place: 'newsletter', text: 'newsletter', icon: 'mail', pathIn: accountPaths.newsletter },
  { place: 'affiliate', text: 'affiliate', icon: 'share', pathIn: accountPaths.affiliate },
  { place: 'privacy', text: 'privacy', icon: 'eye', pathIn: accountPaths.privacy },
  { place: 'darkMode', text: 'darkMode', icon: 'moon', pathIn: accountPaths.darkMode },
];
