import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { addProduct } from '../engine/catalog-memory.ts';
import { type Engine, memoryEngine } from '../engine/memory-engine.ts';
import { partSkus } from '../documents/product-parts.ts';
import { storedMemory } from '../snapshot/stored-memory.ts';
import type { StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';
import { type DocumentsAtHand, documentsAtHand } from '@dijla/search-index/node/threads/documents-at-hand';
import type { ReadTexts } from './document-source.ts';
import type { SentTexts } from '@dijla/search-index/node/threads/sent-texts';

export type ViewToBuild = {
  /** Reads documents of the store view again. */
  readTexts: ReadTexts;
  /** All documents of the store view, in steps. */
  steps: AsyncIterable<SentTexts>;
  /** The memory of one store view, complete except for its documents and what is derived from them. */
  memory: CatalogMemory;
  /** The time for which the view is built (milliseconds since 1970). */
  now: number;
  /** Expected number of products. */
  expected: number;
};

/** Composed products per read; each also needs the documents of its parts. */
const composedPerRead = 50;
/**
 * Number of documents parsed before they are indexed and released: small enough that hardly any is still
 * referenced when the garbage is collected.
 */
const documentsAtOnce = 16;

const isComposed = ({ madeOfParts }: CatalogMemory, id: number): boolean =>
  madeOfParts.has(id) && madeOfParts.get(id) !== 'configurable';

type Building = Pick<ViewToBuild, 'readTexts' | 'steps' | 'memory'> & {
  view: View;
  documents: DocumentsAtHand<ColdProduct>;
  engine: Engine;
};

/** Yields the documents one by one, each parsed on request. */
const documentsIn = function* ({ starts, ends, bytes }: SentTexts): Generator<ColdProduct> {
  const texts = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [place, start] of starts.entries())
    yield JSON.parse(texts.toString('utf8', start, ends[place])) as ColdProduct;
};

/** Indexes the documents added so far and releases them. */
const takeIn = ({ documents, engine }: Pick<Building, 'documents' | 'engine'>): void => {
  engine.refresh();
  documents.letGo();
};

/** Indexes all products except groups and bundles, whose ids it returns. */
const takeWholes = async (building: Building): Promise<number[]> => {
  const { steps, memory, view } = building;
  const composed: number[] = [];
  const take = (document: ColdProduct): void => {
    const { id } = document;
    addProduct(memory, id, { [view.store.code]: document });
    if (isComposed(memory, id)) composed.push(id);
    else view.changed.documents.add(id);
    if (view.changed.documents.size === documentsAtOnce) takeIn(building);
  };
  for await (const texts of steps) {
    for (const document of documentsIn(texts)) take(document);
    takeIn(building);
  }
  return composed;
};

/** Indexes products composed of other products, once all products are known. */
const takeComposed = async (building: Building, composed: readonly number[]): Promise<void> => {
  const { readTexts, memory, view, documents } = building;
  const read = async (ids: readonly number[]): Promise<ColdProduct[]> => [
    ...documentsIn(await readTexts(ids)),
  ];
  for (let start = 0; start < composed.length; start += composedPerRead) {
    const some = await read(composed.slice(start, start + composedPerRead));
    const parts = await read([
      ...new Set(some.flatMap(partSkus).flatMap((sku) => memory.idBySku.get(sku) ?? [])),
    ]);
    for (const each of [...some, ...parts]) documents.set(each.id, each);
    for (const { id } of some) view.changed.documents.add(id);
    takeIn(building);
  }
};

/** Derives everything from a store view's documents and yields it as parts of a snapshot. */
export const buildView = async function* ({
  readTexts,
  steps,
  memory,
  now,
  expected,
}: ViewToBuild): AsyncGenerator<StoredPart> {
  const [view] = memory.views;
  if (view === undefined) throw new Error('There is no store view to build');
  const documents = documentsAtHand<ColdProduct>();
  view.products = documents;
  const engine = memoryEngine(memory, { now: () => now, expected });
  const building = { readTexts, steps, memory, view, documents, engine };
  const composed = await takeWholes(building);
  await takeComposed(building, composed);
  engine.complete();
  const ofView = (name: string): boolean => name.endsWith(` ${view.store.code}`);
  for (const part of storedMemory(memory))
    if (ofView(part[0]) || ['memory', 'skus', 'parents'].includes(part[0])) yield part;
  for (const parts of engine.stored() ?? []) yield* parts;
};
