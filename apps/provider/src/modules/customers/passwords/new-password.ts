import { refusal, type Refusal } from '../../../call/refusal.ts';
import { isCommonPassword } from './common-password.ts';
import { isOwnPassword, type OwnData } from './own-password.ts';

const least = 8;

/**
 * Returns why a customer may not choose this password, or null. It must have at least eight characters,
 * counted as a reader counts them, and must be neither the customer's own name, e-mail address or number nor
 * a common password. There are no other rules.
 */
export const weakPassword = (password: string, own: OwnData): Refusal | null => {
  if ([...password.normalize('NFKC')].length < least) return refusal('user.password-weak', { least });
  if (isOwnPassword(password, own)) return refusal('user.password-personal');
  return isCommonPassword(password) ? refusal('user.password-common') : null;
};
