import type { StoreView } from './store-views.ts';

/** The store views of the shop and how a request picks one. */
export type Stores = {
  all: readonly StoreView[];
  /** An unknown or absent code gives the default store (wire §1.6). */
  byCode: (code: string | undefined) => StoreView;
  /** Undefined when there is no such index (wire §7.1). */
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
