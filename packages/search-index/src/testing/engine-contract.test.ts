import { describe } from 'vitest';
import { addColumns, putProduct, removeProduct } from '../core/product-index/put-products.ts';
import { indexEngineOf } from '../core/product-index/index-engine.ts';
import { emptyIndex } from '../core/product-index/product-index.ts';
import { scanEngineOf } from '../core/scan/scan-engine.ts';
import type { Document, EngineChanges } from '../core/search-engine.ts';
import { inSlices } from '../node/in-slices.ts';
import { type ContractCatalog, engineContract, type MakeEngine } from './engine-contract.ts';

const everything = { applied: [], available: [], sort: [], text: '', from: 0, size: 1 };

const indexOf: MakeEngine = (catalog) => {
  const { priceLists, productOf } = catalog;
  const index = emptyIndex((id, { priceList }) => productOf(id, priceList) ?? {}, 8, {
    keys: ['sku', 'configurable_children.sku'],
    instants: ['updated_at'],
  });
  addColumns(index, [
    'status',
    'visibility',
    'category_ids',
    'type_id',
    'final_price',
    'brand',
    'stock.is_in_stock',
    'category.category_id',
  ]);
  addColumns(index, ['color', 'size', 'fit'], 'sparse');
  const take = (id: number): void => {
    const document = productOf(id);
    if (document === undefined) removeProduct(index, id);
    else
      putProduct(index, document, new Map(priceLists.map((list) => [list, productOf(id, list) ?? document])));
  };
  catalog.ids().forEach(take);
  return indexEngineOf({
    ...catalog,
    inSlices,
    plain: scanEngineOf(catalog),
    productsOf: () => index,
    definitions: (name) => catalog.documents(name, 'attribute', everything),
    categories: (name) => catalog.documents(name, 'category', everything),
    takeIn: ({ documents = [] }: EngineChanges) => documents.forEach(({ id }) => take(id)),
    fewAtMost: 8,
  });
};

/** An engine that holds copies of its own, as one in another process does: it knows only what it is told. */
const copyOf: MakeEngine = (catalog: ContractCatalog) => {
  const lists = [undefined, ...catalog.priceLists];
  const copies = new Map(lists.map((list) => [list, new Map<number, Document>()]));
  const take = (id: number): void => {
    for (const [list, products] of copies) {
      const document = catalog.productOf(id, list);
      if (document === undefined) products.delete(id);
      else products.set(id, structuredClone(document));
    }
  };
  catalog.ids().forEach(take);
  const scan = scanEngineOf({
    ...catalog,
    documents: (name, entity, query) =>
      entity === 'product'
        ? [
            ...(copies.get(query.priceList) ?? copies.get(undefined) ?? new Map<number, Document>()).values(),
          ].toSorted((one, other) => Number(one['id']) - Number(other['id']))
        : catalog.documents(name, entity, query),
  });
  return {
    ...scan,
    apply: async (changes) => {
      await scan.apply(changes);
      for (const { id } of changes.documents ?? []) take(id);
    },
  };
};

describe.each<[string, MakeEngine]>([
  ['the index', indexOf],
  ['the scan', scanEngineOf],
  ['an engine that copies what it is told of', copyOf],
])('%s', (_, makeEngine) => {
  engineContract(makeEngine);
});
