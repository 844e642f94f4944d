import type { Hono } from 'hono';
import { fallbackStore } from '@dijla/contract/store-views';
import { refusal } from '../call/refusal.ts';
import { refusalAnswer } from './answers/envelope.ts';
import type { ProviderEnvironment } from './request-context.ts';

/** Returns a file of the shop's brand by the last part of its address; null when there is none. */
export type ReadBrandFile = (name: string) => Promise<{ type: string; body: Buffer } | null>;

/**
 * Adds `GET /img/shop/{name}` (ours): logo and icons of the shop, at addresses bound to their content. A
 * drawing that is opened by itself may load and run nothing.
 */
export const addBrandFileRoute = (app: Hono<ProviderEnvironment>, read: ReadBrandFile): void => {
  app.get('/img/shop/:name', async (context) => {
    context.set('call', 'img');
    const file = await read(context.req.param('name'));
    if (file === null) {
      const answer = refusalAnswer(refusal('request.unknown-path'), fallbackStore);
      answer.headers.set('cache-control', 'no-store');
      return answer;
    }
    return new Response(new Uint8Array(file.body), {
      headers: {
        'content-type': file.type,
        'content-length': String(file.body.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  });
};
