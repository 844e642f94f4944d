import { refusal, type Refusal } from '../../http/refusal.ts';

const least = 8;

/** Whether a password may be chosen: at least eight characters, as a reader counts them. Its length is all that is asked of it. */
export const weakPassword = (password: string): Refusal | null =>
  [...password.normalize('NFKC')].length < least ? refusal('user.password-weak', { least }) : null;
