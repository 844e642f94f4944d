// @chunk listing
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@dijla/ui-kit/hooks/after-paint.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { allDrawn, nextDrawn } from './drawn-cards.ts';

/**
 * Returns the cards to render now: all that came with the page; of later ones the first few, so that a tap
 * is answered quickly, and the rest after the next paint.
 */
export const useDrawnCards = (given: readonly CardView[]): readonly CardView[] => {
  const [before, setDrawn] = useState(() => allDrawn(given));
  const drawn = before.given === given ? before : nextDrawn(before, given);
  if (drawn !== before) setDrawn(drawn);
  const { cards, count } = drawn;
  useEffect(() => {
    if (count === cards.length) return undefined;
    let isThere = true;
    void afterPaint().then(
      () => isThere && startTransition(() => setDrawn({ given, cards, count: cards.length })),
    );
    return () => {
      isThere = false;
    };
  }, [cards, count, given]);
  return count === cards.length ? cards : cards.slice(0, count);
};
