// @chunk listing
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../ui/hooks/after-paint.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { allDrawn, nextDrawn } from './drawn-cards.ts';

/** The cards to draw now: all that came with the page; of others the first, so that a tap is answered soon, and the rest behind the frame that shows them. */
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
