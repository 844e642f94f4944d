import { z } from 'zod';
import { boundedFetch } from '../../../bounded-fetch.ts';

/** A call of a gateway: `path` is below the address of its payments, `body` is sent as JSON. */
export type GatewayCall = { method: 'GET' | 'POST'; path: string; body?: object };

/** Milliseconds in which a gateway answers. */
export const timeoutMs = 15_000;
const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Returns an address below that of a gateway, which may have a path of its own. */
export const below = ({ href }: URL, path: string): string => `${href.replace(/\/$/, '')}${path}`;

/** Sends a call below `base` with these headers. Throws when there is no answer in 15 seconds. */
export const sendCall = (
  base: string,
  { method, path, body }: GatewayCall,
  headers: Readonly<Record<string, string>>,
): Promise<Response> =>
  boundedFetch(
    `${base}${path}`,
    {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    timeoutMs,
  );

type TokenClient = {
  /** Where tokens are given. */
  tokenUrl: string;
  /** What the shop says to get one: `client_id` and `client_secret`, and `scope` where the gateway asks for it. */
  credentials: Readonly<Record<string, string>>;
  /** Address of the payments, without a slash at the end. */
  base: string;
  /** Milliseconds before its end at which a token is renewed. */
  renewedEarlyMs: number;
  errorOf: (response: Response) => Promise<Error>;
  now: () => number;
};

/**
 * Returns what calls a gateway with a token of its own (OAuth 2.0, client credentials), which is kept until shortly
 * before its end and renewed once when it is refused. Throws `errorOf` an error's answer, another error when there is
 * none in 15 seconds.
 */
export const callsByToken = ({ tokenUrl, credentials, base, renewedEarlyMs, errorOf, now }: TokenClient) => {
  let token: { value: string; until: number } | undefined;
  const grant = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials });
    const response = await boundedFetch(tokenUrl, { method: 'POST', body }, timeoutMs);
    if (!response.ok) throw await errorOf(response);
    const { access_token, expires_in } = granted.parse(await response.json());
    token = { value: access_token, until: now() + expires_in * 1000 - renewedEarlyMs };
    return access_token;
  };
  const send = (call: GatewayCall, bearer: string) =>
    sendCall(base, call, { authorization: `Bearer ${bearer}` });
  return async (call: GatewayCall): Promise<Response> => {
    let response = await send(call, token && token.until > now() ? token.value : await grant());
    if (response.status === 401) response = await send(call, await grant());
    if (!response.ok) throw await errorOf(response);
    return response;
  };
};
