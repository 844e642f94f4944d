import type { Context, Hono } from 'hono';
import { isRefusal } from '../call/refusal.ts';
import { readBytes } from './request-body.ts';
import type { ProviderEnvironment } from './request-context.ts';

type Returned = {
  method: string;
  provider: string;
  attemptId: string;
  query: Record<string, string>;
  form: Record<string, string>;
  rawBody: Uint8Array;
  requestId: string;
  now: number;
};

/** Takes a browser that a gateway sent back: where it goes on to, and what is left to do; null for an unknown payment. */
export type TakeReturn = (
  returned: Returned,
) => Promise<{ to: string; afterwards: () => Promise<unknown> } | null>;

type Parts = {
  takeReturn: TakeReturn;
  now: () => number;
  logFault: (context: Context<ProviderEnvironment>, fault: unknown) => void;
};

/** Longest form that is read; those of the gateways are a tenth of it. */
const longestBytes = 16_384;

/**
 * Adds `POST` and `GET /api/pay/return/{provider}/{attempt}` (ours): where a gateway sends the browser back by a form. The
 * address is of one attempt; it answers 303 to a page of the shop, and sets and reads no cookie.
 */
export const addReturnRoute = (
  app: Hono<ProviderEnvironment>,
  { takeReturn, now, logFault }: Parts,
): void => {
  app.on(['GET', 'POST'], '/api/pay/return/:provider/:attempt', async (context) => {
    context.set('call', 'return');
    const rawBody = await readBytes(context.req.raw);
    if (isRefusal(rawBody) || rawBody.byteLength > longestBytes) return new Response(null, { status: 413 });
    const returned = await takeReturn({
      method: context.req.method,
      provider: context.req.param('provider'),
      attemptId: context.req.param('attempt'),
      query: context.req.query(),
      form: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(rawBody))),
      rawBody,
      requestId: context.get('requestId'),
      now: now(),
    });
    if (returned === null) return new Response(null, { status: 404 });
    void returned.afterwards().catch((error: unknown) => logFault(context, error));
    return new Response(null, {
      status: 303,
      headers: { location: returned.to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  });
};
