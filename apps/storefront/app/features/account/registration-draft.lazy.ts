import type { AccountFields } from './account-fields.ts';

/** What was typed for a registration that is not done; a password is not kept. */
export type RegistrationDraft = Omit<AccountFields, 'password'>;

/** In memory only: whoever reads the terms or tries to log in first comes back to it, and a reload forgets it. */
let draft: RegistrationDraft | null = null;

/** Returns what was typed so far; null before anything was. */
export const registrationDraft = (): RegistrationDraft | null => draft;

/** Keeps what was typed; null once the account is there. */
export const keepRegistrationDraft = (next: RegistrationDraft | null): void => {
  draft = next;
};
