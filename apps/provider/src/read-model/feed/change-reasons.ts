import { type DocumentEntity, documentEntities, entities, type EntityName } from '@dijla/contract/entities';
import type { Database } from '../../database/connect.ts';
import { perDocumentEntity } from '../engine/catalog-memory.ts';
import { type FeedRow, readAllIds } from '../engine/catalog-rows.ts';
import { type EntityChangeKind, isWhole } from './changed-entities.ts';

/** Ordered from strongest to weakest: the strongest of several changes to one product gives the reason. */
const kinds: readonly EntityChangeKind[] = ['removed', 'saved', 'price', 'stock', 'reviews', 'sales'];

/** Why a product is re-read: one bit for each kind of change. */
type Reason = number;

/** Products to re-read, with their reasons. */
export type Reasons = ReadonlyMap<number, Reason>;

/**
 * What the rows of the feed require to be re-read: products named by transactions with few changes, products
 * named only by transactions with many, and everything else.
 */
export type Plan = {
  few: Map<number, Reason>;
  many: Map<number, Reason>;
  plain: Readonly<Record<DocumentEntity, Set<number>>>;
  taxes: boolean;
  wholes: Set<EntityName>;
  /** Cache tags of pages to purge. */ tags: Set<string>;
};

const bits: ReadonlyMap<string, Reason> = new Map(kinds.map((kind, place) => [kind, 1 << place]));
/** For an unknown kind everything is re-read. */
const bitOf = (kind: string): Reason => bits.get(kind) ?? bitOf('saved');
const hasKind = (reason: Reason, kind: EntityChangeKind): boolean => (reason & bitOf(kind)) !== 0;

export const strongestOf = (reason: Reason): EntityChangeKind =>
  kinds.find((kind) => hasKind(reason, kind)) ?? 'saved';

/** Whether the product's documents may have changed. */
export const needsDocument = (reason: Reason): boolean =>
  hasKind(reason, 'saved') || hasKind(reason, 'removed');
const narrow = bitOf('stock') | bitOf('price') | bitOf('sales');
/** Whether only stock, prices or sales changed: what depends on these is known without documents. */
const isNarrow = (reason: Reason): boolean => (reason & ~narrow) === 0;

const isKnown = (name: string): name is EntityName => Object.hasOwn(entities, name);

/**
 * A row without an id means all records of its entity. For a row with an id nothing is awaited, because
 * bursts have many rows.
 */
export const planOf = async (db: Database, rows: readonly FeedRow[]): Promise<Plan> => {
  const plan: Plan = {
    few: new Map(),
    many: new Map(),
    plain: perDocumentEntity(() => new Set()),
    taxes: false,
    wholes: new Set(),
    tags: new Set(),
  };
  for (const { entity, entity_id, kind, is_among_many } of rows) {
    const products = is_among_many || entity_id === null ? plan.many : plan.few;
    if (entity === 'product') {
      for (const id of entity_id === null ? await readAllIds(db, entity) : [entity_id])
        products.set(id, (products.get(id) ?? 0) | bitOf(kind));
      continue;
    }
    const plain = documentEntities.find((known) => known === entity);
    if (plain !== undefined)
      for (const id of entity_id === null ? await readAllIds(db, plain) : [entity_id])
        plan.plain[plain].add(id);
    if (entity === 'taxrule') plan.taxes = true;
    if (entity === 'page') plan.tags.add(kind);
    if (isKnown(entity) && isWhole(entity)) plan.wholes.add(entity);
  }
  return plan;
};

/**
 * Products per step: comparing them before and after must not delay searches. Where documents are needed,
 * those of all views and of the containing products must still be cached when the index reads them.
 */
const perStep = { stock: 200, prices: 300, sales: 200, rows: 100, documents: 100 };

/** Products grouped by what must be read, in parts that are read one after the other. */
export type ReasonsInParts = { stock: Reasons[]; prices: Reasons[]; sales: Reasons[]; others: Reasons[] };

/** Keeps neighboring ids together, because documents are unpacked in blocks of neighbors. */
export const inParts = (reasons: Reasons): ReasonsInParts => {
  const inOrder = Float64Array.from(reasons.keys()).sort();
  const reasonsInOrder = Array.from(inOrder, (id) => reasons.get(id) ?? 0);
  const partsWhere = (isAsked: (reason: Reason) => boolean, size: number): Reasons[] => {
    const parts: Map<number, Reason>[] = [];
    let last: Map<number, Reason> | undefined;
    for (const [place, reason] of reasonsInOrder.entries()) {
      if (!isAsked(reason)) continue;
      if (last === undefined || last.size === size) parts.push((last = new Map()));
      last.set(inOrder[place] ?? 0, reason);
    }
    return parts;
  };
  return {
    stock: partsWhere((reason) => isNarrow(reason) && hasKind(reason, 'stock'), perStep.stock),
    prices: partsWhere((reason) => isNarrow(reason) && hasKind(reason, 'price'), perStep.prices),
    sales: partsWhere((reason) => isNarrow(reason) && hasKind(reason, 'sales'), perStep.sales),
    others: [
      ...partsWhere((reason) => !isNarrow(reason) && !needsDocument(reason), perStep.rows),
      ...partsWhere(needsDocument, perStep.documents),
    ],
  };
};
