import type { PackedDocuments } from './packed-documents.ts';

/** The documents of one store view by id. */
export type ViewDocuments<D> = Omit<PackedDocuments<D>, 'stored'> & { readonly size: number };

/**
 * Returns one of several store views of documents stored together, so that what the views have in common is
 * packed once.
 */
export const viewDocuments = <D>(
  all: PackedDocuments<D>,
  { view, views, size: sizeBefore = 0 }: { view: number; views: number; size?: number },
): ViewDocuments<D> => {
  const keyOf = (id: number): number => id * views + view;
  let size = sizeBefore;
  const count = (id: number): void => {
    if (!all.has(keyOf(id))) size += 1;
  };
  return {
    get: (id) => all.get(keyOf(id)),
    getOnce: (id) => all.getOnce(keyOf(id)),
    has: (id) => all.has(keyOf(id)),
    set: (id, document) => {
      count(id);
      all.set(keyOf(id), document);
    },
    setText: (id, text) => {
      count(id);
      all.setText(keyOf(id), text);
    },
    delete: (id) => {
      const isGone = all.delete(keyOf(id));
      if (isGone) size -= 1;
      return isGone;
    },
    keys: function* () {
      for (const key of all.keys()) if (key % views === view) yield (key - view) / views;
    },
    get size() {
      return size;
    },
  };
};
