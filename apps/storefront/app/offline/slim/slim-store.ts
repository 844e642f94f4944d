import type { SlimCatalog, SlimChanges, SlimVersion } from '@dijla/search-index/core/slim/slim-catalog';
import type { StoreCode } from '@dijla/contract/store-views';
import { slimCacheName } from './slim-cache-name.ts';

/** A slim catalogue on the device, and what changed of it since it was taken whole. */
export type KeptSlim = { whole: SlimCatalog; changes: SlimChanges | null };
type KeptVersion = { form: number; version: SlimVersion };

const wholeAt = (store: StoreCode): string => `/slim-catalog/${store}`;
const changesAt = (store: StoreCode): string => `/slim-catalog/${store}/changes`;
const versionHeader = 'x-slim-version';

const packed = (text: string): ReadableStream =>
  new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));

const written = (value: SlimCatalog | SlimChanges): Response =>
  new Response(packed(JSON.stringify(value)), {
    headers: { [versionHeader]: JSON.stringify({ form: value.form, version: value.version }) },
  });

const read = async <Value>(response: Response | undefined): Promise<Value | null> =>
  response?.body
    ? ((await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).json()) as Value)
    : null;

const versionOf = (response: Response | undefined): KeptVersion | null => {
  const text = response?.headers.get(versionHeader);
  return text ? (JSON.parse(text) as KeptVersion) : null;
};

/** The slim catalogues of this device, in a cache of their own; it is no trouble to the shopper when it is lost. */
export const slimStore = () => {
  const opened = () => caches.open(slimCacheName);
  return {
    /** Returns the version that the device has, without reading the catalogue. */
    version: async (store: StoreCode): Promise<KeptVersion | null> => {
      const cache = await opened();
      const whole = versionOf(await cache.match(wholeAt(store)));
      return whole && (versionOf(await cache.match(changesAt(store))) ?? whole);
    },
    read: async (store: StoreCode): Promise<KeptSlim | null> => {
      const cache = await opened();
      const whole = await read<SlimCatalog>(await cache.match(wholeAt(store)));
      return whole && { whole, changes: await read<SlimChanges>(await cache.match(changesAt(store))) };
    },
    writeWhole: async (store: StoreCode, whole: SlimCatalog): Promise<void> => {
      const cache = await opened();
      await cache.delete(changesAt(store));
      await cache.put(wholeAt(store), written(whole));
    },
    writeChanges: async (store: StoreCode, changes: SlimChanges): Promise<void> =>
      (await opened()).put(changesAt(store), written(changes)),
  };
};
