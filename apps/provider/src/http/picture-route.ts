import { fallbackStore } from '@dijla/contract/store-views';
import type { Hono } from 'hono';
import { parsePictureRequest, type Picture, type PictureFiles } from '../modules/media/media.ts';
import { callerAddress, type trustedProxies } from './caller-address.ts';
import { refusalAnswer } from './answers/envelope.ts';
import { namesEtag } from './answers/etag-of.ts';
import { networkOf } from './limits/network-of.ts';
import { refusal } from '../call/refusal.ts';
import type { ProviderEnvironment } from './request-context.ts';

/**
 * Cache lifetimes in seconds. A URL bound to the picture's content lasts; one bound to content that has
 * changed since lasts briefly. One without a hash has spec 1 §9's thirty days: documents use hashed URLs, so
 * nobody waits that long for a new picture.
 */
const lifetimes: Readonly<Record<Picture['binding'], string>> = {
  right: 'public, max-age=31536000, immutable',
  wrong: 'public, max-age=60',
  none: 'public, max-age=2592000',
};
/** Makes a shared cache revalidate soon to get the smaller form; the shopper's own device need not. */
const provisional = { 'cdn-cache-control': 'public, max-age=3600' };

/** Whether an Accept header names AVIF explicitly, as browsers that support it do. */
const takesAvif = (accept = ''): boolean =>
  accept.split(',').some((offer) => {
    const [type = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

const refuse = (code: 'request.unknown-path' | 'request.busy'): Response => {
  const answer = refusalAnswer(refusal(code), fallbackStore);
  answer.headers.set('cache-control', 'no-store');
  return answer;
};

type PictureRouteParts = {
  pictures: Pick<PictureFiles, 'read'>;
  publicUrl?: string;
  proxies: ReturnType<typeof trustedProxies>;
};

/**
 * Adds `GET /img/{width}/{height}/{resize|crop|fit|identify}/{path}` (wire §8) and our own
 * `/img/1200/630/share/{path}.jpg`. A path may be an absolute URL only under `publicUrl`.
 */
export const addPictureRoute = (
  app: Hono<ProviderEnvironment>,
  { pictures, publicUrl, proxies }: PictureRouteParts,
): void => {
  app.get('/img/*', async (context) => {
    context.set('call', 'img');
    const request = parsePictureRequest(new URL(context.req.url).pathname, publicUrl);
    const address = callerAddress(
      context.env?.socketAddress,
      context.req.header('x-forwarded-for') ?? null,
      proxies,
    );
    const asked = {
      takesAvif: takesAvif(context.req.header('accept')),
      network: networkOf(address),
      gone: () => context.req.raw.signal,
    };
    const picture = request && (await pictures.read(request, asked));
    if (!picture) return refuse('request.unknown-path');
    if (picture === 'busy') return refuse('request.busy');
    const headers = {
      'cache-control': lifetimes[picture.binding],
      vary: 'Accept',
      etag: picture.etag,
      'x-content-type-options': 'nosniff',
      ...(picture.isProvisional ? provisional : {}),
    };
    if (namesEtag(context.req.header('if-none-match'), picture.etag))
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(picture.body), {
      headers: {
        ...headers,
        'content-type': picture.type,
        'content-length': String(picture.body.byteLength),
      },
    });
  });
};
