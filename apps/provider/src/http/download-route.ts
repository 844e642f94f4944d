import type { Context, Hono } from 'hono';
import { isRefusal, type Refusal } from '../call/refusal.ts';
import type { Stores } from '../call/store-view.ts';
import type { RefuseCall } from './answers/refuse-call.ts';
import { type ProviderEnvironment, storeOf } from './request-context.ts';

type AskedPart = {
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
  language: string;
};

export type FileRoutes = {
  /** Hands out the bought file of a signed address, or says why not. */
  handOutFile: (asked: AskedPart & { token: string; now: number }) => Promise<Response | Refusal>;
  /** Shows the sample of a link, or says why not. */
  showSample: (asked: AskedPart & { id: string }) => Promise<Response | Refusal>;
};

type Parts = FileRoutes & { stores: Stores; now: () => number };

/**
 * Adds `GET /api/ext/dijla/files/{token}` (ours): a file that was bought, whole or in parts. The address is signed, good
 * for a few minutes and given to its buyer alone by `download/address`; it is in no log. And
 * `GET /api/ext/dijla/samples/{id}` (ours): the sample of a download link, by the link's id in the product's document.
 */
export const addDownloadRoutes = (
  app: Hono<ProviderEnvironment>,
  { handOutFile, showSample, stores, now }: Parts,
  refuse: RefuseCall,
): void => {
  const partOf = (context: Context<ProviderEnvironment>): AskedPart => {
    const { req } = context;
    return {
      range: req.header('range'),
      ifRange: req.header('if-range'),
      ifNoneMatch: req.header('if-none-match'),
      isHead: req.method === 'HEAD',
      language: storeOf(context, stores).language,
    };
  };
  app.get('/api/ext/dijla/files/:token', async (context: Context<ProviderEnvironment>) => {
    context.set('call', 'file');
    const token = context.req.param('token') ?? '';
    const answer = await handOutFile({ ...partOf(context), token, now: now() });
    return isRefusal(answer) ? refuse(context, answer) : answer;
  });
  app.get('/api/ext/dijla/samples/:id', async (context: Context<ProviderEnvironment>) => {
    context.set('call', 'sample');
    const answer = await showSample({ ...partOf(context), id: context.req.param('id') ?? '' });
    return isRefusal(answer) ? refuse(context, answer) : answer;
  });
};
