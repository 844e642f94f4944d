import type { CallName } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import type { z } from 'zod';
import type { AskingCustomer, AskingStaff, Caller } from './caller.ts';
import type { StoreView } from './store-view.ts';
import type { Refusal } from './refusal.ts';
import type { SentCookie } from './sent-cookie.ts';
import type { WrittenJson } from './written-json.ts';

type Parsed<C extends CallName, Part extends 'query' | 'body'> = Calls[C] extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Meta<C extends CallName> = Calls[C] extends { meta: infer S extends z.ZodType } ? z.input<S> : undefined;

/** Request data available to every handler besides query and body. */
export type RequestContext = {
  requestId: string;
  /** Taken from the header, then the query, then the default store view (wire §1.6). */
  store: StoreView;
  /** User token, from the header or else the query; undefined for guests (wire §1.5) and at the desk. */
  token: string | undefined;
  /**
   * Returns the caller the token belongs to, at the desk the cookie, or a guest when there is none. Looked up
   * once, on first use.
   */
  caller: () => Promise<Caller>;
  /** Returns the value of a cookie the browser sent. */
  cookie: (name: string) => string | undefined;
  /**
   * Whether the client wants its refresh token in the HttpOnly cookie instead of the response body (DESIGN
   * §7).
   */
  wantsTokenCookie: boolean;
  /** `User-Agent` header, cut to 200 characters. */
  device: string;
  /** Whether browsers reach the shop over https: by this request, or at its public address. */
  isSecure: boolean;
  /**
   * Whether a request to the desk was made on this machine with nothing in between (DESIGN §9); false elsewhere.
   */
  isLocal: boolean;
  /** Origin browsers open the shop and its desk at, which passkeys are bound to. */
  pageOrigin: string;
  /** Guest cart id from the HttpOnly cookie, if the browser sent one. */
  cookieCartId: string | undefined;
  /** `Idempotency-Key` header, a UUID. */
  idempotencyKey: string | undefined;
  /** Caller's address: the socket's, or the last untrusted one in X-Forwarded-For. */
  address: string;
  /** Epoch milliseconds; tests inject the clock. */
  now: number;
  /**
   * Returns a signal that aborts when the client disconnects. Used only by handlers that wait, because
   * reading it creates a full Request.
   */
  gone: () => AbortSignal;
  /** Logs an error that occurs after the response has started, in the same way as a thrown one. */
  onFault: (fault: unknown) => void;
  /**
   * Calls back when the response has been sent or the client has disconnected; undefined for in-process
   * requests.
   */
  whenSent?: ((act: () => void) => void) | undefined;
};

/** The context of a call; a call for customers has one, a call for staff a member of it. */
type ContextOf<C extends CallName> = Calls[C]['access'] extends { for: 'customer' }
  ? RequestContext & { customer: AskingCustomer }
  : Calls[C]['access'] extends { for: 'staff' }
    ? RequestContext & { staff: AskingStaff }
    : RequestContext;

export type CallInput<C extends CallName> = {
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
  params: Readonly<Record<string, string>>;
};

/**
 * Large members may be serialized by the module that owns them, because it can reuse JSON text that has not
 * changed.
 */
type PartlyWritten<Members> = {
  [Name in keyof Members]: Members[Name] | WrittenJson<NonNullable<Members[Name]>>;
};

type WholeOutput<C extends CallName> = {
  result: z.input<Calls[C]['result']>;
  written?: never;
  meta?: PartlyWritten<Meta<C>>;
};
/**
 * Complete body of a raw call, as bytes or as a stream, when `result` would be too large to hold as one
 * string; of a call that answers with a file, its bytes.
 */
type WrittenOutput<C extends CallName> = C extends CallName
  ? Calls[C] extends { raw: object } | { file: string }
    ? { result?: never; written: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>; meta?: never }
    : never
  : never;

export type CallOutput<C extends CallName> = (WholeOutput<C> | WrittenOutput<C>) & {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly SentCookie[];
  /** Whether the response carries an ETag computed from its body. */
  isTagged?: boolean;
  /** Feed position of a write; the client's next read waits for it. */
  position?: number | null;
};

/**
 * Handler of one call. It is thin: it calls modules and rules and returns a result or a refusal. A thrown
 * error is a bug and becomes a 500 response.
 */
export type CallHandler<C extends CallName> = (
  input: CallInput<C>,
  context: ContextOf<C>,
) => Promise<CallOutput<C> | Refusal>;

export type CallHandlers = { [C in CallName]: CallHandler<C> };
