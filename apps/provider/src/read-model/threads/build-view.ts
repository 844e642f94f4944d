import type { Database } from '../../database/connect.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { CatalogueMemory, View } from '../catalogue-memory.ts';
import { addProduct } from '../catalogue-memory.ts';
import { readDocumentTexts } from '../catalogue-rows.ts';
import { inTurns } from '../in-turns.ts';
import { documentsPerRead } from '../load-memory.ts';
import { type Engine, memoryEngine } from '../memory-engine.ts';
import { partSkus } from '../product-parts.ts';
import { storedMemory } from '../snapshot/stored-memory.ts';
import type { StoredPart } from '../snapshot/stored-tree.ts';
import { type DocumentsAtHand, documentsAtHand } from './documents-at-hand.ts';
import { type SentTexts, sentTexts } from './sent-texts.ts';

export type ViewToBuild = {
  db: Database;
  /** Of one store view; all but its documents and what is made of them is there. */
  memory: CatalogueMemory;
  /** The instant (epoch milliseconds) at which it is looked at. */
  now: number;
  /** Takes the documents of one step after the other, also of a step that has none. */
  onTexts: (texts: SentTexts) => Promise<void>;
  onLastText: () => void;
};

/** They need the documents of their parts beside their own. */
const composedPerRead = 50;

const isComposed = ({ madeOfParts }: CatalogueMemory, id: number): boolean => madeOfParts.has(id) && madeOfParts.get(id) !== 'configurable';

type Building = Pick<ViewToBuild, 'db' | 'memory' | 'onTexts'> & { view: View; documents: DocumentsAtHand<ColdProduct>; engine: Engine };

const documentOf = (text: string): ColdProduct => JSON.parse(text) as ColdProduct;

/** Takes in all products but groups and bundles, which it tells. */
const takeWholes = async ({ db, memory, onTexts, view, documents, engine }: Building, ids: readonly number[]): Promise<number[]> => {
  const composed: number[] = [];
  const take = (id: number, text: string): void => {
    addProduct(memory, id, { [view.store.code]: documentOf(text) });
    if (isComposed(memory, id)) composed.push(id);
    else view.changed.documents.add(id);
  };
  const place = async ({ some, texts }: { some: readonly number[]; texts: ReadonlyMap<number, string> }): Promise<void> => {
    for (const id of some) {
      const text = texts.get(id);
      if (text !== undefined) take(id, text);
    }
    engine.refresh();
    documents.letGo();
    await onTexts(sentTexts(some, texts));
  };
  await inTurns({ ids, perRead: documentsPerRead, read: async (some) => ({ some, texts: await readDocumentTexts(db, view.store.code, some) }), place });
  return composed;
};

/** Takes in what is made of other products, once it is known which these are. */
const takeComposed = async ({ db, memory, view, documents, engine }: Building, composed: readonly number[]): Promise<void> => {
  const read = async (ids: readonly number[]): Promise<ColdProduct[]> => [...(await readDocumentTexts(db, view.store.code, ids)).values()].map(documentOf);
  for (let start = 0; start < composed.length; start += composedPerRead) {
    const some = await read(composed.slice(start, start + composedPerRead));
    const parts = await read([...new Set(some.flatMap(partSkus).flatMap((sku) => memory.idBySku.get(sku) ?? []))]);
    for (const each of [...some, ...parts]) documents.set(each.id, each);
    for (const { id } of some) view.changed.documents.add(id);
    engine.refresh();
    documents.letGo();
  }
};

/** Reads the documents of a store view and makes all that is made of them, as a snapshot's parts; documents themselves it hands on. */
export const buildView = async function* ({ db, memory, now, onTexts, onLastText }: ViewToBuild, ids: readonly number[]): AsyncGenerator<StoredPart> {
  const [view] = memory.views;
  if (view === undefined) throw new Error('There is no store view to build');
  const documents = documentsAtHand<ColdProduct>();
  view.products = documents;
  const engine = memoryEngine(memory, { now: () => now, expected: ids.length });
  const building = { db, memory, onTexts, view, documents, engine };
  const composed = await takeWholes(building, ids);
  onLastText();
  await takeComposed(building, composed);
  engine.complete();
  const ofView = (name: string): boolean => name.endsWith(` ${view.store.code}`);
  for (const part of storedMemory(memory)) if (ofView(part[0]) || ['memory', 'skus', 'parents'].includes(part[0])) yield part;
  for (const parts of engine.stored() ?? []) yield* parts;
};
