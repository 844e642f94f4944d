import { useRef, useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import {
  newestFirst,
  type ReviewChoice,
  type ReviewsView,
} from '../../../view-models/product/review-view.ts';

/** Loads further reviews of a product, one page at a time, and from the first in another order or of other stars. */
export const useReviews = (productId: number, first: ReviewsView) => {
  const { code } = useStoreView();
  const [{ reviews, total }, setShown] = useState<Pick<ReviewsView, 'reviews' | 'total'>>(first);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [choice, setChoice] = useState(newestFirst);
  const asked = useRef(0);
  const load = async (known: ReviewsView['reviews'], wanted: ReviewChoice): Promise<void> => {
    const mine = (asked.current += 1);
    setState('busy');
    setChoice(wanted);
    try {
      const { moreReviews } = await import('./more-reviews.lazy.ts');
      const more = await moreReviews(code, productId, { known: known.length, choice: wanted });
      // Something else may have been chosen meanwhile.
      if (mine !== asked.current) return;
      setShown({ reviews: [...known, ...more.reviews], total: more.total });
      setState('idle');
    } catch {
      if (mine === asked.current) setState('failed');
    }
  };
  return {
    reviews,
    total,
    state,
    choice,
    more: () => void load(reviews, choice),
    choose: (part: Partial<ReviewChoice>) => void load([], { ...choice, ...part }),
  };
};
