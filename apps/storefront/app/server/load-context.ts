import { createContext, type ServerBuild } from 'react-router';
import type { CatalogSource } from '../provider-client/catalog-source.ts';

/** What the shop's process hands to a render: the provider in process, and where the page lives. */
export type PageContext = {
  source: CatalogSource;
  /** Origin of absolute URLs, from PUBLIC_URL and never from the Host header. */
  publicUrl: string;
  /** Marks the scripts of this render, so that its policy allows them and no others. */
  nonce: string;
  /** Addresses of the scripts made of these sources and of what they import at once; none while developing. */
  scriptsOf: (sources: readonly string[]) => string[];
  /**
   * `skip`: what is not there (404) is answered without a page, as one page serves all such addresses. `show`: this render makes that page, whatever
   * stands at the address. By itself a render makes a page of its own for each.
   */
  notFound?: 'skip' | 'show';
  /** Hears of what failed while rendering; the shopper sees the designed error page. */
  onError: (error: unknown) => void;
};

export const pageContext = createContext<PageContext>();

/** What a build's entry gives the process that renders with it. */
export type PageEntry = {
  pageRenderer: (build: ServerBuild) => (request: Request, page: PageContext) => Promise<Response>;
  /** Inline scripts of every page, the same in each. */
  ownScripts: readonly string[];
};
