import type { Context, Hono } from 'hono';
import { isRefusal } from '../call/refusal.ts';
import { readBytes } from './request-body.ts';
import type { ProviderEnvironment } from './request-context.ts';

/** Ends the newsletter of who has this key; an unknown one has ended. */
export type EndNewsletter = (key: string) => Promise<void>;

/** What a mail program posts is a few bytes. */
const longestBytes = 4096;
const keyForm = /^[\w-]{1,64}$/;

/** Returns the key of an address; of what cannot be one, an empty one that nobody has. */
const keyOf = (context: Context<ProviderEnvironment>): string => {
  const given = context.req.param('key') ?? '';
  return keyForm.test(given) ? given : '';
};

/**
 * Adds `POST /api/newsletter/{store}/{key}` (ours): a mail program ends the newsletter with one press (RFC 8058). A
 * program that does not know this opens the same address; reading it changes nothing, and leads to the page that asks.
 */
export const addOneClickRoute = (app: Hono<ProviderEnvironment>, endNewsletter: EndNewsletter): void => {
  app.post('/api/newsletter/:store/:key', async (context) => {
    context.set('call', 'one-click');
    const body = await readBytes(context.req.raw, longestBytes);
    if (isRefusal(body)) return new Response(null, { status: 413 });
    if (new URLSearchParams(new TextDecoder().decode(body)).get('List-Unsubscribe') !== 'One-Click')
      return new Response(null, { status: 400 });
    await endNewsletter(keyOf(context));
    return new Response(null, { status: 200 });
  });
  app.get('/api/newsletter/:store/:key', (context) => {
    context.set('call', 'one-click');
    const store = encodeURIComponent(context.req.param('store'));
    return new Response(null, {
      status: 303,
      headers: {
        location: `/${store}/newsletter?stop=${encodeURIComponent(keyOf(context))}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });
};
