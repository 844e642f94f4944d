import type { z } from 'zod';
import type { InvalidBody } from '../../../call/call-input.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { type Refusal, refusal } from '../../../call/refusal.ts';
import { validatorErrorsOf } from '../../../call/validator-errors.ts';

/** Refusal of a registration that does not match its schema: a list with status 400 (wire §1.2). */
export const invalidCustomer = (error: z.ZodError): Refusal =>
  refusal('user.registration-invalid', {}, validatorErrorsOf(error));

/** Refusal of a profile that does not match its schema: the same list with status 500 (wire §1.2). */
export const invalidProfile = (error: z.ZodError): Refusal =>
  refusal('user.profile-invalid', {}, validatorErrorsOf(error));

const missingOf = {
  email: 'user.email-not-provided',
  resetToken: 'user.reset-token-not-provided',
  newPassword: 'user.new-password-not-provided',
} as const;

/** Refusal of a new password without one of its members, by the texts that clients know (wire §6.3). */
export const missingOfPassword: InvalidBody = (error) => {
  const names = new Set(error.issues.map(({ path: [name] }) => name));
  const missing = Object.entries(missingOf).find(([name]) => names.has(name));
  return refusal(missing?.[1] ?? missingOf.email);
};

/**
 * Refusal of passwords that do not match their schema: an object with status 500, as for every failed change
 * of password (wire §6.3).
 */
export const invalidPasswords: InvalidBody = (_error, said) =>
  objectRefusal(refusal('user.password-not-changed'), said);
