import { z } from 'zod';
import { boundedFetch } from '../../../../bounded-fetch.ts';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';

/** What the shop has from FIB; the host is the one that FIB names when the shop is registered there. */
export type FibSettings = { host: URL; clientId: string; clientSecret: string };

const [timeoutMs, renewedEarlyMs] = [15_000, 5000];
const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refused = z.object({ traceId: z.string().max(200).optional() });

const errorOf = async (response: Response): Promise<GatewayError> => {
  const told = refused.safeParse(await response.json().catch(() => null));
  return new GatewayError('FIB', response.status, told.data?.traceId);
};

type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/**
 * Returns what calls FIB with a token that is kept until five seconds before its end and renewed once when it is
 * refused (spec 4 §1.2). Throws GatewayError on an error's answer, another error when there is none in 15 seconds.
 */
export const fibClient = ({ host, clientId, clientSecret }: FibSettings, now: () => number) => {
  let token: { value: string; until: number } | undefined;
  const grant = async (): Promise<string> => {
    const response = await boundedFetch(
      new URL('/auth/realms/fib-online-shop/protocol/openid-connect/token', host),
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }),
      },
      timeoutMs,
    );
    if (!response.ok) throw await errorOf(response);
    const { access_token, expires_in } = granted.parse(await response.json());
    token = { value: access_token, until: now() + expires_in * 1000 - renewedEarlyMs };
    return access_token;
  };
  const send = ({ method, path, body }: Call, bearer: string): Promise<Response> =>
    boundedFetch(
      new URL(`/protected/v1/payments${path}`, host),
      {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      timeoutMs,
    );
  return async (call: Call): Promise<Response> => {
    let response = await send(call, token && token.until > now() ? token.value : await grant());
    if (response.status === 401) response = await send(call, await grant());
    if (!response.ok) throw await errorOf(response);
    return response;
  };
};

/** Whether FIB refused a payment as such, so that it made none: what its own kits do not try again (spec 4 §1.6). */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof GatewayError && [400, 401, 402, 403, 404, 406, 422].includes(error.status)
    ? new PaymentNotBegun(error.message, error.traceId)
    : error;
