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
import { storeRouteId } from './paths.ts';
import { earlyIntentScript } from './offline/early-intent.ts';
import type { EntityView } from './routes/loading/load-entity.ts';
import { screensFor, screenSources } from './routes/loading/entity-screens.ts';
import { analyticsMark } from './shop/analytics/page-analytics.ts';
import { pageContext, type PageContext } from './server/load-context.ts';
import { traitsOf, writeTraits } from './server/rendering/page-traits.ts';
import type { StoreFrameData } from './shop/page/frame-context.ts';
import { seenScript } from './shop/page/seen-script.ts';
import { ServerFailureProvider } from './shop/page/server-failure.ts';
import { shopVersionHeader } from './shop/page/shop-version.ts';
import { themeScript } from './shop/page/theme/theme-script.ts';
import { returnScript } from '@dijla/ui-kit/return-script.ts';

/** The inline scripts that every page contains unchanged. */
export const ownScripts: readonly string[] = [themeScript, seenScript, returnScript, earlyIntentScript];

/**
 * Returns the function with which the server process renders pages of this build. It is created inside the
 * bundle so that both use the same router and context objects.
 */
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

/** The products and categories that the page's loaders returned. */
const entitiesIn = ({ staticHandlerContext }: EntryContext): EntityView[] =>
  Object.values(staticHandlerContext.loaderData).filter(isEntity);

/** The version of the shop's brand that the page's frame shows. */
const shopVersionOf = ({
  staticHandlerContext: { loaderData, location },
}: EntryContext): string | undefined => {
  const frame = loaderData[storeRouteId(storeOfPath(location.pathname).code)] as StoreFrameData | undefined;
  return frame?.brand?.version;
};

/** Source files of the screens that the page shows. */
const sourcesOf = (entryContext: EntryContext): string[] => {
  const { language } = storeOfPath(entryContext.staticHandlerContext.location.pathname);
  return entitiesIn(entryContext)
    .flatMap(screensFor)
    .flatMap((kind) => screenSources(kind, language));
};

/**
 * Preloads, from the head, the modules that the page imports dynamically, so that they load with the rest.
 */
const Preloads = ({ scripts }: { scripts: readonly string[] }) => {
  for (const script of scripts) preloadModule(script, { as: 'script' });
  return null;
};

/** Lowest status that reports a failure of the server. */
const failedFrom = 500;

const renderWhole = (
  url: string,
  entryContext: EntryContext,
  { nonce, scriptsOf, analytics }: PageContext,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const page = (
      <ServerFailureProvider value={entryContext.staticHandlerContext.statusCode >= failedFrom}>
        <ServerRouter context={entryContext} nonce={nonce} url={url} />
        <Preloads scripts={scriptsOf(sourcesOf(entryContext))} />
        {analytics && <meta content={JSON.stringify(analytics)} name={analyticsMark} />}
      </ServerFailureProvider>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole and in order: no part of it needs a script to move it into place.
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

/**
 * Renders a page. Pages are buffered whole, so that their inline scripts can be hashed and the body
 * compressed and stored.
 */
// oxlint-disable-next-line max-params -- React Router calls it with these five
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> => {
  const page = context.get(pageContext);
  if (status === 404 && page.notFound === 'skip') return new Response(null, { status });
  // Nobody waits for the page any more.
  request.signal.throwIfAborted();
  const body = await renderWhole(request.url, entryContext, page);
  for (const entity of entitiesIn(entryContext))
    writeTraits(headers, traitsOf(entity, entryContext.staticHandlerContext.matches.at(-1)?.params['slug']));
  const version = shopVersionOf(entryContext);
  if (version !== undefined) headers.set(shopVersionHeader, version);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
};

export default handleRequest;

/**
 * Reports a loader or screen that failed to the caller's `onError`. Aborted requests and pages that do not
 * exist are not failures.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).onError(error);
};
