import {
  readSavedCards as readAt,
  removeSavedCard as removeAt,
  type SavedCard,
} from '@dijla/device/session/account/saved-cards';
import type { SignInResult } from '@dijla/device/session/sign-in';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from '../session/start-session.ts';

export type { SavedCard };

const holder = () => liveSession(pageCartController()).holder;
const storeCode = () => storeOfPath(location.pathname).code;

/** Returns the cards the customer has kept; null while they cannot be read. */
export const readSavedCards = (): Promise<readonly SavedCard[] | null> => readAt(holder(), storeCode());

/** Removes a kept card. */
export const removeSavedCard = (hash: string): Promise<SignInResult> => removeAt(holder(), hash, storeCode());
