import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Id of a device: a digest of its address at the push service, in base64url. */
const deviceId = z.string().regex(/^[\w-]{43}$/);

const readPushKey = defineCall({
  method: 'GET',
  path: '/api/ext/messaging/key',
  of: 'lists',
  access: { for: 'anyone' },
  summary: 'What a browser subscribes to push messages of the shop with (ours)',
  query: storeQuery.extend({ device: z.literal('test').optional() }),
  result: z.object({
    /** A point of P-256 in base64url. */
    public_key: z.string(),
    /** A device at the sandbox, for a browser without a push service; asked for by `device=test`, and only where the shop runs with the sandbox. */
    test_device: z.string().optional(),
  }),
  refusals: ['request.invalid'],
});

const saveToken = defineCall({
  method: 'POST',
  path: '/api/ext/messaging/token',
  of: 'lists',
  access: { for: 'customer' },
  tokenPlace: 'query',
  query: userQuery,
  summary:
    'Tells a customer’s device of orders and alerts: `token` is the subscription as the browser serializes it (wire §11)',
  body: z.object({ token: z.string().min(1).max(2000) }),
  result: z.literal(true),
  /** Ours: what the device is deleted by. */
  meta: z.object({ id: deviceId }),
  refusals: [...tokenRefusals, 'request.invalid', 'messaging.token-invalid'],
});

const deleteToken = defineCall({
  method: 'DELETE',
  path: '/api/ext/messaging/token/{token}',
  of: 'lists',
  access: { for: 'anyone' },
  summary:
    'Forgets a device by its id, which nobody else knows; one that is not there is no error (wire §11)',
  query: storeQuery.extend({ token: z.string().max(512).optional() }),
  result: z.literal(true),
  refusals: ['request.invalid'],
});

/** The calls of push messages, by name. */
export const messagingCalls = {
  'messaging/key': readPushKey,
  'messaging/save-token': saveToken,
  'messaging/delete-token': deleteToken,
};
