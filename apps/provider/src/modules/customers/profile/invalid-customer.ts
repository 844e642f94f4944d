import type { z } from 'zod';
import type { InvalidBody } from '../../../call/call-input.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { type Refusal, refusal } from '../../../call/refusal.ts';
import { validatorErrorsOf } from '../../../call/validator-errors.ts';

/** How http words a registration that fails its schema: a list at 400 (wire §1.2). */
export const invalidCustomer = (error: z.ZodError): Refusal =>
  refusal('user.registration-invalid', {}, validatorErrorsOf(error));

/** How http words a profile that fails its schema: the same list at 500 (wire §1.2). */
export const invalidProfile = (error: z.ZodError): Refusal =>
  refusal('user.profile-invalid', {}, validatorErrorsOf(error));

/** How http words passwords that fail their schema: as any failure to change one, in an object at 500 (wire §6.3). */
export const invalidPasswords: InvalidBody = (_error, said) =>
  objectRefusal(refusal('user.password-not-changed'), said);
