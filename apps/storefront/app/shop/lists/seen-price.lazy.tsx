import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreCode } from '@dijla/contract/store-views';
import { useStoreView } from '../../i18n/store-context.ts';
import { Amount } from '../cards/price.tsx';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { seenSkus } from '../cards/seen-products.ts';
import { loadListedCards } from './load-listed-cards.lazy.ts';

/** What was seen, as the shop has it now; asked for once a page and store, for all of it together. */
const seenNow = createStore<{ store: StoreCode | null; cards: ReadonlyMap<string, CardView> }>(() => ({
  store: null,
  cards: new Map(),
}));

const bring = async (store: StoreCode): Promise<void> => {
  if (seenNow.getState().store === store) return;
  seenNow.setState({ store, cards: new Map() });
  const cards = await loadListedCards(store, seenSkus(store));
  if (seenNow.getState().store === store) seenNow.setState({ cards });
};

/** The price of a product that was seen on this device. What the device has seen is named to nobody but the catalog. */
export const SeenPrice = ({ sku }: { sku: string }) => {
  const { code } = useStoreView();
  const card = useStore(seenNow, ({ cards }) => cards.get(sku));
  useEffect(() => void bring(code).catch(() => undefined), [code]);
  return card?.price ? <Amount minor={card.price.final} /> : null;
};
