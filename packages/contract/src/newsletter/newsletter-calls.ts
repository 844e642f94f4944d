import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { readPreferences, setPreferences } from './preferences.ts';

/** What clients read: `subscribed`, or any other word for no (wire §8). */
const subscription = z.enum(['subscribed', 'unsubscribed']);

const path = '/api/ext/mailchimp-subscribe/subscribe';
const ofAddress = {
  path,
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  result: subscription,
  refusals: [...tokenRefusals, 'newsletter.email-invalid', 'request.invalid', 'request.too-many'],
} as const;

/** An e-mail address as it is compared. */
const email = z.string().max(512).trim().toLowerCase().pipe(z.email().max(254));

const readSubscription = defineCall({
  ...ofAddress,
  method: 'GET',
  summary:
    'Whether an e-mail address gets the newsletter (wire §8). One that is unknown, or has not confirmed it, is `unsubscribed`',
  query: userQuery.extend({ email: z.string().max(512).optional() }),
});

const subscribe = defineCall({
  ...ofAddress,
  method: 'POST',
  captcha: 'on-use',
  summary:
    'Subscribes an address to the newsletter (wire §8): that of the customer whose token is sent at once, any other once it has confirmed it by the link of a message. The same again changes nothing',
  query: userQuery,
  body: z.object({ email }),
});

const unsubscribe = defineCall({
  ...ofAddress,
  method: 'DELETE',
  captcha: 'on-use',
  summary:
    'Ends the newsletter of an address (wire §8): that of the customer whose token is sent at once; any other gets a message with the link that ends it',
  query: userQuery,
  body: z.object({ email }),
});

const byKey = {
  method: 'POST',
  access: { for: 'anyone' },
  of: 'lists',
  query: storeQuery,
  body: z.strictObject({ key: z.string().min(1).max(64) }),
} as const;

const confirmSubscription = defineCall({
  ...byKey,
  path: '/api/ext/dijla/newsletter/confirm',
  summary: 'An address wants the newsletter: what its message carries (ours)',
  result: z.object({
    /** Whether a coupon was sent to it, which each mailbox gets once. */
    has_coupon: z.boolean(),
  }),
  refusals: ['request.invalid', 'request.too-many', 'newsletter.key-unknown'],
});

const stopNewsletter = defineCall({
  ...byKey,
  path: '/api/ext/dijla/newsletter/stop',
  summary: 'Ends the newsletter of an address by the key of a message; one that has ended is no error (ours)',
  result: z.literal(true),
  refusals: ['request.invalid', 'request.too-many'],
});

/** The calls of the newsletter, by name. */
export const newsletterCalls = {
  'newsletter/read': readSubscription,
  'newsletter/subscribe': subscribe,
  'newsletter/unsubscribe': unsubscribe,
  'newsletter/confirm': confirmSubscription,
  'newsletter/stop': stopNewsletter,
  'newsletter/preferences': readPreferences,
  'newsletter/set-preferences': setPreferences,
};
