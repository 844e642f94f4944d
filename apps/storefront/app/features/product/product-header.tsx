import { memo } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Price } from '../../shop/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import type { PriceView } from '../../view-models/price-view.ts';
import type { ProductView } from '../../view-models/product-view.ts';
import { starsText } from '../../view-models/rating-view.ts';
import { reviewsId } from './section-ids.ts';

/** Who makes it, what it is called, what others think of it, what it costs. */
export const ProductHeader = memo(({ product: { brand, brandKey, name, lang, rating, summary }, price, hasReviews }: { product: ProductView; price: PriceView | null; hasReviews: boolean }) => {
  const texts = useTexts('product');
  const { code } = useStoreView();
  return (
    <header className="grid grid-cols-1 gap-2.5">
      <div className="grid gap-0.5">
        {brand !== null && (
          <p className="text-ink-soft">
            {brandKey === null ? (
              <bdi>{brand}</bdi>
            ) : (
              <Link className="relative z-1 -my-2 inline-flex min-h-11 items-center underline decoration-line-strong/60 underline-offset-4 hover:text-ink" to={paths.brands(code, brandKey)}>
                <bdi>{brand}</bdi>
              </Link>
            )}
          </p>
        )}
        <h1 className="text-2xl leading-snug [overflow-wrap:anywhere] md:text-3xl" lang={lang ?? undefined}>
          <bdi>{name}</bdi>
        </h1>
      </div>
      {rating !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <Rating label={texts.ratingOf(starsText(rating.tenths))} value={rating.tenths / 10} />
          {hasReviews ? (
            <a className="inline-flex min-h-11 items-center text-ink-soft underline decoration-line-strong/60 underline-offset-4 hover:text-ink" href={`#${reviewsId}`}>
              {texts.reviewCount(rating.count)}
            </a>
          ) : (
            <span className="text-ink-soft">{texts.reviewCount(rating.count)}</span>
          )}
        </p>
      )}
      <div aria-live="polite">
        <Price price={price} size="page" />
      </div>
      {summary !== '' && <p className="text-ink-soft">{lang === null ? summary : <bdi lang={lang}>{summary}</bdi>}</p>}
    </header>
  );
});
