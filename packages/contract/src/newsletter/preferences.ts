import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { languages } from '../store-views.ts';

/** What a newsletter can be about. */
const newsletterTopics = ['offers', 'new-products', 'stories'] as const;
/** How often it comes. */
const newsletterFrequencies = ['weekly', 'monthly'] as const;

const preferences = z.object({
  language: z.enum(languages),
  topics: z
    .array(z.enum(newsletterTopics))
    .min(1)
    .max(newsletterTopics.length)
    .refine((all) => new Set(all).size === all.length, 'has a topic twice'),
  frequency: z.enum(newsletterFrequencies),
});
export type NewsletterPreferences = z.infer<typeof preferences>;

const common = {
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  query: userQuery,
  result: preferences,
  refusals: [...tokenRefusals, 'request.invalid', 'request.too-many', 'newsletter.key-unknown'],
} as const;

/** Of a message; without one it is about the customer whose token is sent. */
const key = z.string().min(1).max(64).optional();

export const readPreferences = defineCall({
  ...common,
  method: 'POST',
  path: '/api/ext/dijla/newsletter/preferences/read',
  summary:
    'In which language, about what and how often an address gets the newsletter: that of the key of a message, or that of the customer whose token is sent (ours)',
  body: z.strictObject({ key }),
});

export const setPreferences = defineCall({
  ...common,
  method: 'PUT',
  path: '/api/ext/dijla/newsletter/preferences',
  summary: 'Sets in which language, about what and how often an address gets the newsletter (ours)',
  body: z.strictObject({ key, ...preferences.shape }),
});
