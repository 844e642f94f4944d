import type { Context, Hono } from 'hono';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { ProviderEnvironment } from '../request-context.ts';

/**
 * Calls of the wire that the shop does not offer (wire §8, §14 W3), under every path that clients use
 * for them.
 */
const unavailable: Readonly<Record<string, Refusal['code']>> = {
  '/api/ext/mail-service/get-token': 'mail.not-offered',
  '/api/ext/mail-service/send-email': 'mail.not-offered',
};

type RefuseParts = {
  refuse: (context: Context<ProviderEnvironment>, refused: Refusal) => Response;
};

/**
 * Adds a refusal with a text for each call the shop does not offer, for every method. Clients show the text
 * to the shopper.
 */
export const addUnavailableCalls = (app: Hono<ProviderEnvironment>, { refuse }: RefuseParts): void => {
  for (const [path, code] of Object.entries(unavailable))
    for (const place of [path, `${path}/`]) app.all(place, (context) => refuse(context, refusal(code)));
};
