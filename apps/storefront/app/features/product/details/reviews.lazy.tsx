import { useRef } from 'react';
import { directionOf } from '../../../i18n/direction-of.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { Rating } from '@dijla/ui-kit/rating.tsx';
import { useIsNear } from '@dijla/ui-kit/hooks/use-is-near.ts';
import { useResting } from '@dijla/ui-kit/hooks/use-resting.ts';
import { type RatingView, starsText } from '../../../view-models/product/rating-view.ts';
import type {
  AspectStars,
  ReviewSort,
  ReviewsView,
  ReviewView,
  StarsBar,
} from '../../../view-models/product/review-view.ts';
import { reviewsId } from '../section-ids.ts';
import { useReviews } from './use-reviews.lazy.ts';
import { WriteReview } from './write-review.lazy.tsx';

type BarsProps = {
  bars: readonly StarsBar[];
  /** Stars of the reviews that are shown; null while all are. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
};

/** How many reviews give so many stars; a press shows these alone, and a second one all. */
const Bars = ({ bars, chosen, onChoose }: BarsProps) => {
  const texts = useTexts('productMore');
  return (
    <ul className="-my-2 grid">
      {bars.map(({ stars, count, percent }) => (
        <li key={stars}>
          <button
            aria-pressed={chosen === stars}
            className={`press grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_2rem] items-center gap-3 rounded-inner text-sm disabled:cursor-default ${chosen === stars ? 'font-semibold' : ''}`}
            disabled={count === 0}
            onClick={() => onChoose(chosen === stars ? null : stars)}
            type="button"
          >
            <span className="sr-only">{texts.starsBar(stars, count)}</span>
            <span aria-hidden="true" className="text-end">
              {stars}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-(--star)" style={{ inlineSize: `${percent}%` }} />
            </span>
            <span aria-hidden="true" className="text-start text-ink-soft">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Stars by aspect: what one review gives, or the average of all. */
const Aspects = ({ aspects, className }: { aspects: readonly AspectStars[]; className: string }) => {
  const texts = useTexts('productMore');
  return (
    <ul aria-label={texts.aspects} className={className}>
      {aspects.map(({ name, tenths }) => (
        <li className="flex items-center justify-between gap-2" key={name}>
          <bdi>{name}</bdi>
          <Rating
            className="text-sm"
            label={texts.ratingOf(tenths % 10 === 0 ? String(tenths / 10) : starsText(tenths))}
            value={tenths / 10}
          />
        </li>
      ))}
    </ul>
  );
};

const marks = lazyPart<{ review: ReviewView }>({
  part: async () => (await import('./review-marks.lazy.tsx')).ReviewMarks,
  texts: textsIn('product/review-marks'),
});

/** How far below the viewport what shoppers do with reviews begins to load, in pixels. */
const ahead = 400;

const Review = ({ review, isNear }: { review: ReviewView; isNear: boolean }) => {
  const { title, text, nickname, stars, aspects, date, lang, boughtHere, answer } = review;
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
      <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" lang={lang ?? undefined}>
        <bdi>{text}</bdi>
      </p>
      {aspects && <Aspects aspects={aspects} className="flex flex-wrap gap-x-5 text-sm text-ink-soft" />}
      <p className="flex gap-x-2 text-sm text-ink-soft">
        <bdi>{nickname}</bdi>
        {date !== '' && <bdi>{date}</bdi>}
        {boughtHere && <span className="font-medium text-success">{texts.boughtHere}</span>}
      </p>
      {answer !== null && (
        <div className="mt-2 max-w-prose border-s-2 border-line ps-4">
          <p className="text-sm font-semibold">{texts.shopAnswer}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{answer}</bdi>
          </p>
        </div>
      )}
      <div className="min-h-11 noscript:hidden">{isNear && <marks.Part review={review} />}</div>
    </li>
  );
};

const sorts: readonly ReviewSort[] = ['newest', 'helpful', 'best', 'worst'];

const SortField = ({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) => {
  const texts = useTexts('productMore');
  return (
    <div className="noscript:hidden">
      <Select
        aria-label={texts.sortReviews}
        onChange={({ currentTarget }) => onSort(sorts.find((by) => by === currentTarget.value) ?? 'newest')}
        value={sort}
      >
        {sorts.map((by) => (
          <option key={by} value={by}>
            {texts.reviewSorts[by]}
          </option>
        ))}
      </Select>
    </div>
  );
};

type NoReviewsProps = {
  productId: number;
  /** Of reviews that are there and could not be read, as without a connection. */
  rating: RatingView | null;
};

/** Shown in place of the reviews of a product without any, or of those not at hand: the way to write one. */
export const NoReviews = ({ productId, rating }: NoReviewsProps) => {
  const texts = useTexts('productMore');
  return (
    <section aria-labelledby={`${reviewsId}-title`} className="frame pt-12 md:pt-16" id={reviewsId}>
      <h2 className="pb-3 text-xl md:text-2xl" id={`${reviewsId}-title`}>
        {texts.reviews}
      </h2>
      {rating !== null && (
        <div className="pb-3">
          <Average rating={rating} />
        </div>
      )}
      <p className="pb-5 text-ink-soft">{rating === null ? texts.noReviews : texts.reviewsNotHere}</p>
      <WriteReview productId={productId} />
    </section>
  );
};

const Average = ({ rating }: { rating: RatingView }) => {
  const texts = useTexts('productMore');
  const stars = starsText(rating.tenths);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-4xl leading-none font-bold">{stars}</span>
      <span className="grid">
        <Rating label={texts.ratingOf(stars)} value={rating.tenths / 10} />
        <span className="text-sm text-ink-soft">{texts.reviewCount(rating.count)}</span>
      </span>
    </p>
  );
};

export type ReviewsProps = { productId: number; rating: RatingView; view: ReviewsView };

/** The reviews: the average, the number per star rating, and the first few; more load on demand. */
// oxlint-disable-next-line max-lines-per-function -- one section with its list
export const Reviews = ({ productId, rating, view }: ReviewsProps) => {
  const texts = useTexts('productMore');
  const { reviews, total, state, choice, more, choose } = useReviews(productId, view);
  const list = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(list, ahead);
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
          <Average rating={rating} />
          {view.bars.length > 0 && (
            <Bars bars={view.bars} chosen={choice.stars} onChoose={(stars) => choose({ stars })} />
          )}
          {view.aspects.length > 0 && <Aspects aspects={view.aspects} className="grid gap-2 text-sm" />}
        </div>
        <div>
          <div className="flex flex-wrap items-start justify-between gap-3 pb-5">
            <WriteReview productId={productId} />
            {view.total > 1 && (
              <button
                aria-pressed={choice.hasPictures}
                className={`press min-h-12 rounded-card px-4 font-semibold inset-ring-1 inset-ring-line-strong noscript:hidden ${choice.hasPictures ? 'bg-sunken' : ''}`}
                onClick={() => choose({ hasPictures: !choice.hasPictures })}
                type="button"
              >
                {texts.withPictures}
              </button>
            )}
            {view.total > 1 && <SortField onSort={(sort) => choose({ sort })} sort={choice.sort} />}
          </div>
          {(choice.stars !== null || choice.hasPictures) && (
            <button
              className="press mb-3 min-h-11 font-semibold text-accent-ink"
              onClick={() => choose({ stars: null, hasPictures: false })}
              type="button"
            >
              {texts.allReviews}
            </button>
          )}
          <ul aria-busy={state === 'busy'} className="divide-y divide-line" ref={list}>
            {reviews.map((review) => (
              <Review isNear={isNear} key={review.id} review={review} />
            ))}
          </ul>
          {state === 'idle' && reviews.length === 0 && (
            <p className="pb-3 text-ink-soft">{texts.noSuchReviews}</p>
          )}
          {state === 'failed' && <p className="pb-3 text-danger">{texts.reviewsFailed}</p>}
          {(reviews.length < total || state === 'failed') && (
            <button
              aria-busy={state === 'busy'}
              className={`${buttonStyle.quiet} noscript:hidden`}
              onClick={more}
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
