import {
  type Allowance,
  askAllowance as askAllowanceAt,
  type CardPlan,
  keepIdentity as keepIdentityAt,
  type KeptIdentity,
  type Payer,
  readIdentities as readIdentitiesAt,
  removeIdentity as removeIdentityAt,
  sendMonthsCode as sendMonthsCodeAt,
} from '@dijla/device/installments/pay-in-months';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { pageListClient } from '../lists/page-lists.ts';
import { pageStorage } from '../storage/page-storage.ts';

export type { Allowance, CardPlan, KeptIdentity };

const parts = () => ({
  client: pageListClient,
  storage: pageStorage(),
  store: () => storeOfPath(location.pathname).code,
});

/** Returns the identities that the customer has kept. */
export const readIdentities = () => readIdentitiesAt(parts());

/** Keeps an identity for the next time. */
export const keepIdentity = (identity: { identity_number: string; phone: string }) =>
  keepIdentityAt(parts(), identity);

/** Removes a kept identity. */
export const removeIdentity = (id: number) => removeIdentityAt(parts(), id);

/** Asks in how many months the cart may be paid, once the shop knows the cart as it is shown. */
export const askAllowance = async (payer: Payer) => {
  await pageCartController().send();
  return askAllowanceAt(parts(), payer);
};

/** Has the code sent that confirms a number of months. */
export const sendMonthsCode = (chosen: { session: string; count: number }) =>
  sendMonthsCodeAt(parts(), chosen);
