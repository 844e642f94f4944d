import type { CardView } from '../../view-models/cards/card-view.ts';
import { loadListedCards } from './load-listed-cards.lazy.ts';
import { useLoadedFor } from './use-loaded-for.lazy.ts';

/** The cards that were loaded; null before, and `failed` when they cannot be. */
export type ListedCards = ReadonlyMap<string, CardView> | 'failed' | null;

/** Returns the cards of products by their skus, with prices and stock of now. */
export const useListedCards = (skus: readonly string[]): ListedCards => useLoadedFor(skus, loadListedCards);
