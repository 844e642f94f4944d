import type { Context } from 'hono';
import type { CallName } from '@dijla/contract/client';
import type { Refusal } from '../../call/refusal.ts';
import type { Stores } from '../../call/store-view.ts';
import type { Metrics } from '../metrics.ts';
import { type ProviderEnvironment as Env, storeOf } from '../request-context.ts';
import { refusalAnswer } from './envelope.ts';
import { withCookies } from './with-cookies.ts';

export type RefusalParts = {
  stores: Stores;
  metrics: Metrics;
  /** Whether cookies may be marked Secure, because the shop is reached over HTTPS. */
  secureCookies: boolean;
};

export type RefuseCall = (context: Context<Env>, refused: Refusal) => Response;

/** Calls whose clients iterate over `result` without checking the code. */
const listingMethods: ReadonlySet<string> = new Set([
  'cart/shipping-methods',
  'cart/payment-methods',
] satisfies CallName[]);
/**
 * Replaces `result` with an empty list when the cart is not found or the request is invalid (wire §3.1,
 * §3.2). Other refusals, such as a rejected token or a missing element, keep their text.
 */
const asListed = (call: string, refused: Refusal): Refusal =>
  listingMethods.has(call) && (refused.code === 'cart.not-found' || refused.code === 'request.invalid')
    ? { ...refused, details: [] }
    : refused;

/** Returns the function that answers a request with a refusal, in its reader's language, and counts it. */
export const refusing =
  ({ stores, metrics, secureCookies }: RefusalParts): RefuseCall =>
  (context, refused) => {
    metrics.countRefusal(refused.code);
    return withCookies(
      refusalAnswer(asListed(context.get('call'), refused), storeOf(context, stores).language),
      refused.cookies ?? [],
      secureCookies,
    );
  };
