import type { CallName } from '@dijla/contract/client';
import { calls } from '@dijla/contract/schemas';

/** Methods that other documents name for the same calls (wire §11). */
const otherMethods: Partial<Record<CallName, readonly string[]>> = {
  'catalog/search': ['POST'],
  'cart/clear': ['DELETE'],
  'cart/selected-payment-method': ['PUT'],
};

/** Returns every HTTP method a call accepts. */
export const methodsOf = (name: CallName): string[] => [calls[name].method, ...(otherMethods[name] ?? [])];
