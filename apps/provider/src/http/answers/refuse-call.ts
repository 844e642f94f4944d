import type { Context } from 'hono';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls, refusals } from '@dijla/contract/schemas';
import { noteOnSpan } from '@dijla/tracing/tracing';
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

/**
 * Replaces `result` with an empty list where the call's clients iterate over it (wire §3.1, §3.2), or with
 * what the call answers when it fails. Other refusals, such as a rejected token or a missing element, keep
 * their text.
 */
const asListed = (call: string, refused: Refusal): Refusal => {
  const definition: CallDefinition | undefined = calls[call as CallName];
  if (definition?.emptyListFor?.includes(refused.code)) return { ...refused, details: [] };
  const failed = refusals[refused.code].status >= 500 ? definition?.failedResult : undefined;
  return failed === undefined ? refused : { ...refused, details: failed };
};

/** Returns the function that answers a request with a refusal, in its reader's language, and counts it. */
export const refusing =
  ({ stores, metrics, secureCookies }: RefusalParts): RefuseCall =>
  (context, refused) => {
    metrics.countRefusal(refused.code);
    noteOnSpan({ 'dijla.refusal': refused.code });
    return withCookies(
      refusalAnswer(asListed(context.get('call'), refused), storeOf(context, stores).language),
      refused.cookies ?? [],
      secureCookies,
    );
  };
