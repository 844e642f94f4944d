import { memo } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Price } from '../../shop/cards/price.tsx';
import { Rating } from '@dijla/ui-kit/rating.tsx';
import type { PriceView } from '../../view-models/product/price-view.ts';
import type { VendorLink } from '../../view-models/product/vendor-link.ts';
import type { ProductView } from '../../view-models/product/product-view.ts';
import { starsText } from '../../view-models/product/rating-view.ts';
import { reviewsId } from './section-ids.ts';

const linkStyle =
  'inline-flex min-h-11 items-center underline decoration-line-strong/60 underline-offset-4 hover:text-ink';

const SoldBy = ({ vendor: { urlPath, lang, name } }: { vendor: VendorLink }) => {
  const { soldBy } = useTexts('product');
  const { code } = useStoreView();
  return (
    <p className="text-ink-soft">
      {soldBy}{' '}
      <Link className={linkStyle} to={paths.entity(code, urlPath)}>
        <bdi lang={lang ?? undefined}>{name}</bdi>
      </Link>
    </p>
  );
};

/** The product's brand, name, rating and price. */
export const ProductHeader = memo(
  ({
    product: { brand, brandKey, name, lang, rating },
    price,
    vendor,
    hasReviews,
  }: {
    product: ProductView;
    price: PriceView | null;
    vendor: VendorLink | null;
    hasReviews: boolean;
  }) => {
    const texts = useTexts('product');
    const { code } = useStoreView();
    return (
      <header className="grid grid-cols-1 gap-1 md:gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
          {brand !== null &&
            (brandKey === null ? (
              <bdi>{brand}</bdi>
            ) : (
              <Link className={linkStyle} to={paths.brands(code, brandKey)}>
                <bdi>{brand}</bdi>
              </Link>
            ))}
          {rating !== null && (
            <p className="flex items-center gap-x-2 text-sm">
              <Rating label={texts.ratingOf(starsText(rating.tenths))} value={rating.tenths / 10} />
              {hasReviews ? (
                <a className={linkStyle} href={`#${reviewsId}`}>
                  {texts.reviewCount(rating.count)}
                </a>
              ) : (
                texts.reviewCount(rating.count)
              )}
            </p>
          )}
        </div>
        <h1 className="text-xl leading-snug [overflow-wrap:anywhere] md:text-3xl" lang={lang ?? undefined}>
          <bdi>{name}</bdi>
        </h1>
        {vendor !== null && <SoldBy vendor={vendor} />}
        {/* Beside the price is the place of heart and alerts, which come later. */}
        <div aria-live="polite" className="min-h-11 content-center pe-24">
          <Price price={price} size="page" />
        </div>
      </header>
    );
  },
);
