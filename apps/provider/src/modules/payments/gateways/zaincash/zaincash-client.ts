import { z } from 'zod';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';
import { below, callsByToken, type GatewayCall } from '../gateway-calls.ts';

/** What the shop has from ZainCash: its API, the client, and the key that signs what comes back. */
export type ZainCashSettings = {
  host: URL;
  clientId: string;
  clientSecret: string;
  /** One, or two while it is renewed. */
  apiKeys: readonly string[];
};

const renewedEarlyMs = 60_000;
const scope = 'payment:read payment:write reverse:write';
const known = z.object({ transactionDetails: z.object({ transactionId: z.string().min(1).max(64) }) });

/** ZainCash has answered with an error; the message holds nothing of what was sent. */
class ZainCashError extends GatewayError {
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

/**
 * Returns what calls ZainCash with a token that is kept until a minute before its end and renewed once when it is
 * refused (spec 4 §2B). Throws ZainCashError on an error's answer, another error when there is none in 15 seconds.
 */
export const zainCashClient = ({ host, clientId, clientSecret }: ZainCashSettings, now: () => number) => {
  const send = callsByToken({
    tokenUrl: below(host, '/oauth2/token'),
    credentials: { client_id: clientId, client_secret: clientSecret, scope },
    base: below(host, '/api/v2/payment-gateway/transaction'),
    renewedEarlyMs,
    errorOf,
    now,
  });
  return async (call: GatewayCall): Promise<unknown> => (await send(call)).json();
};

/** Whether ZainCash refused a payment as such, so that it made none; one that is there already was made. */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof ZainCashError &&
  error.transactionId === undefined &&
  [400, 401, 403, 404, 422].includes(error.status)
    ? new PaymentNotBegun(error.message)
    : error;
