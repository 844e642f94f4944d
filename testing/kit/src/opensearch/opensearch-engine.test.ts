import { clusterOf } from '@dijla/search-index/opensearch/cluster/cluster';
import { type OpenSearchEngine, openSearchEngineOf } from '@dijla/search-index/opensearch/opensearch-engine';
import {
  type ContractCatalog,
  engineContract,
  type MakeEngine,
} from '@dijla/search-index/testing/engine-contract';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { openSearchDouble } from './opensearch-double.ts';

const cluster = await openSearchDouble();
afterAll(cluster.stop);
beforeAll(() => {
  vi.setConfig({ testTimeout: 120_000 });
});

const everything = { applied: [], available: [], sort: [], text: '', from: 0, size: 1 };
const made: { number: number; last?: OpenSearchEngine } = { number: 0 };

const engineOver = (catalog: ContractCatalog, shop: string): OpenSearchEngine =>
  openSearchEngineOf({
    ...catalog,
    documents: (name, entity, query) => (entity === 'product' ? [] : catalog.documents(name, entity, query)),
    views: ['iq'],
    ids: catalog.ids,
    productOf: (_, id, priceList) => catalog.productOf(id, priceList),
    priceLists: () => catalog.priceLists,
    translations: () => [],
    locale: () => 'en',
    version: () => 1,
    origin: 'contract',
    cluster: clusterOf({ url: new URL(`/${shop}`, cluster.url), now: Date.now }),
    now: Date.now,
    onTrouble: (error) => {
      throw error;
    },
    pause: () => Promise.resolve(),
  });

/** Every engine has indexes of its own; those of the one before are removed. */
const makeEngine: MakeEngine = async (catalog) => {
  made.last?.keeping.close();
  for (const name of cluster.indexes.names()) cluster.indexes.remove(name);
  made.number += 1;
  const { engine, keeping } = (made.last = engineOver(catalog, `shop${made.number}`));
  keeping.compareAll();
  await keeping.settled();
  // A view that is not made yet throws here.
  await engine.search('iq', 'product', everything);
  return engine;
};

describe('an engine over OpenSearch, as far as the double speaks its API', () => {
  engineContract(makeEngine, { differs: true, share: 0.4 });
});
