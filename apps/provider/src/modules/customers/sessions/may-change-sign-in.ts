import type { GivenCustomer } from '@dijla/contract/client';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { AskingCustomer } from '../../../call/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { isSignInChanged } from './former-sign-in-sql.ts';
import { givenMobile } from '../profile/mobile-number.ts';
import { readOwnData } from '../profile/profile-sql.ts';

export type ProfileChange = {
  asking: AskingCustomer;
  customer: GivenCustomer;
  currentPassword: string | null | undefined;
};

/**
 * Whether the caller may change the e-mail address or telephone for sign-in; false when nothing of it
 * changes. In a session of our storefront a token is not enough: the customer's password is required. Other
 * clients have no field for it (wire §6.5), but a password that is sent is always checked; a wrong one
 * counts as a guess at the account.
 */
export const mayChangeSignIn = async (
  { database, passwords }: CustomerParts,
  change: ProfileChange,
  { address, gone }: RequestContext,
): Promise<boolean | Refusal> => {
  const { asking, customer, currentPassword: password } = change;
  const own = await readOwnData(database, asking.id);
  if (!own) return refusal('user.not-signed-in');
  const mobile = givenMobile(customer.custom_attributes, own.telephone);
  if (isRefusal(mobile)) return mobile;
  if (
    !isSignInChanged(own, {
      email: customer.email.toLowerCase(),
      telephone: mobile === undefined ? own.telephone : mobile,
    })
  )
    return false;
  if (!password) return asking.asks_password ? refusal('user.password-needed') : true;
  const isRight = await passwords.isRight({
    whose: asking,
    address,
    hash: own.password_hash,
    password,
    gone,
  });
  return isRight === false ? refusal('user.password-wrong') : isRight;
};
