import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { loadListedCards } from './load-listed-cards.lazy.ts';

/** The cards that were loaded; null before, and `failed` when they cannot be. */
export type ListedCards = ReadonlyMap<string, CardView> | 'failed' | null;

/** Returns the cards of products by their skus, with prices and stock of now. */
export const useListedCards = (skus: readonly string[]): ListedCards => {
  const { code } = useStoreView();
  const [cards, setCards] = useState<ListedCards>(null);
  const asked = skus.join(',');
  useEffect(() => {
    let isThere = true;
    if (asked !== '')
      void loadListedCards(code, asked.split(',')).then(
        (loaded) => isThere && setCards(loaded),
        () => isThere && setCards((known) => known ?? 'failed'),
      );
    return () => {
      isThere = false;
    };
  }, [asked, code]);
  return cards;
};
