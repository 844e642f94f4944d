import { PassThrough } from 'node:stream';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { storeOfPath } from './i18n/store-of-path.ts';
import { earlyIntentScript } from './offline/early-intent.ts';
import type { EntityView } from './routes/loading/load-entity.ts';
import { screensFor, screenSources } from './routes/loading/entity-screens.ts';
import { pageContext, type PageContext } from './server/load-context.ts';
import { traitsOf, writeTraits } from './server/page-traits.ts';
import { seenScript } from './shop/page/seen-script.ts';
import { ServerFailureProvider } from './shop/page/server-failure.ts';
import { themeScript } from './shop/page/theme-script.ts';
import { returnScript } from './ui/return-script.ts';

/** Inline scripts of every page, the same in each. */
export const ownScripts: readonly string[] = [themeScript, seenScript, returnScript, earlyIntentScript];

/** How the process renders with this bundle: made in it, so that both mean the same router and the same contexts. */
export const pageRenderer = (
  build: ServerBuild,
): ((request: Request, page: PageContext) => Promise<Response>) => {
  const handle = createRequestHandler(build, 'production');
  return (request, page) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, page);
    return handle(request, provider);
  };
};

const isEntity = (page: unknown): page is EntityView =>
  typeof page === 'object' &&
  page !== null &&
  'kind' in page &&
  (page.kind === 'product' || page.kind === 'category');

/** What the page's loader found under an address of a product or category. */
const entitiesIn = ({ staticHandlerContext }: EntryContext): EntityView[] =>
  Object.values(staticHandlerContext.loaderData).filter(isEntity);

/** Sources of the screen that the page's loader decided for. */
const sourcesOf = (entryContext: EntryContext): string[] => {
  const { language } = storeOfPath(entryContext.staticHandlerContext.location.pathname);
  return entitiesIn(entryContext)
    .flatMap(screensFor)
    .flatMap((kind) => screenSources(kind, language));
};

/** Names in the head what the page imports by itself, so that it is on its way with the rest. */
const Preloads = ({ scripts }: { scripts: readonly string[] }) => {
  for (const script of scripts) preloadModule(script, { as: 'script' });
  return null;
};

/** Statuses from here on say that the failure is ours. */
const failedFrom = 500;

const renderWhole = (
  url: string,
  entryContext: EntryContext,
  { nonce, scriptsOf }: PageContext,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const page = (
      <ServerFailureProvider value={entryContext.staticHandlerContext.statusCode >= failedFrom}>
        <ServerRouter context={entryContext} nonce={nonce} url={url} />
        <Preloads scripts={scriptsOf(sourcesOf(entryContext))} />
      </ServerFailureProvider>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // The page goes out whole and in order: no part of it waits for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> => {
  const page = context.get(pageContext);
  if (status === 404 && page.notFound === 'skip') return new Response(null, { status });
  // Nobody waits for it any more.
  request.signal.throwIfAborted();
  const body = await renderWhole(request.url, entryContext, page);
  for (const entity of entitiesIn(entryContext))
    writeTraits(headers, traitsOf(entity, entryContext.staticHandlerContext.matches.at(-1)?.params['slug']));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
};

export default handleRequest;

/** A loader or a screen that failed: whoever asked for the page hears of it. Pages that are not there are no failure. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).onError(error);
};
