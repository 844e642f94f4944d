import { objectRefusal } from '../../call/object-refusal.ts';
import type { Refusal } from '../../call/refusal.ts';
import type { RequestContext } from '../../call/call-handler.ts';

/** Clients show `result.errorMessage` of refusals about the wishlist (wire §11). */
export const wishlistRefusal = (refused: Refusal, { store }: Pick<RequestContext, 'store'>): Refusal =>
  objectRefusal(refused, { language: store.language });
