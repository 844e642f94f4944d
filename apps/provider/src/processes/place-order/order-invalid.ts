import type { z } from 'zod';
import { type Refusal, refusal } from '../../call/refusal.ts';
import { type ValidatorError, validatorErrorsOf } from '../../call/validator-errors.ts';

/**
 * Returns the refusal of an invalid order with a list of validation errors (wire §4.3): the client keeps the
 * cart and does not retry.
 */
export const orderInvalid = (details: readonly ValidatorError[]): Refusal =>
  refusal('order.invalid', {}, details);

/** Returns the refusal of an order's body that fails its schema. */
export const invalidOrderBody = (error: z.ZodError): Refusal => orderInvalid(validatorErrorsOf(error));
