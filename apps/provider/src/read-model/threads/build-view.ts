import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { CatalogueMemory, View } from '../catalogue-memory.ts';
import { addProduct } from '../catalogue-memory.ts';
import { inTurns } from '../in-turns.ts';
import { type Engine, memoryEngine } from '../memory-engine.ts';
import { partSkus } from '../product-parts.ts';
import { storedMemory } from '../snapshot/stored-memory.ts';
import type { StoredPart } from '../snapshot/stored-tree.ts';
import { type DocumentsAtHand, documentsAtHand } from './documents-at-hand.ts';
import type { ReadTexts } from './document-source.ts';
import type { SentTexts } from './sent-texts.ts';

export type ViewToBuild = {
  /** Reads its documents. */
  readTexts: ReadTexts;
  /** Of one store view; all but its documents and what is made of them is there. */
  memory: CatalogueMemory;
  /** The instant (epoch milliseconds) at which it is looked at. */
  now: number;
  /** Takes the documents of one step after the other, also of a step that has none. */
  onTexts: (texts: SentTexts) => Promise<void>;
  onLastText: () => void;
};

/** As bytes they may wait for a while, and each time asking takes as long as some documents do. */
const documentsPerRead = 500;
/** They need the documents of their parts beside their own. */
const composedPerRead = 50;
/** So few documents are made of their texts at once that hardly any is still there when the heap is collected. */
const documentsAtOnce = 16;

const isComposed = ({ madeOfParts }: CatalogueMemory, id: number): boolean => madeOfParts.has(id) && madeOfParts.get(id) !== 'configurable';

type Building = Pick<ViewToBuild, 'readTexts' | 'memory' | 'onTexts'> & { view: View; documents: DocumentsAtHand<ColdProduct>; engine: Engine };

/** One after the other, each made when it is asked for. */
const documentsIn = function* ({ starts, ends, bytes }: SentTexts): Generator<ColdProduct> {
  const texts = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [place, start] of starts.entries()) yield JSON.parse(texts.toString('utf8', start, ends[place])) as ColdProduct;
};

/** Takes in what was put in place, and lets go of it. */
const takeIn = ({ documents, engine }: Pick<Building, 'documents' | 'engine'>): void => {
  engine.refresh();
  documents.letGo();
};

/** Takes in all products but groups and bundles, which it tells. */
const takeWholes = async (building: Building, ids: readonly number[]): Promise<number[]> => {
  const { readTexts, memory, onTexts, view } = building;
  const composed: number[] = [];
  const take = (document: ColdProduct): void => {
    const { id } = document;
    addProduct(memory, id, { [view.store.code]: document });
    if (isComposed(memory, id)) composed.push(id);
    else view.changed.documents.add(id);
    if (view.changed.documents.size === documentsAtOnce) takeIn(building);
  };
  const place = async (texts: SentTexts): Promise<void> => {
    for (const document of documentsIn(texts)) take(document);
    takeIn(building);
    await onTexts(texts);
  };
  await inTurns({ ids, perRead: documentsPerRead, read: readTexts, place });
  return composed;
};

/** Takes in what is made of other products, once it is known which these are. */
const takeComposed = async (building: Building, composed: readonly number[]): Promise<void> => {
  const { readTexts, memory, view, documents } = building;
  const read = async (ids: readonly number[]): Promise<ColdProduct[]> => [...documentsIn(await readTexts(ids))];
  for (let start = 0; start < composed.length; start += composedPerRead) {
    const some = await read(composed.slice(start, start + composedPerRead));
    const parts = await read([...new Set(some.flatMap(partSkus).flatMap((sku) => memory.idBySku.get(sku) ?? []))]);
    for (const each of [...some, ...parts]) documents.set(each.id, each);
    for (const { id } of some) view.changed.documents.add(id);
    takeIn(building);
  }
};

/** Reads the documents of a store view and makes all that is made of them, as a snapshot's parts; documents themselves it hands on. */
export const buildView = async function* ({ readTexts, memory, now, onTexts, onLastText }: ViewToBuild, ids: readonly number[]): AsyncGenerator<StoredPart> {
  const [view] = memory.views;
  if (view === undefined) throw new Error('There is no store view to build');
  const documents = documentsAtHand<ColdProduct>();
  view.products = documents;
  const engine = memoryEngine(memory, { now: () => now, expected: ids.length });
  const building = { readTexts, memory, onTexts, view, documents, engine };
  const composed = await takeWholes(building, ids);
  onLastText();
  await takeComposed(building, composed);
  engine.complete();
  const ofView = (name: string): boolean => name.endsWith(` ${view.store.code}`);
  for (const part of storedMemory(memory)) if (ofView(part[0]) || ['memory', 'skus', 'parents'].includes(part[0])) yield part;
  for (const parts of engine.stored() ?? []) yield* parts;
};
