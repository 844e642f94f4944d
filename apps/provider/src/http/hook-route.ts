import type { Context, Hono } from 'hono';
import { isRefusal } from '../call/refusal.ts';
import { readBytes } from './request-body.ts';
import type { ProviderEnvironment } from './request-context.ts';

type Message = {
  provider: string;
  attemptId: string;
  rawBody: Uint8Array;
  headers: Record<string, string>;
  query: Record<string, string>;
  requestId: string;
  now: number;
};

/** Takes a gateway's message: the status to answer with, and what is left to do once it is answered. */
export type TakeMessage = (
  message: Message,
) => Promise<{ status: number; afterwards?: () => Promise<unknown> }>;

type Parts = {
  takeMessage: TakeMessage;
  now: () => number;
  logFault: (context: Context<ProviderEnvironment>, fault: unknown) => void;
};

/** Longest message that is read; those of the gateways are a tenth of it. */
const longestBytes = 65_536;

/**
 * Adds `POST /api/hooks/{provider}/{attempt}` (ours): messages of gateways, with their bytes as they came and answers as
 * each of them expects. The address is of one attempt and told to its gateway alone.
 */
export const addHookRoute = (app: Hono<ProviderEnvironment>, { takeMessage, now, logFault }: Parts): void => {
  app.post('/api/hooks/:provider/:attempt', async (context) => {
    context.set('call', 'hook');
    const rawBody = await readBytes(context.req.raw, longestBytes);
    if (isRefusal(rawBody)) return new Response(null, { status: 413 });
    const { status, afterwards } = await takeMessage({
      provider: context.req.param('provider'),
      attemptId: context.req.param('attempt'),
      rawBody,
      headers: Object.fromEntries(context.req.raw.headers),
      query: context.req.query(),
      requestId: context.get('requestId'),
      now: now(),
    });
    void afterwards?.().catch((error: unknown) => logFault(context, error));
    return new Response(null, { status });
  });
};
