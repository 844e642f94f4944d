import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { deviceSource } from '../../offline/device-source.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { type SeenProduct, useSeenProducts } from '../../shop/cards/seen-products.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { askLatest } from './ask-latest.lazy.ts';
import {
  loadBestsellers,
  loadPopularSearches,
  loadSuggestions,
  type Suggestions,
  suggestionsOnDevice,
} from './load-suggestions.lazy.ts';

/** Maximum number of viewed products, equal to that of bestsellers. */
const seenAtMost = 4;

export type Suggested = { term: string; found: Suggestions } | null;

/**
 * Returns suggestions for the typed text, from its first character on. Only the answer to the latest term is
 * used; while it loads, the previous one stays if one term is a prefix of the other. An empty term has no
 * suggestions.
 */
export const useSuggestions = (term: string): { suggested: Suggested; isLooking: boolean } => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  const seen = useSeenProducts(code);
  const [suggested, setSuggested] = useState<Suggested>(null);
  useEffect(() => {
    if (term === '') return undefined;
    return askLatest(() => loadSuggestions(deviceSource(code), { term, menu, seen }), {
      take: (found) => setSuggested({ term, found }),
      otherwise: (error) => {
        reportError(error);
        return suggestionsOnDevice({ menu, seen }, term);
      },
    });
  }, [code, menu, seen, term]);
  const isKin =
    suggested !== null && term !== '' && (term.startsWith(suggested.term) || suggested.term.startsWith(term));
  return { suggested: isKin ? suggested : null, isLooking: term !== '' && suggested?.term !== term };
};

/** Returns what is searched for most in the store; nothing until it is loaded. */
export const usePopularSearches = (): readonly string[] => {
  const { code } = useStoreView();
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => {
    let isThere = true;
    void loadPopularSearches(deviceSource(code)).then((found) => isThere && setTerms(found));
    return () => {
      isThere = false;
    };
  }, [code]);
  return terms;
};

/**
 * Returns the products shown before anything is typed: bestsellers or, when these cannot be loaded, recently
 * viewed products.
 */
export const useFirstProducts = (): { bestsellers: readonly CardView[]; seen: readonly SeenProduct[] } => {
  const { code } = useStoreView();
  const seen = useSeenProducts(code);
  const [cards, setCards] = useState<CardView[] | null>([]);
  useEffect(() => {
    let isThere = true;
    void loadBestsellers(deviceSource(code)).then((found) => isThere && setCards(found));
    return () => {
      isThere = false;
    };
  }, [code]);
  return cards === null
    ? { bestsellers: [], seen: seen.slice(0, seenAtMost) }
    : { bestsellers: cards, seen: [] };
};
