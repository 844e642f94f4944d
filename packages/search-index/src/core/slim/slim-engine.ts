import type { InSlices } from '../in-slices.ts';
import { facetCodes } from '../product-index/facets/occurring-options.ts';
import { indexedFields, keyFields } from '../product-index/indexed-fields.ts';
import { indexEngineOf } from '../product-index/index-engine.ts';
import { emptyIndex, type ProductIndex } from '../product-index/product-index.ts';
import { addColumns, completeIndex, putProduct, removeProduct } from '../product-index/put-products.ts';
import { indexFrom, storedParts } from '../product-index/stored/stored-index.ts';
import { scanEngineOf } from '../scan/scan-engine.ts';
import type { Document, SearchEngine } from '../search-engine.ts';
import { memberReader, rowReader, unpackedTable } from './packed-table.ts';
import type { SlimCatalog, SlimChanges } from './slim-catalog.ts';

/** The ids of all products in order, and a product's document, made when it is read. */
type Documents = { ids: readonly number[]; of: (id: number) => Document };

/** Returns the products of a catalog with those that changed since in their place. */
const documentsIn = ({ products }: SlimCatalog, changes: SlimChanges | null): Documents => {
  const read = rowReader(products);
  const idAt = memberReader(products, 'id');
  /** By id the place of a product; of one that changed counted down from -1. */
  const places = new Map<number, number>();
  for (let row = 0; row < products.size; row += 1) places.set(Number(idAt(row)), row);
  for (const id of changes?.gone ?? []) places.delete(id);
  const changed = changes === null ? [] : unpackedTable(changes.products);
  for (const [row, document] of changed.entries()) places.set(Number(document['id']), -1 - row);
  return {
    ids: [...places.keys()].toSorted((one, other) => one - other),
    of: (id) => {
      const place = places.get(id);
      if (place === undefined) return {};
      return place < 0 ? (changed[-1 - place] ?? {}) : read(place);
    },
  };
};

/** The parts of an index of a catalogue, by name (`storedParts`): plain data that a device can store. */
export type SlimIndexParts = ReadonlyMap<string, unknown>;

type SlimEngineParts = {
  catalog: SlimCatalog;
  changes: SlimChanges | null;
  /** The parts of an index of the same catalogue, with whichever changes; without them it is built. */
  stored: SlimIndexParts | null;
  /** Yields while the index is built. */
  inSlices: InSlices;
};

const builtIndex = async (
  { ids, of }: Documents,
  definitions: readonly Document[],
  inSlices: InSlices,
): Promise<ProductIndex> => {
  const index = emptyIndex(of, ids.length, keyFields);
  addColumns(index, indexedFields);
  addColumns(index, facetCodes(definitions), 'sparse');
  await inSlices(ids, (id) => void putProduct(index, of(id)));
  completeIndex(index);
  return index;
};

const storedIndex = async (
  { of }: Documents,
  { changes, inSlices }: Pick<SlimEngineParts, 'changes' | 'inSlices'>,
  stored: SlimIndexParts,
): Promise<ProductIndex> => {
  const index = indexFrom(of, (name) => stored.get(name));
  for (const id of changes?.gone ?? []) removeProduct(index, id);
  const changed = changes === null ? [] : unpackedTable(changes.products);
  await inSlices(changed, (document) => void putProduct(index, document));
  return index;
};

/**
 * Returns the engine of a slim catalogue, the same that answers at the provider, over the products that it has
 * after the changes, and the parts of its index to store.
 */
export const slimEngineOf = async ({
  catalog,
  changes,
  stored,
  inSlices,
}: SlimEngineParts): Promise<{ engine: SearchEngine; parts: () => SlimIndexParts }> => {
  const { attributes = catalog.attributes, categories = catalog.categories } = changes ?? {};
  const documents = documentsIn(catalog, changes);
  const index =
    stored === null
      ? await builtIndex(documents, attributes, inSlices)
      : await storedIndex(documents, { changes, inSlices }, stored);
  const { compare } = new Intl.Collator(catalog.locale, { numeric: true });
  const shared = { priceSteps: () => catalog.price_steps, compareNames: () => compare, random: Math.random };
  const plain = scanEngineOf({
    ...shared,
    documents: (_, entity) => {
      if (entity === 'product') return documents.ids.map(documents.of);
      return entity === 'category' ? categories : entity === 'attribute' ? attributes : [];
    },
  });
  const engine = indexEngineOf({
    ...shared,
    plain,
    productsOf: () => index,
    definitions: () => attributes,
    categories: () => categories,
    inSlices,
  });
  await engine.apply({ words: catalog.words });
  return { engine, parts: () => new Map(storedParts(index)) };
};
