import type { IncomingMessage } from 'node:http';
import type { GroupPricing } from './group-prices.ts';
import type { PageRouteName } from '../page-routes.ts';
import type { PageAnalytics } from '../shop/analytics/page-analytics.ts';
import type { MissingAddress } from './missing-addresses.ts';
import type { SharedPagesOptions } from './shared-pages/shared-pages.ts';
import type { SpanStart } from '@dijla/tracing/tracing';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import type { StorefrontBuild } from './storefront-build.ts';

export type StorefrontOptions = {
  build: StorefrontBuild;
  /** If false, a service worker that unregisters itself is sent instead. */
  hasServiceWorker: boolean;
  /** The provider's handler: in process, or a `fetch` to a remote provider. */
  provider: { fetch: (request: Request) => Promise<Response> };
  /** Determines customers with group prices. Without it everyone is shown the general prices. */
  groupPricing?: GroupPricing;
  publicUrl: string;
  /** Origins whose pages may be shown in a frame: of gateways that let theirs be. */
  frames?: readonly string[];
  /** Origin of the desk where it has a host of its own: it shows previews of content in a frame. */
  deskOrigin?: string;
  /** Whom visitors' doings are told, once they agree. Without it no page asks, and nobody is told. */
  analytics?: PageAnalytics | undefined;
  cacheBytes: number;
  now: () => number;
  /** True when a change feed purges the cache. Without one, pages live for at most a minute. */
  hasFeed: boolean;
  /** What pages are shared through with other processes of the shop. Without it each process makes its own. */
  sharing?: SharedPagesOptions | undefined;
  /** Called with errors that must not be shown to the shopper. */
  onError: (error: unknown, path: string) => void;
  /** The render queue, which is fair between networks. */
  semaphore: FairSemaphore;
  /**
   * Returns the network that a request is counted under: that of the socket's address, or of the address a
   * trusted proxy reports.
   */
  networkOf: (request: IncomingMessage) => string;
  /** Returns how the span of a request begins, while traces are sent. */
  traceOf?: (request: IncomingMessage) => Pick<SpanStart, 'parent' | 'cause'>;
  /** Called with each page that was sent: its route, and how it went. */
  onPage?: (page: { route: PageRouteName; status: number; seconds: number }) => void;
  /** Called with addresses that have no page, each at most once. */
  onMissing: (missing: MissingAddress) => void;
  /** Returns the visitor's country, if a trusted proxy provides it. */
  countryOf: (request: IncomingMessage) => string | undefined;
};
