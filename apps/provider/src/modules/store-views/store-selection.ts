import type { StoreView } from './store-views.ts';

/** The store views of the shop, and how a request selects one. */
export type Stores = {
  all: readonly StoreView[];
  /** Returns the store view of a code, or the default one for an unknown or absent code (wire §1.6). */
  byCode: (code: string | undefined) => StoreView;
  /** Returns undefined when there is no such index (wire §7.1). */
  byIndex: (index: string) => StoreView | undefined;
};

export const storesOf = (all: readonly StoreView[]): Stores => {
  const fallback = all.find((store) => store.is_default) ?? all[0];
  if (!fallback) throw new Error('The database has no store view');
  return {
    all,
    byCode: (code) => all.find((store) => store.code === code) ?? fallback,
    byIndex: (index) => all.find((store) => store.index_name === index),
  };
};
