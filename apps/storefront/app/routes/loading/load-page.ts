import type { CatalogSource } from '../../provider-client/catalog-source.ts';

/** What an address says beside its store. */
export type PageAddress = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Aborted when the shopper goes elsewhere meanwhile; on a device only. */
  signal?: AbortSignal;
};

/** A route's load: the same on the server and on the device. Throws `data(null, { status })` for 404 and 410. */
export type LoadPage<View> = (source: CatalogSource, address: PageAddress) => Promise<View>;
