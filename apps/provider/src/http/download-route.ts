import type { Context, Hono } from 'hono';
import { isRefusal, type Refusal } from '../call/refusal.ts';
import type { Stores } from '../call/store-view.ts';
import type { RefuseCall } from './answers/refuse-call.ts';
import { type ProviderEnvironment, storeOf } from './request-context.ts';

type AskedFile = {
  token: string;
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
  language: string;
  now: number;
};

/** Hands out the bought file of a signed address, or says why not. */
export type HandOutFile = (asked: AskedFile) => Promise<Response | Refusal>;

type Parts = { handOutFile: HandOutFile; stores: Stores; now: () => number };

/**
 * Adds `GET /api/ext/dijla/files/{token}` (ours): a file that was bought, whole or in parts. The address is signed, good
 * for a few minutes and given to its buyer alone by `download/address`; it is in no log.
 */
export const addDownloadRoute = (
  app: Hono<ProviderEnvironment>,
  { handOutFile, stores, now }: Parts,
  refuse: RefuseCall,
): void => {
  app.get('/api/ext/dijla/files/:token', async (context: Context<ProviderEnvironment>) => {
    context.set('call', 'file');
    const { req } = context;
    const answer = await handOutFile({
      token: req.param('token') ?? '',
      range: req.header('range'),
      ifRange: req.header('if-range'),
      ifNoneMatch: req.header('if-none-match'),
      isHead: req.method === 'HEAD',
      language: storeOf(context, stores).language,
      now: now(),
    });
    return isRefusal(answer) ? refuse(context, answer) : answer;
  });
};
