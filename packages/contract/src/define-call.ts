import type { z } from 'zod';
import type { Permission } from './desk/permissions.ts';
import type { RefusalCode } from './errors.ts';
import type { Journey } from './journeys.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. A call for anyone may still read a customer's token; staff need the permission, and a
 * recent second factor where `stepUp` is set; so does an API key whose scopes have it (`desk/key-scopes.ts`), but where
 * `stepUp` or `peopleOnly` is set; a gateway proves itself by its signature.
 */
export type CallAccess =
  | { for: 'anyone' | 'customer' | 'gateway' }
  | { for: 'staff'; permission: Permission; stepUp?: true; peopleOnly?: true };

/** What a request asks of a call. */
type AskedOfCall = { query: Readonly<Record<string, unknown>>; body: unknown };

/**
 * A call of the provider API as data, with everything that applies to it alone: client types, server routes,
 * limits, test checks and OpenAPI are derived from it.
 */
export type CallDefinition = {
  method: Method;
  /** `{name}` is a path parameter. */
  path: `/api/${string}`;
  /** Paths that other clients of the wire use for the same call (wire §11). */
  aliases?: readonly `/api/${string}`[];
  /** Methods that other documents name for the same call (wire §11). */
  otherMethods?: readonly Method[];
  access: CallAccess;
  /**
   * Where a provider that reads only one place looks for the user token (wire §1.5). Ours reads the header
   * too. Absent for calls that take no token.
   */
  tokenPlace?: 'query' | 'bearer' | 'path';
  /**
   * `clients`: made by other clients of the wire, or by ours in one late part, so that no page pays for its path.
   * `lists`: made by late parts alone, of wishlist, alerts, points, digital cards, bought files, notifications and paying in months
   * (`list-paths.ts`); `affiliates`: by those of the affiliate programme (`affiliate-paths.ts`).
   */
  of?: 'clients' | 'lists' | 'affiliates';
  /** What the call counts as among what one network may ask. */
  limit?: 'search' | 'order' | 'cart';
  /**
   * A door or a public form: a network that behaves oddly has to solve a captcha first. `on-failures`: what the call
   * refuses is odd when there is much of it; `on-use`: every use is, because each sends or creates something.
   */
  captcha?: 'on-failures' | 'on-use';
  /** Answered from the catalog in memory, so it waits for what its caller has just written. */
  reads?: 'memory';
  /**
   * `creates`: sets the cart cookie. `orders`: is for one cart, which only pages of the shop may name by the
   * cookie alone; repeated refusals of it are limited, and success clears the cookie.
   */
  cart?: 'creates' | 'orders';
  /** The shopper's journey that the call is a step of, by what is asked where that decides. Most calls are of none. */
  journey?: Journey | ((asked: AskedOfCall) => Journey);
  /** One line for OpenAPI, with the section of the wire reference it follows. */
  summary: string;
  query: z.ZodObject;
  /** When absent, the call takes no body. */
  body?: z.ZodType;
  /** Maximum size of the body in bytes, where it is not that of `largestBody`. */
  bodyAtMost?: number;
  /** Element whose absence from the body the wire reports with a fixed text (wire §1.2). */
  requiredElement?: { name: string; refusal: RefusalCode };
  /** Schema of `result` at code 200; of the whole answer for a raw call. */
  result: z.ZodType;
  meta?: z.ZodType;
  /** Members of `result` that the answer repeats beside it. */
  atTopLevel?: readonly string[];
  /**
   * Raw answers have no envelope (wire §1.1); their failures still do. Clients tell the two apart by a member
   * that every raw answer has, unless it is null.
   */
  raw?: { recognizedBy: string; mayBeNull?: true };
  /** Ours: the answer is a file of this type, without envelope; its failures still have one. `result` is a `Blob`. */
  file?:
    | 'application/json'
    | 'application/pdf'
    | 'text/csv'
    | 'text/event-stream'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  /** Refusals whose `result` is an empty list, because clients iterate over it without reading the code. */
  emptyListFor?: readonly RefusalCode[];
  /** `result` of every failure of status 500 or more, for clients that read it without the code. */
  failedResult?: object;
  /** A write of staff that is a part of another, whose end is the act that the audit has a row of. */
  isPartOfAct?: true;
  /** Whether an `Idempotency-Key` makes the change replayable (wire §2.9). */
  replayable?: true;
  refusals: readonly RefusalCode[];
};

/** Returns the journey that a request for a call is a step of. */
export const journeyOf = (
  { journey }: Pick<CallDefinition, 'journey'>,
  asked: AskedOfCall,
): Journey | undefined => (typeof journey === 'function' ? journey(asked) : journey);

export const defineCall = <const D extends CallDefinition>(definition: D): D => definition;

const kilobyte = 1024;

/** Returns the maximum size of a call's body in bytes: 64 kB, and 1 MB for staff, who save lists of settings. */
export const largestBody = ({ bodyAtMost, access }: Pick<CallDefinition, 'bodyAtMost' | 'access'>): number =>
  bodyAtMost ?? (access.for === 'staff' ? kilobyte : 64) * kilobyte;
