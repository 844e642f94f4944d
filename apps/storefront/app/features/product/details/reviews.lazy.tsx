import { useState } from 'react';
import { directionOf } from '../../../i18n/direction-of.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Rating } from '@dijla/ui-kit/rating.tsx';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import { type RatingView, starsText } from '../../../view-models/product/rating-view.ts';
import type { ReviewsView, ReviewView, StarsBar } from '../../../view-models/product/review-view.ts';
import { reviewsId } from '../section-ids.ts';

const Bars = ({ bars }: { bars: readonly StarsBar[] }) => {
  const texts = useTexts('productMore');
  return (
    <ul className="grid gap-1.5">
      {bars.map(({ stars, count, percent }) => (
        <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm" key={stars}>
          <span className="sr-only">{texts.starsBar(stars, count)}</span>
          <span aria-hidden="true" className="text-end">
            {stars}
          </span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-(--star)" style={{ inlineSize: `${percent}%` }} />
          </span>
          <span aria-hidden="true" className="text-ink-soft">
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Review = ({ review: { title, text, nickname, stars, date, lang } }: { review: ReviewView }) => {
  const texts = useTexts('productMore');
  // Uses a system font, so that a few Arabic words on an English page do not fetch the Arabic font.
  const font = directionOf(lang) === 'rtl' ? 'font-system' : '';
  return (
    <li className={`grid gap-1 py-5 first:pt-0 ${font}`}>
      {stars !== null && <Rating label={texts.ratingOf(String(stars))} value={stars} />}
      {title !== '' && (
        <h3 className="text-base font-semibold" lang={lang ?? undefined}>
          <bdi>{title}</bdi>
        </h3>
      )}
      <p className="max-w-prose [overflow-wrap:anywhere]" lang={lang ?? undefined}>
        <bdi>{text}</bdi>
      </p>
      <p className="flex gap-x-2 text-sm text-ink-soft">
        <bdi>{nickname}</bdi>
        {date !== '' && <bdi>{date}</bdi>}
      </p>
    </li>
  );
};

/** Loads further reviews, one page at a time. */
const useMoreReviews = (productId: number, first: readonly ReviewView[]) => {
  const { code } = useStoreView();
  const [reviews, setReviews] = useState(first);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const load = async () => {
    setState('busy');
    try {
      const { moreReviews } = await import('./more-reviews.lazy.ts');
      const more = await moreReviews(code, productId, reviews.length);
      setReviews([...reviews, ...more]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { reviews, state, load };
};

export type ReviewsProps = { productId: number; rating: RatingView; view: ReviewsView };

/** The reviews: the average, the number per star rating, and the first few; more load on demand. */
export const Reviews = ({ productId, rating, view }: ReviewsProps) => {
  const texts = useTexts('productMore');
  const { reviews, state, load } = useMoreReviews(productId, view.reviews);
  const stars = starsText(rating.tenths);
  const resting = useResting();
  return (
    <section
      aria-labelledby={`${reviewsId}-title`}
      className={`${resting} frame pt-12 [--rest-height:44rem] md:pt-16 md:[--rest-height:30rem]`}
      id={reviewsId}
    >
      <h2 className="pb-5 text-xl md:text-2xl" id={`${reviewsId}-title`}>
        {texts.reviews}
      </h2>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-16">
        <div className="grid content-start gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <span className="text-4xl leading-none font-bold">{stars}</span>
            <span className="grid">
              <Rating label={texts.ratingOf(stars)} value={rating.tenths / 10} />
              <span className="text-sm text-ink-soft">{texts.reviewCount(rating.count)}</span>
            </span>
          </p>
          {view.bars.length > 0 && <Bars bars={view.bars} />}
        </div>
        <div>
          <ul className="divide-y divide-line">
            {reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
          {state === 'failed' && <p className="pb-3 text-danger">{texts.reviewsFailed}</p>}
          {reviews.length < view.total && (
            <button
              aria-busy={state === 'busy'}
              className={`${buttonStyle.quiet} noscript:hidden`}
              onClick={() => void load()}
              type="button"
            >
              {texts.moreReviews}
            </button>
          )}
        </div>
      </div>
    </section>
  );
};
