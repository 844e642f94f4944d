import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Rating } from '@dijla/ui-kit/rating.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type OwnReview, readOwnReviews } from '../../../device/reviews/review-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { EmptyList } from '../../../shop/lists/empty-list.lazy.tsx';
import { paths } from '../../../paths.ts';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

/** Next is the id below which older reviews are, null after the last. */
type Shown = { items: readonly OwnReview[]; next: number | null };

type View = { shown: Shown | null; state: 'busy' | 'idle' | 'failed' };

/** What is shown once the next page was read; null is one that could not be. */
const withPage = (shown: Shown | null, page: Shown | null): View =>
  page === null
    ? { shown, state: 'failed' }
    : { shown: { items: [...(shown?.items ?? []), ...page.items], next: page.next }, state: 'idle' };

/** Reads the customer's reviews, and further ones on demand. */
const useOwnReviews = () => {
  const [{ shown, state }, setView] = useState<View>({ shown: null, state: 'busy' });
  useEffect(() => {
    void readOwnReviews(null).then((page) => setView(withPage(null, page)));
  }, []);
  const more = (): void => {
    setView({ shown, state: 'busy' });
    void readOwnReviews(shown?.next ?? null).then((page) => setView(withPage(shown, page)));
  };
  return { shown, state, more };
};

const Review = ({ review }: { review: OwnReview }) => {
  const texts = useTexts('reviews');
  const { code } = useStoreView();
  const { product, rating, title, detail, review_status: status, answer, created_at } = review;
  return (
    <li className="grid gap-1.5 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <h2 className="text-base font-semibold [overflow-wrap:anywhere]">
        {product.url_path === null ? (
          <bdi>{product.name}</bdi>
        ) : (
          <Link className="underline-offset-4 hover:underline" to={paths.entity(code, product.url_path)}>
            <bdi>{product.name}</bdi>
          </Link>
        )}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {rating !== null && <Rating label={texts.star[rating - 1] ?? ''} value={rating} />}
        <span className="font-medium">{texts.states[status]}</span>
        <bdi>{dayInBaghdad(created_at)}</bdi>
      </p>
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{title}</bdi>
      </p>
      <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        <bdi>{detail}</bdi>
      </p>
      {answer !== null && (
        <div className="mt-2 max-w-prose border-s-2 border-line ps-4">
          <p className="text-sm font-semibold">{texts.answer}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{answer}</bdi>
          </p>
        </div>
      )}
    </li>
  );
};

const ReviewList = () => {
  const texts = useTexts('reviews');
  const { tryAgain } = useTexts('account');
  const { shown, state, more } = useOwnReviews();
  const hasMore = shown !== null && shown.next !== null;
  if (shown === null && state === 'busy') return <AccountPlaceholder />;
  return (
    <>
      {shown !== null && shown.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {shown.items.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      {shown?.items.length === 0 && <EmptyList text={texts.noneHint} title={texts.none} />}
      {state === 'failed' && <output className="text-ink-soft">{texts.unread}</output>}
      {(hasMore || state === 'failed') && (
        <button
          aria-busy={state === 'busy'}
          className={`${buttonStyle.quiet} justify-self-center`}
          onClick={more}
          type="button"
        >
          {state === 'failed' ? tryAgain : texts.more}
        </button>
      )}
    </>
  );
};

/** The customer's reviews, newest first, each with what became of it. */
export const ReviewsPage = () => {
  const { reviews: title } = useTexts('account');
  return (
    <AccountFrame place="reviews" title={title}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <ReviewList />
        </>
      )}
    </AccountFrame>
  );
};
