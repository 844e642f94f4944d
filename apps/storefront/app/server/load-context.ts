import { createContext, type ServerBuild } from 'react-router';
import type { PageAnalytics } from '../shop/analytics/page-analytics.ts';
import type { CatalogSource } from '../provider-client/catalog-source.ts';

/** What the server process passes to a render. */
export type PageContext = {
  source: CatalogSource;
  /** Origin of absolute URLs; from PUBLIC_URL, never from the Host header. */
  publicUrl: string;
  /** Marks the scripts of this render, so that the page's policy allows only them. */
  nonce: string;
  /**
   * Returns the paths of the scripts built from these sources and of their static imports; none during
   * development.
   */
  scriptsOf: (sources: readonly string[]) => string[];
  /** Whom visitors' doings are told; absent where nobody is. */
  analytics?: PageAnalytics | undefined;
  /**
   * `skip`: a 404 is answered without a body, as one shared page serves all such addresses. `show`: this
   * render produces that shared page, regardless of the address. If omitted, each 404 renders its own page.
   */
  notFound?: 'skip' | 'show';
  /** Called with failures during rendering; the shopper sees the error page. */
  onError: (error: unknown) => void;
};

export const pageContext = createContext<PageContext>();

/** What the entry module of a build exports to the server process. */
export type PageEntry = {
  pageRenderer: (build: ServerBuild) => (request: Request, page: PageContext) => Promise<Response>;
  /** The inline scripts that every page contains unchanged. */
  ownScripts: readonly string[];
};
