import { z } from 'zod';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';
import { below, callsByToken } from '../gateway-calls.ts';

/** What the shop has from FIB; the host is the one that FIB names when the shop is registered there. */
export type FibSettings = { host: URL; clientId: string; clientSecret: string };

const renewedEarlyMs = 5000;
const refused = z.object({ traceId: z.string().max(200).optional() });

const errorOf = async (response: Response): Promise<GatewayError> => {
  const told = refused.safeParse(await response.json().catch(() => null));
  return new GatewayError('FIB', response.status, told.data?.traceId);
};

/**
 * Returns what calls FIB with a token that is kept until five seconds before its end and renewed once when it is
 * refused (spec 4 §1.2). Throws GatewayError on an error's answer, another error when there is none in 15 seconds.
 */
export const fibClient = ({ host, clientId, clientSecret }: FibSettings, now: () => number) =>
  callsByToken({
    tokenUrl: below(host, '/auth/realms/fib-online-shop/protocol/openid-connect/token'),
    credentials: { client_id: clientId, client_secret: clientSecret },
    base: below(host, '/protected/v1/payments'),
    renewedEarlyMs,
    errorOf,
    now,
  });

/** Whether FIB refused a payment as such, so that it made none: what its own kits do not try again (spec 4 §1.6). */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof GatewayError && [400, 401, 402, 403, 404, 406, 422].includes(error.status)
    ? new PaymentNotBegun(error.message, error.traceId)
    : error;
