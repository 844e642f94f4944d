import type { ViewDocuments } from '../packed/view-documents.ts';

/** Documents of a store view of which it is kept that they are there, but only the last few are themselves. */
export type DocumentsAtHand<D> = ViewDocuments<D> & {
  /** Lets go of all documents; which there are stays known. */ letGo: () => void;
};

/** For whoever looks at a document once, soon after it came. */
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
      // One that is cleared has another table, which the one before leads to as long as that is not collected: with all that was in it.
      atHand = new Map();
    },
  };
};
