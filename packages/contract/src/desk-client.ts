import type { z } from 'zod';
import { callAddress } from './call-address.ts';
import type { Calls } from './calls.ts';
import { type DeskCallName, deskPaths } from './desk-paths.ts';
import type { RefusalCode } from './errors.ts';

type Part<C extends DeskCallName, Name extends 'query' | 'body'> = Calls[C] extends {
  [P in Name]: infer S extends z.ZodType;
}
  ? z.input<S>
  : never;

export type DeskInput<C extends DeskCallName> = {
  query?: Partial<Part<C, 'query'>>;
  body?: Part<C, 'body'>;
  /** Path parameters such as `{orderId}`. */
  params?: Readonly<Record<string, string>>;
  /** A uuid per change: a retry with the same key gets the stored answer (wire §2.9). */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export type DeskResult<C extends DeskCallName> = z.output<Calls[C]['result']>;

/**
 * Why a call was not carried out: the refusal, its text in the reader's language, and what the answer says
 * beside it, such as how the order is now. `no-answer` is a network or a server that does not answer.
 */
export type DeskRefusal = {
  code: RefusalCode | 'no-answer';
  status: number;
  text: string;
  meta: Readonly<Record<string, unknown>>;
};

type DeskAnswer<C extends DeskCallName> =
  | { ok: true; result: DeskResult<C> }
  | { ok: false; refusal: DeskRefusal };

export type DeskClient = <C extends DeskCallName>(name: C, input?: DeskInput<C>) => Promise<DeskAnswer<C>>;

const noAnswer = (status: number): DeskRefusal => ({ code: 'no-answer', status, text: '', meta: {} });

const refusalOf = async (response: Response): Promise<DeskRefusal> => {
  const code = response.headers.get('x-refusal') as RefusalCode | null;
  if (code === null) return noAnswer(response.status);
  const { result, meta = {} } = (await response.json()) as { result: unknown; meta?: DeskRefusal['meta'] };
  return { code, status: response.status, text: typeof result === 'string' ? result : '', meta };
};

/** Whether a call fails is never thrown, except by an aborted signal. */
const send = async (
  request: Request,
  sender: (request: Request) => Promise<Response>,
): Promise<Response | null> => {
  try {
    return await sender(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
};

/**
 * Creates a client of the desk's calls (DESIGN §9). `storeCode` is read with every call: refusals are worded
 * in the language of that store view. The session is the browser's cookie. A file comes as a `Blob`.
 */
export const deskClient =
  (options: {
    fetch: (request: Request) => Promise<Response>;
    baseUrl: string;
    storeCode: () => string;
  }): DeskClient =>
  async (name, input = {}) => {
    const { method, path, file } = deskPaths[name];
    const query = { storeCode: options.storeCode(), ...input.query };
    const address = callAddress(path, { query, params: input.params });
    const request = new Request(`${options.baseUrl}${address}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const response = await send(request, options.fetch);
    if (response === null) return { ok: false, refusal: noAnswer(0) };
    if (!response.ok) return { ok: false, refusal: await refusalOf(response) };
    if (file !== undefined) return { ok: true, result: (await response.blob()) as never };
    const { result } = (await response.json()) as { result: never };
    return { ok: true, result };
  };

/** The address of a desk call that answers with a file, for a link that the browser opens by itself. */
export const deskAddress = <C extends DeskCallName>(name: C, { query, params }: DeskInput<C>): string =>
  callAddress(deskPaths[name].path, { query, params });

export type { WebhookEvent } from './desk/integrations/webhook-events.ts';
export type { KeyScope } from './desk/key-scopes.ts';
export type { Permission } from './desk/permissions.ts';
export { deskPaths, type DeskCallName } from './desk-paths.ts';
