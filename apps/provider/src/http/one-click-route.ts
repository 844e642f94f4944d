import type { Context, Hono } from 'hono';
import { isRefusal } from '../call/refusal.ts';
import { readBytes } from './request-body.ts';
import type { ProviderEnvironment } from './request-context.ts';

/** Ends such messages to who has this key; an unknown one has ended. */
type EndMessages = (key: string) => Promise<void>;

/** What mail programs end with one press, by the name in its address. */
export type OneClicks = Record<'newsletter' | 'review-invitations', EndMessages>;

/** The page below the store that asks before it ends the same. */
const pages: Record<keyof OneClicks, string> = {
  newsletter: 'newsletter?stop=',
  'review-invitations': 'alerts?reviews=',
};

/** What a mail program posts is a few bytes. */
const longestBytes = 4096;
const keyForm = /^[\w-]{1,64}$/;

/** Returns the key of an address; of what cannot be one, an empty one that nobody has. */
const keyOf = (context: Context<ProviderEnvironment>): string => {
  const given = context.req.param('key') ?? '';
  return keyForm.test(given) ? given : '';
};

const addRoute = (
  app: Hono<ProviderEnvironment>,
  { name, end }: { name: keyof OneClicks; end: EndMessages },
): void => {
  const path = `/api/${name}/:store/:key`;
  app.post(path, async (context) => {
    context.set('call', 'one-click');
    const body = await readBytes(context.req.raw, longestBytes);
    if (isRefusal(body)) return new Response(null, { status: 413 });
    if (new URLSearchParams(new TextDecoder().decode(body)).get('List-Unsubscribe') !== 'One-Click')
      return new Response(null, { status: 400 });
    await end(keyOf(context));
    return new Response(null, { status: 200 });
  });
  app.get(path, (context) => {
    context.set('call', 'one-click');
    const store = encodeURIComponent(context.req.param('store') ?? '');
    return new Response(null, {
      status: 303,
      headers: {
        location: `/${store}/${pages[name]}${encodeURIComponent(keyOf(context))}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });
};

/**
 * Adds `POST /api/newsletter/{store}/{key}` and `/api/review-invitations/…` (ours): a mail program ends such messages
 * with one press (RFC 8058). A program that does not know this opens the same address; reading it changes nothing, and
 * leads to the page that asks.
 */
export const addOneClickRoutes = (
  app: Hono<ProviderEnvironment>,
  { newsletter, 'review-invitations': invitations }: OneClicks,
): void => {
  addRoute(app, { name: 'newsletter', end: newsletter });
  addRoute(app, { name: 'review-invitations', end: invitations });
};
