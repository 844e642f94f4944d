import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext, type PageContext } from './server/load-context.ts';

/** Made inside the bundle, so that loaders and the process agree on the context's identity. */
export const loadContextOf = (page: PageContext): RouterContextProvider => {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
};

const renderWhole = (url: string, entryContext: EntryContext): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={entryContext} url={url} />, {
      onAllReady: () => {
        const chunks: Buffer[] = [];
        const body = new PassThrough();
        body.on('data', (chunk: Buffer) => chunks.push(chunk));
        body.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        body.on('error', reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });

/** Pages are buffered whole, so that their inline scripts can be hashed and the body compressed and stored. */
const handleRequest = async (request: Request, status: number, headers: Headers, entryContext: EntryContext): Promise<Response> => {
  const body = await renderWhole(request.url, entryContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
};

export default handleRequest;
