import type { ViewDocuments } from '../packed/view-documents.ts';

/** Documents of a store view, of which only the last few are held; `has` and `keys` cover all. */
export type DocumentsAtHand<D> = ViewDocuments<D> & {
  /** Releases all documents; `has` and `keys` still cover them. */ letGo: () => void;
};

/** For callers that read each document once, soon after it was added. */
export const documentsAtHand = <D>(): DocumentsAtHand<D> => {
  const known = new Set<number>();
  let atHand = new Map<number, D>();
  const set = (id: number, document: D): void => {
    known.add(id);
    atHand.set(id, document);
  };
  return {
    get: (id) => atHand.get(id),
    getOnce: (id) => atHand.get(id),
    has: (id) => known.has(id),
    set,
    setText: (id, text) => set(id, JSON.parse(new TextDecoder().decode(text)) as D),
    delete: (id) => {
      atHand.delete(id);
      return known.delete(id);
    },
    keys: () => known.keys(),
    get size() {
      return known.size;
    },
    letGo: () => {
      // A new Map instead of `clear()`: a cleared Map's old table links to its new one, which keeps the
      // contents in memory until the old table is collected.
      atHand = new Map();
    },
  };
};
