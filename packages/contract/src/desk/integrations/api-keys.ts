import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { keyScopeNames } from '../key-scopes.ts';

const access = { for: 'staff', permission: 'integrations.manage' } as const;
/** Days a key lives at most: whoever uses one is asked for a new one once a year. */
const daysAtMost = 366;

const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** How the key begins, by which one knows it. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  /** The member of the staff who made it. It does nothing that she may not do. */
  made_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** To the minute; null: never. */
  last_used_at: z.string().nullable(),
  /** `stopped`: whoever made it is on the staff no more. */
  state: z.enum(['live', 'expired', 'revoked', 'stopped']),
});

const listKeys = defineCall({
  method: 'GET',
  path: '/api/desk/keys',
  access,
  summary: 'API keys by which other programs make calls of the desk, newest first',
  query: deskQuery,
  result: z.object({ items: z.array(apiKey) }),
  refusals: deskRefusals,
});

const addKey = defineCall({
  method: 'POST',
  path: '/api/desk/keys',
  access: { ...access, stepUp: true },
  summary:
    'Makes an API key within the rights of who makes it. The answer has it whole, this once; it is sent as `Authorization: Bearer`',
  query: deskQuery,
  body: z.object({
    name: lineOf(60).refine((name) => name.trim() !== '', 'should not be empty'),
    scopes: z.array(z.enum(keyScopeNames)).min(1).max(keyScopeNames.length),
    days: z.int().min(1).max(daysAtMost),
  }),
  result: z.object({ id: z.int(), key: z.string(), expires_at: z.string() }),
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.step-up-needed',
    'desk.beyond-own-rights',
    'desk.too-many-keys',
  ],
});

const revokeKey = defineCall({
  method: 'DELETE',
  path: '/api/desk/keys/{keyId}',
  access,
  summary: 'Revokes an API key, for every process at once',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.key-not-found'],
});

export const apiKeyCalls = {
  'desk/keys': listKeys,
  'desk/add-key': addKey,
  'desk/revoke-key': revokeKey,
} as const;
