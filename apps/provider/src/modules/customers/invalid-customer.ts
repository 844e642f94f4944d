import type { z } from 'zod';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { validatorErrorsOf } from '../../http/validator-errors.ts';

/** How http words a registration that fails its schema: a list at 400 (wire §1.2). */
export const invalidCustomer = (error: z.ZodError): Refusal => refusal('user.registration-invalid', {}, validatorErrorsOf(error));

/** How http words a profile that fails its schema: the same list at 500 (wire §1.2). */
export const invalidProfile = (error: z.ZodError): Refusal => refusal('user.profile-invalid', {}, validatorErrorsOf(error));
