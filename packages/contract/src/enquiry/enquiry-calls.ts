import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { writtenText } from '../values/written-text.ts';

/** Least letters of what a form says. */
const leastLetters = 5;
const longestMessage = 2000;
/** Beyond any price, in whole units. */
const highestPrice = 1_000_000_000_000;

const productId = z.int().min(1).max(2_000_000_000);
const line = lineOf(120).pipe(z.string().trim().min(2));
const message = writtenText(longestMessage).pipe(z.string().min(leastLetters));
const email = z.email().max(254);
const phone = z.string().min(7).max(32);
/** Where it is answered. */
const to = z.union([z.strictObject({ email }), z.strictObject({ phone })]);
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2000);

const sendEnquiry = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/enquiries',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  captcha: 'on-use',
  of: 'lists',
  summary:
    'What somebody writes to the shop by a form: a message, wrong information on a product’s page, a cheaper offer elsewhere, that they want to sell here, or that they apply for work. The staff answer it by a message (ours)',
  query: userQuery,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('contact'), name: line, to, message }),
    z.strictObject({
      kind: z.literal('wrong-information'),
      product_id: productId,
      message,
      /** Absent for a report that wants no answer. */
      to: to.optional(),
    }),
    z.strictObject({
      kind: z.literal('cheaper-price'),
      product_id: productId,
      /** In whole units of the store's currency. */
      price: z.number().positive().max(highestPrice),
      url: webAddress,
      to,
    }),
    z.strictObject({
      kind: z.literal('vendor'),
      store_name: line,
      name: line,
      email,
      phone,
      governorate: line,
      /** What they sell. */
      message,
      url: webAddress.optional(),
      has_accepted_terms: z.literal(true),
    }),
    z.strictObject({
      kind: z.literal('application'),
      name: line,
      email,
      phone,
      /** The work that is applied for. */
      position: line,
      /** What they have done so far. */
      message,
      /** Where more about them stands, such as a CV. */
      url: webAddress.optional(),
    }),
  ]),
  result: z.literal(true),
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'request.too-many',
    'enquiry.phone-invalid',
    'enquiry.product-unknown',
  ],
});

const readMailToken = defineCall({
  method: 'GET',
  path: '/api/ext/mail-service/get-token',
  access: { for: 'anyone' },
  of: 'clients',
  summary: 'A token with which one message is sent to the shop (wire §8)',
  query: storeQuery,
  result: z.string(),
  refusals: ['request.too-many'],
});

const sendMail = defineCall({
  method: 'POST',
  path: '/api/ext/mail-service/send-email',
  access: { for: 'anyone' },
  captcha: 'on-use',
  of: 'clients',
  summary:
    'A message to the shop, which the staff answer (wire §8). It goes to an address of the shop and nowhere else, and each token sends one',
  query: storeQuery,
  body: z.object({
    sourceAddress: email,
    targetAddress: z.string().max(254),
    subject: lineOf(200),
    emailText: writtenText(20_000).pipe(z.string().min(1)),
    token: z.string().max(200),
  }),
  result: z.literal('OK'),
  refusals: ['request.invalid', 'request.too-many', 'mail.token-invalid', 'mail.target-unknown'],
});

/** The calls by which shoppers write to the shop, by name. */
export const enquiryCalls = {
  'enquiry/send': sendEnquiry,
  'mail/token': readMailToken,
  'mail/send': sendMail,
};
