import type { StoreCode } from '@dijla/contract/store-views';
import type { IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { paths } from '../../../paths.ts';

export type AccountPlace = 'overview' | 'orders' | 'profile';

/** A part of the account; `text` is its name in the texts of the account. */
export const accountPlaces: readonly {
  place: AccountPlace;
  text: 'overview' | 'orders' | 'toAccount';
  icon: IconName;
  pathIn: (store: StoreCode) => string;
}[] = [
  { place: 'overview', text: 'overview', icon: 'grid', pathIn: paths.account },
  { place: 'orders', text: 'orders', icon: 'package', pathIn: paths.orders },
  { place: 'profile', text: 'toAccount', icon: 'person', pathIn: paths.profile },
];
