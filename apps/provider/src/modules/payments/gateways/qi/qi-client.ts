import { z } from 'zod';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';
import { below, type GatewayCall, sendCall } from '../gateway-calls.ts';

/** What the shop has from Qi: where its API is, the terminal, and the key that Qi signs its messages with (PEM). */
export type QiSettings = {
  /** With the path of the API's version, without a slash at the end. */
  base: URL;
  username: string;
  password: string;
  terminalId: string;
  publicKey?: string | undefined;
};

/** The text is named otherwise in two parts of Qi's documents. */
const refused = z.object({
  error: z.object({
    code: z.coerce.number(),
    message: z.string().optional(),
    description: z.string().optional(),
  }),
});

/** Qi has answered with an error; the message holds nothing of what was sent. */
export class QiError extends GatewayError {
  /** Qi's own. */
  readonly code: number | null;
  constructor(status: number, code: number | null) {
    super('Qi', status);
    this.code = code;
  }
}

const errorOf = async (response: Response): Promise<QiError> => {
  const told = refused.safeParse(await response.json().catch(() => null));
  return new QiError(response.status, told.data?.error.code ?? null);
};

/** Returns what calls Qi. Throws QiError on an error's answer, another error when there is none in 15 seconds. */
export const qiClient = ({ base, username, password, terminalId }: QiSettings) => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const address = below(base, '');
  return async (call: GatewayCall): Promise<unknown> => {
    const response = await sendCall(address, call, { authorization, 'x-terminal-id': terminalId });
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };
};

/** Codes that say that a payment of this request is there already: its state is read by the request. */
const existing: ReadonlySet<number> = new Set([1, 5, 10, 34]);
/** Codes that say that Qi may do it another time. */
const passing: ReadonlySet<number> = new Set([14, 23, 24]);

/** Whether the payment of this request may be there already. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof QiError && error.code !== null && existing.has(error.code);

/** Whether Qi refused a payment as such, so that it made none. */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof QiError &&
  [400, 401, 403, 404, 422].includes(error.status) &&
  !(error.code !== null && (existing.has(error.code) || passing.has(error.code)))
    ? new PaymentNotBegun(error.message)
    : error;
