import { z } from 'zod';
import { cartQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Of the card holder: the service that lends knows her by these. */
const identityGiven = z.object({
  identity_number: z.string().trim().min(4).max(40),
  phone: z.string().trim().min(6).max(20),
  label: z.string().trim().max(60).optional(),
});

/** A kept identity, of which only the ends are shown. */
const identityShown = z.object({
  id: z.int(),
  label: z.string(),
  identity_number: z.string(),
  phone: z.string(),
});

/** Ours asks these in late parts. */
const late = { tokenPlace: 'query', of: 'lists' } as const;
const refusedByLender = [
  'installments.not-eligible',
  'installments.limit-too-low',
  'installments.identity-not-found',
  'installments.not-available',
] as const;

/** Dinars. */
const amount = z.int();

export const checkAllowance = defineCall({
  ...late,
  method: 'POST',
  path: '/api/ext/qicard-installments/validate-customer-allowance',
  access: { for: 'anyone' },
  summary:
    'In how many months whoever has this identity may pay the cart (spec 2 §4); the session is for this cart and its amount alone',
  query: cartQuery.omit({ view: true }),
  body: z.object({
    identityId: z.int().min(1).max(2_000_000_000).nullish(),
    identity: identityGiven.nullish(),
  }),
  result: z.object({
    session_id: z.string(),
    phone_number: z.string(),
    allowed_payments: z.array(z.object({ count: z.int(), monthly: amount, fee: amount, total: amount })),
  }),
  refusals: [
    ...tokenRefusals,
    'cart.not-found',
    'payment.not-possible',
    'request.invalid',
    'request.too-many',
    ...refusedByLender,
  ],
});

export const chooseInstallments = defineCall({
  ...late,
  method: 'POST',
  path: '/api/ext/qicard-installments/validate-installment',
  access: { for: 'anyone' },
  summary: 'Choose a number of months, and have the code sent that confirms it with the order (spec 2 §4)',
  query: cartQuery.omit({ view: true }),
  body: z.object({ sessionId: z.string().max(64), countOfMonth: z.int().min(1).max(12).nullish() }),
  result: z.object({ phone_number: z.string(), resend_after: z.int(), tries_left: z.int() }),
  refusals: [
    ...tokenRefusals,
    'cart.not-found',
    'installments.count-missing',
    'installments.session-over',
    'installments.not-available',
    'request.invalid',
  ],
});

export const listIdentities = defineCall({
  ...late,
  method: 'GET',
  path: '/api/ext/qicard-installments/identities',
  access: { for: 'customer' },
  summary: 'The identities a customer has kept to pay in months (spec 2 §7)',
  query: userQuery,
  result: z.array(identityShown),
  refusals: tokenRefusals,
});

export const saveIdentity = defineCall({
  ...late,
  method: 'POST',
  path: '/api/ext/qicard-installments/identities',
  access: { for: 'customer' },
  summary: 'Keep an identity to pay in months (spec 2 §7); it is kept sealed and shown by its ends',
  query: userQuery,
  body: z.object({ identity: identityGiven }),
  result: identityShown,
  refusals: [...tokenRefusals, 'request.invalid', 'installments.too-many-identities'],
});

export const readIdentity = defineCall({
  tokenPlace: 'query',
  of: 'clients',
  method: 'GET',
  path: '/api/ext/qicard-installments/identities/{identityId}',
  access: { for: 'customer' },
  summary: 'One identity of a customer (spec 2 §7)',
  query: userQuery,
  result: identityShown,
  refusals: [...tokenRefusals, 'installments.identity-not-found'],
});

export const removeIdentity = defineCall({
  ...late,
  method: 'DELETE',
  path: '/api/ext/qicard-installments/identities/{identityId}',
  access: { for: 'customer' },
  summary: 'Remove an identity (spec 2 §7)',
  query: userQuery,
  result: z.literal(true),
  refusals: [...tokenRefusals, 'installments.identity-not-found'],
});

export const readBnpl = defineCall({
  of: 'clients',
  method: 'GET',
  path: '/api/ext/qicard-installments/bnpl',
  access: { for: 'anyone' },
  summary:
    'What paying in months is in this shop (spec 2 §7): whether it is offered, costs a fee, and for how long',
  query: userQuery,
  result: z.object({ is_available: z.boolean(), has_fees: z.boolean(), months_at_most: z.int() }),
  refusals: [],
});
