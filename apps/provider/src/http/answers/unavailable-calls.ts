import type { Context, Hono } from 'hono';
import { objectRefusal } from '../../call/object-refusal.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { ProviderEnvironment } from '../request-context.ts';
import type { Language } from '@dijla/contract/store-views';

/**
 * Calls of the wire that the shop does not offer (wire §6.3, §8, §14 W3), under every path that clients use
 * for them.
 */
const unavailable: Readonly<Record<string, Refusal['code']>> = {
  '/api/user/reset-password': 'user.password-reset-not-offered',
  '/api/user/resetPassword': 'user.password-reset-not-offered',
  '/api/user/create-password': 'user.password-reset-not-offered',
  '/api/user/createPassword': 'user.password-reset-not-offered',
  '/api/review/create': 'review.not-offered',
  '/api/ext/vaimo-review/create': 'review.not-offered',
  '/api/ext/mailchimp-subscribe/subscribe': 'newsletter.not-offered',
  '/api/ext/mail-service/get-token': 'mail.not-offered',
  '/api/ext/mail-service/send-email': 'mail.not-offered',
};

/** Clients of these calls read `errorMessage` and would show "undefined" for a text (wire §1.2). */
const answeredWithObject: ReadonlySet<string> = new Set([
  '/api/user/create-password',
  '/api/user/createPassword',
]);

type RefuseParts = {
  refuse: (context: Context<ProviderEnvironment>, refused: Refusal) => Response;
  languageOf: (context: Context<ProviderEnvironment>) => Language;
};

/**
 * Adds a refusal with a text for each call the shop does not offer, for every method. Clients show the text
 * to the shopper.
 */
export const addUnavailableCalls = (
  app: Hono<ProviderEnvironment>,
  { refuse, languageOf }: RefuseParts,
): void => {
  for (const [path, code] of Object.entries(unavailable)) {
    const refusalFor = (context: Context<ProviderEnvironment>): Refusal =>
      answeredWithObject.has(path)
        ? objectRefusal(refusal(code), { language: languageOf(context) })
        : refusal(code);
    for (const place of [path, `${path}/`]) app.all(place, (context) => refuse(context, refusalFor(context)));
  }
};
