import { refusal, type Refusal } from '../../../call/refusal.ts';
import { isCommonPassword } from './common-password.ts';
import { isOwnPassword, type OwnData } from './own-password.ts';

const least = 8;

/**
 * Why a customer may not choose this password; null when she may. It has eight characters at least, as a reader counts them, and is neither her own name,
 * e-mail address or number nor one that many people choose. Nothing else is asked of it.
 */
export const weakPassword = (password: string, own: OwnData): Refusal | null => {
  if ([...password.normalize('NFKC')].length < least) return refusal('user.password-weak', { least });
  if (isOwnPassword(password, own)) return refusal('user.password-personal');
  return isCommonPassword(password) ? refusal('user.password-common') : null;
};
