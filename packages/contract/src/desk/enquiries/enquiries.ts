import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { writtenText } from '../../values/written-text.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';

const access = { for: 'staff', permission: 'enquiries.answer' } as const;

const kinds = ['contact', 'wrong-information', 'cheaper-price', 'vendor', 'application'] as const;
const states = ['open', 'answered', 'closed'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(['', ...values])
    .transform((given) => (given === '' ? undefined : (given as Values[number])))
    .optional();

const listEnquiries = defineCall({
  method: 'GET',
  path: '/api/desk/enquiries',
  access,
  summary: 'What was written to the shop by forms, newest first. A page goes on with `before`',
  query: deskQuery.extend({ kind: oneOf(kinds), state: oneOf(states), before: rowId, limit }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(kinds),
        state: z.enum(states),
        language: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        telephone: z.string().nullable(),
        message: z.string(),
        /** Null where it is about none, or about one that is gone. */
        product: z.object({ id: z.int(), sku: z.string(), name: z.string() }).nullable(),
        /** What only some kinds have. */
        details: z.object({
          price: z.number().optional(),
          currency: z.string().optional(),
          url: z.string().optional(),
          store_name: z.string().optional(),
          governorate: z.string().optional(),
          position: z.string().optional(),
        }),
        customer_id: z.int().nullable(),
        answer: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const answerEnquiry = defineCall({
  method: 'POST',
  path: '/api/desk/enquiries/{enquiryId}/answer',
  access,
  summary: 'Answers by e-mail, or by SMS where there is a telephone alone; each is answered once',
  query: deskQuery,
  body: z.strictObject({ answer: writtenText(2000).pipe(z.string().min(1)) }),
  result: z.literal(true),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.enquiry-not-found',
    'desk.enquiry-answered',
    'desk.enquiry-without-address',
  ],
});

const closeEnquiry = defineCall({
  method: 'POST',
  path: '/api/desk/enquiries/{enquiryId}/close',
  access,
  summary: 'Closes what needs no answer, or opens it again',
  query: deskQuery,
  body: z.strictObject({ is_closed: z.boolean() }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.enquiry-not-found', 'desk.enquiry-answered'],
});

/** The calls of the desk about enquiries, by name. */
export const deskEnquiryCalls = {
  'desk/enquiries': listEnquiries,
  'desk/answer-enquiry': answerEnquiry,
  'desk/close-enquiry': closeEnquiry,
} as const;
