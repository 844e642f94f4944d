import type { CallName } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { Caller } from '../modules/customers/customers.ts';
import type { StoreView } from '../modules/store-views/store-views.ts';
import type { Refusal } from './refusal.ts';
import type { SentCookie } from '../http/answers/sent-cookie.ts';
import type { WrittenJson } from './written-json.ts';

type Parsed<C extends CallName, Part extends 'query' | 'body'> = Calls[C] extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Meta<C extends CallName> = Calls[C] extends { meta: infer S extends z.ZodType } ? z.input<S> : undefined;

/** What every handler knows of the request besides query and body. */
export type RequestContext = {
  requestId: string;
  /** By header, then query, then the default store (wire §1.6). */
  store: StoreView;
  /** The user token, header first; absent for guests (wire §1.5). */
  token: string | undefined;
  /** Who brings the token: looked up once, when it is asked for; a guest without one. */
  asker: () => Promise<Caller>;
  /** What the browser sent under a cookie's name. */
  cookie: (name: string) => string | undefined;
  /** The request asks for its refresh token in the HttpOnly cookie, not in the answer (DESIGN §7). */
  wantsTokenCookie: boolean;
  /** What the browser calls itself, 200 characters at most. */
  device: string;
  /** The guest cart id of the HttpOnly cookie, if the browser sent one. */
  cookieCartId: string | undefined;
  /** `Idempotency-Key`, a uuid. */
  idempotencyKey: string | undefined;
  /** The caller's address: the socket's, or the first untrusted one of X-Forwarded-For. */
  address: string;
  /** Epoch milliseconds; tests inject the clock. */
  now: number;
  /** Tells when the caller has gone away; asked only by those who wait, for it makes a whole Request. */
  gone: () => AbortSignal;
  /** For a bug that shows itself when the answer has begun: logged like one that is thrown. */
  onFault: (fault: unknown) => void;
  /** Calls back when the answer has been sent, or nobody waits for it any more; undefined in process, where it is read whenever it is. */
  whenSent?: ((act: () => void) => void) | undefined;
};

export type CallInput<C extends CallName> = {
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
  params: Readonly<Record<string, string>>;
};

/** Members that are large are written by whom they are of, who knows what of their text is as it was. */
type PartlyWritten<Members> = {
  [Name in keyof Members]: Members[Name] | WrittenJson<NonNullable<Members[Name]>>;
};

type WholeOutput<C extends CallName> = {
  result: z.input<Calls[C]['result']>;
  written?: never;
  meta?: PartlyWritten<Meta<C>>;
};
/** The whole body of a raw call as bytes, or as it is written when its `result` would be a text too long to hold. */
type WrittenOutput<C extends CallName> = C extends CallName
  ? Calls[C] extends { raw: true }
    ? { result?: never; written: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>; meta?: never }
    : never
  : never;

export type CallOutput<C extends CallName> = (WholeOutput<C> | WrittenOutput<C>) & {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly SentCookie[];
  /** It goes out under an ETag made of its body. */
  isTagged?: boolean;
  /** The feed position of a write: the writer's next read waits for it. */
  position?: number | null;
};

/** One call's handler: thin, it asks modules and rules and answers a result or a refusal. Throwing is a bug, answered as 500. */
export type CallHandler<C extends CallName> = (
  input: CallInput<C>,
  context: RequestContext,
) => Promise<CallOutput<C> | Refusal>;

export type CallHandlers = { [C in CallName]: CallHandler<C> };
