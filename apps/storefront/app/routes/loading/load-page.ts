import type { CatalogSource } from '../../provider-client/catalog-source.ts';

/** Parameters of an address apart from its store view. */
export type PageAddress = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Aborted when the shopper navigates elsewhere; set only on the device. */
  signal?: AbortSignal;
};

/**
 * Loads the view of a route, in the same way on the server and on the device. Throws `data(null, { status
 * })` for 404 and 410.
 */
export type LoadPage<View> = (source: CatalogSource, address: PageAddress) => Promise<View>;
