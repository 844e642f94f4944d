import { refusal, type Refusal } from '../../../call/refusal.ts';
import { ownMobile } from '../profile/mobile-number.ts';

/** Returns the number or address a code was sent to, in the spelling in which it was; a number comes first. */
export const sentTo = ({
  mobileNumber,
  email,
}: {
  mobileNumber?: string | undefined;
  email?: string | undefined;
}): string | Refusal => {
  if (mobileNumber !== undefined) return ownMobile(mobileNumber);
  return email === undefined ? refusal('user.telephone-invalid') : email.trim().toLowerCase();
};
