import { z } from 'zod';
import { boundedFetch } from '../../../../bounded-fetch.ts';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';

/** What the shop has from ZainCash: its API, the client, and the key that signs what comes back. */
export type ZainCashSettings = {
  host: URL;
  clientId: string;
  clientSecret: string;
  /** One, or two while it is renewed. */
  apiKeys: readonly string[];
};

const [timeoutMs, renewedEarlyMs] = [15_000, 60_000];
const scope = 'payment:read payment:write reverse:write';
const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const known = z.object({ transactionDetails: z.object({ transactionId: z.string().min(1).max(64) }) });

/** ZainCash has answered with an error; the message holds nothing of what was sent. */
export class ZainCashError extends GatewayError {
  /** The transaction that is there already under the same key. */
  readonly transactionId: string | undefined;
  constructor(status: number, transactionId?: string) {
    super('ZainCash', status);
    this.transactionId = transactionId;
  }
}

const errorOf = async (response: Response): Promise<ZainCashError> => {
  const told = known.safeParse(await response.json().catch(() => null));
  return new ZainCashError(response.status, told.data?.transactionDetails.transactionId);
};

type Call = { method: 'GET' | 'POST'; path: string; body?: object };

/**
 * Returns what calls ZainCash with a token that is kept until a minute before its end and renewed once when it is
 * refused (spec 4 §2B). Throws ZainCashError on an error's answer, another error when there is none in 15 seconds.
 */
export const zainCashClient = ({ host, clientId, clientSecret }: ZainCashSettings, now: () => number) => {
  let token: { value: string; until: number } | undefined;
  const grant = async (): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope,
    });
    const response = await boundedFetch(new URL('/oauth2/token', host), { method: 'POST', body }, timeoutMs);
    if (!response.ok) throw await errorOf(response);
    const { access_token, expires_in } = granted.parse(await response.json());
    token = { value: access_token, until: now() + expires_in * 1000 - renewedEarlyMs };
    return access_token;
  };
  const send = ({ method, path, body }: Call, bearer: string): Promise<Response> =>
    boundedFetch(
      new URL(`/api/v2/payment-gateway/transaction${path}`, host),
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
  return async (call: Call): Promise<unknown> => {
    let response = await send(call, token && token.until > now() ? token.value : await grant());
    if (response.status === 401) response = await send(call, await grant());
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };
};

/** Whether ZainCash refused a payment as such, so that it made none; one that is there already was made. */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof ZainCashError &&
  error.transactionId === undefined &&
  [400, 401, 403, 404, 422].includes(error.status)
    ? new PaymentNotBegun(error.message)
    : error;
