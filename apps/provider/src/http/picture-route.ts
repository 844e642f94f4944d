import type { Hono } from 'hono';
import type { PictureFiles } from '../modules/catalog/catalog.ts';
import { refusalAnswer } from './envelope.ts';
import { refusal } from './refusal.ts';
import type { RequestEnvironment } from './request-context.ts';

const operations = new Set(['resize', 'crop', 'fit']);
const sizePattern = /^\d{1,4}$/;

/** `GET /img/{width}/{height}/{operation}/{path}` (wire §8), sizes in pixels. */
export const addPictureRoute = (app: Hono<{ Bindings: RequestEnvironment; Variables: { requestId: string; call: string } }>, pictures: PictureFiles): void => {
  app.get('/img/:width/:height/:operation/:path{.+}', async (context) => {
    context.set('call', 'img');
    const { width, height, operation, path } = context.req.param();
    const isRight = sizePattern.test(width) && sizePattern.test(height) && operations.has(operation);
    const picture = isRight ? await pictures.read(path, { width: Number(width), height: Number(height) }) : undefined;
    if (!picture) return refusalAnswer(refusal('request.unknown-path'), 'en');
    const headers = { 'cache-control': 'public, max-age=2592000', etag: picture.etag, 'x-content-type-options': 'nosniff' };
    if (context.req.header('if-none-match') === picture.etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(picture.body), { headers: { ...headers, 'content-type': 'image/webp' } });
  });
};
