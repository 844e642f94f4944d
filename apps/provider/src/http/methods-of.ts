import type { CallName } from '@dijla/contract/client';
import { calls } from '@dijla/contract/schemas';

/** Verbs other documents name for the same calls (wire §11). */
const otherMethods: Partial<Record<CallName, readonly string[]>> = {
  'catalog/search': ['POST'],
  'cart/clear': ['DELETE'],
  'cart/selected-payment-method': ['PUT'],
};

/** Every verb a call is taken by. */
export const methodsOf = (name: CallName): string[] => [calls[name].method, ...(otherMethods[name] ?? [])];
