import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { type CallName, captchaHeader, positionHeader } from '@dijla/contract/client';
import { type CallDefinition, journeyOf, largestBody, type OrderBody } from '@dijla/contract/schemas';
import type { CallHandler, CallHandlers, CallOutput, RequestContext } from '../call/call-handler.ts';
import { type InvalidBody, parseInput, type ParsedInput } from '../call/call-input.ts';
import { isRefusal, type Refusal, refusal } from '../call/refusal.ts';
import type { AskingCustomer, AskingStaff, CallerIdentity } from '../call/caller.ts';
import type { Stores } from '../call/store-view.ts';
import { callAnswer } from './answers/call-answer.ts';
import { isFromOwnPage } from './answers/own-page.ts';
import type { RefuseCall } from './answers/refuse-call.ts';
import type { SentCookie } from '../call/sent-cookie.ts';
import { withCookies } from './answers/with-cookies.ts';
import { type AcceptsCaptcha, captchaRefusal, noteOddness } from './limits/captcha-gate.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { isDeskPath } from './desk/desk-path.ts';
import { refusedDeskRequest } from './desk/refused-desk-request.ts';
import { refusedAccess } from './refused-access.ts';
import { readJsonBody } from './request-body.ts';
import { cartCookie, type ProviderEnvironment as Env, requestContextOf } from './request-context.ts';

export type CallParts = {
  handlers: CallHandlers;
  invalidBodies: Partial<Record<CallName, InvalidBody>>;
  stores: Stores;
  /** Identifies customers by their user token. */
  whoAsks: CallerIdentity;
  /** Identifies staff by the session in the desk's cookie. */
  whoWorks: CallerIdentity;
  /** Identifies programs by the API key they send to the desk. */
  whoHolds: CallerIdentity;
  /** Base of the absolute URLs accepted in picture requests; without one, none are accepted. */
  publicUrl?: string;
  /** URL of the desk, when it has a host of its own. */
  deskUrl?: string | undefined;
  limits: RateLimits;
  acceptsCaptcha: AcceptsCaptcha;
  /** Whether cookies may be marked Secure, because the shop is reached over HTTPS. */
  secureCookies: boolean;
  /**
   * Waits until this process has applied changes up to a feed position, or until the milliseconds have
   * passed.
   */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  now: () => number;
};

/** How the app answers what is refused or fails, and the proxies it trusts. */
export type CallFallbacks = {
  proxies: BlockList;
  refuse: RefuseCall;
  logFault: (context: Context<Env>, fault: unknown) => void;
};

/** A call under way. The query is parsed once, because a search's is long. */
type CallUnderWay = {
  name: CallName;
  definition: CallDefinition;
  query: Record<string, string>;
  context: Context<Env>;
  requestContext: RequestContext;
};

type CallInput = ParsedInput & { params: Record<string, string> };

const longestWaitMs = 300;
const cartCookieSeconds = 60 * 60 * 24 * 90;

const isOwn = ({ req }: Context<Env>, publicUrl: string | undefined): boolean =>
  isFromOwnPage(
    { fetchSite: req.header('sec-fetch-site') ?? null, origin: req.header('origin') ?? null },
    { requestUrl: req.url, publicUrl },
  );

/**
 * Whether a response may set the cookies of shoppers. Otherwise a page of any site could replace the shopper's cart with
 * its own, show her prices of an account that is not hers, or end her session. A client that sends neither header is not
 * a page.
 */
const maySetCookies = (context: Context<Env>, publicUrl: string | undefined): boolean =>
  isOwn(context, publicUrl) ||
  (context.req.header('sec-fetch-site') === undefined && context.req.header('origin') === undefined);

/** Returns the request's input, or the refusal of one too many or of an invalid one. */
const inputOf = async (
  { name, definition, query, context, requestContext }: CallUnderWay,
  { limits, invalidBodies }: CallParts,
): Promise<CallInput | Refusal> => {
  const { limit } = definition;
  const limited = limit && !context.env?.inProcess ? await limits.enter(limit, requestContext.address) : null;
  if (limited) return limited;
  const body =
    context.req.method === 'GET'
      ? { value: undefined }
      : await readJsonBody(context.req.raw, largestBody(definition));
  if (isRefusal(body)) return body;
  const params = context.req.param() as Record<string, string>;
  if (body.value !== undefined) context.set('journey', journeyOf(definition, { query, body: body.value }));
  const input = parseInput(
    definition,
    { query: { ...query, ...params }, body: body.value },
    { invalidBody: invalidBodies[name], language: requestContext.store.language },
  );
  const isRefused = isRefusal(input);
  const refused = await refusedAccess(definition, requestContext, { isRefused });
  return refused ?? (isRefused ? input : { ...input, params });
};

/** Waits until memory shows what the caller has just written, where the call reads memory. */
const untilWrittenIsRead = async (
  { definition, context }: CallUnderWay,
  waitFor: CallParts['waitFor'],
): Promise<void> => {
  const written = Number(context.req.header(positionHeader) ?? 0);
  if (definition.reads === 'memory' && Number.isSafeInteger(written) && written > 0)
    await waitFor(written, longestWaitMs);
};

/** Returns the cart an order request names explicitly, as opposed to in the cookie. */
const namedCart = ({ query, body }: ParsedInput): string | undefined =>
  (body as OrderBody).cart_id || (query as { cartId?: string }).cartId || undefined;

/**
 * Returns the cart that an order is for; undefined for other calls. A browser sends the cookie with requests
 * from pages of any site, so a cart that only the cookie names is refused to other pages.
 */
const orderedCart = (
  { definition, context, requestContext }: CallUnderWay,
  input: ParsedInput,
  publicUrl: string | undefined,
): { cartId: string | undefined } | Refusal => {
  if (definition.cart !== 'orders') return { cartId: undefined };
  const named = namedCart(input);
  const cartId = named ?? requestContext.cookieCartId;
  return cartId !== undefined && named === undefined && !isOwn(context, publicUrl)
    ? refusal('order.foreign-page')
    : { cartId };
};

/**
 * Returns the customer or the member of the staff who makes a call that is for one, or the refusal of staff
 * and keys that ask too often.
 */
const askerOf = async (
  { definition: { access }, requestContext }: CallUnderWay,
  { limits }: CallParts,
): Promise<{ customer?: AskingCustomer; staff?: AskingStaff } | Refusal> => {
  if (access.for !== 'customer' && access.for !== 'staff') return {};
  const caller = await requestContext.caller();
  if (caller.kind === 'customer') return { customer: caller.customer };
  if (caller.kind !== 'staff' && caller.kind !== 'key') return {};
  const counted = await (caller.kind === 'key'
    ? limits.keyCalls.count(String(caller.staff.key.id))
    : limits.deskCalls.count(String(caller.staff.id)));
  return isRefusal(counted) ? counted : { staff: caller.staff };
};

/** Runs the call's handler. An order is refused when its cart was refused too often lately. */
const carryOut = async (
  call: CallUnderWay,
  { input, cartId }: { input: CallInput; cartId: string | undefined },
  parts: CallParts,
): Promise<CallOutput<CallName> | Refusal> => {
  const { name, requestContext } = call;
  const { handlers, limits } = parts;
  const handler = handlers[name] as CallHandler<CallName>;
  const limited = cartId ? await limits.mayOrder(cartId) : null;
  if (limited) return limited;
  const asker = await askerOf(call, parts);
  if (isRefusal(asker)) return asker;
  const knocking = { definition: call.definition, address: requestContext.address };
  const { oddness } = limits;
  const solution = call.context.req.header(captchaHeader);
  const accepts = () => parts.acceptsCaptcha(solution, requestContext.now);
  const asked = await captchaRefusal(knocking, { oddness, accepts });
  if (asked) return asked;
  const output = await handler(input as never, { ...requestContext, ...asker } as never);
  await noteOddness(knocking, { oddness, refused: isRefusal(output) ? output : null });
  // An order refused as busy was not examined, so it does not count as refused.
  if (cartId && isRefusal(output) && output.code !== 'request.busy') await limits.orderRefused(cartId);
  return output;
};

/** Returns the cookie that sets a new guest cart, or that clears it when that cart was ordered. */
const cartCookies = (
  { definition, requestContext: { cookieCartId } }: CallUnderWay,
  output: CallOutput<CallName>,
  cartId: string | undefined,
): SentCookie[] => {
  const where = { name: cartCookie, sameSite: 'Lax', path: '/api' } as const;
  if (definition.cart === 'creates')
    return [{ ...where, value: String(output.result), seconds: cartCookieSeconds }];
  return definition.cart === 'orders' && cookieCartId !== undefined && cookieCartId === cartId
    ? [{ ...where, value: null, seconds: 0 }]
    : [];
};

/** Returns the request data besides query and body, or the refusal of a request that is not made the call's way. */
const contextOf = (
  context: Context<Env>,
  { definition, query }: Pick<CallUnderWay, 'definition' | 'query'>,
  { parts, fallbacks }: { parts: CallParts; fallbacks: CallFallbacks },
): RequestContext | Refusal => {
  const { stores, now } = parts;
  const publicUrl = parts.deskUrl ?? parts.publicUrl;
  const isDesk = isDeskPath(definition.path);
  const isSecure = parts.secureCookies || context.req.url.startsWith('https:');
  const refused = isDesk ? refusedDeskRequest(context, { isSecure, publicUrl }) : null;
  if (refused) return refused;
  return requestContextOf(context, {
    query,
    stores,
    identify: isDesk ? parts.whoWorks : parts.whoAsks,
    identifyKey: parts.whoHolds,
    isDesk,
    isSecure,
    publicUrl,
    knownUrls: [parts.publicUrl, parts.deskUrl].filter((url) => url !== undefined),
    proxies: fallbacks.proxies,
    now,
    requestId: context.get('requestId'),
    onFault: (fault) => fallbacks.logFault(context, fault),
  });
};

/** Returns the handler of requests of one call: limits, input, the call itself, and its response. */
export const callServer =
  (parts: CallParts, fallbacks: CallFallbacks) =>
  (name: CallName, definition: CallDefinition) =>
  async (context: Context<Env>): Promise<Response> => {
    const { refuse } = fallbacks;
    context.set('call', name);
    const asked = { definition, query: context.req.query() };
    context.set('journey', journeyOf(definition, { query: asked.query, body: undefined }));
    const requestContext = contextOf(context, asked, { parts, fallbacks });
    if (isRefusal(requestContext)) return refuse(context, requestContext);
    // Pages of other sites cannot make requests to the desk at all.
    const maySet = isDeskPath(asked.definition.path) || maySetCookies(context, parts.publicUrl);
    const call: CallUnderWay = { name, ...asked, context, requestContext };
    const input = await inputOf(call, parts);
    if (isRefusal(input)) return refuse(context, input);
    await untilWrittenIsRead(call, parts.waitFor);
    const ordered = orderedCart(call, input, parts.publicUrl);
    if (isRefusal(ordered)) return refuse(context, ordered);
    const { cartId } = ordered;
    const output = await carryOut(call, { input, cartId }, parts);
    if (isRefusal(output)) return refuse(context, maySet ? output : { ...output, cookies: [] });
    const answered = withCookies(
      await callAnswer(context, { definition, output }),
      maySet ? [...cartCookies(call, output, cartId), ...(output.cookies ?? [])] : [],
      parts.secureCookies,
    );
    context.set('isWhole', true);
    return answered;
  };
