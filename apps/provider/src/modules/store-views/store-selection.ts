import type { Stores, StoreView } from '../../call/store-view.ts';

export const storesOf = (all: readonly StoreView[]): Stores => {
  const fallback = all.find((store) => store.is_default) ?? all[0];
  if (!fallback) throw new Error('The database has no store view');
  return {
    all,
    byCode: (code) => all.find((store) => store.code === code) ?? fallback,
    byIndex: (index) => all.find((store) => store.index_name === index),
  };
};
