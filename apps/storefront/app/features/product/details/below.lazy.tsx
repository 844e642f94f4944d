import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { LateCarousel } from '../../../shop/cards/late-carousel.tsx';
import type { ProductPageView } from '../load-product.ts';
import { AskAndShare } from './ask-and-share.lazy.tsx';
import { ProductDetails } from './product-details.lazy.tsx';
import { QuestionsPlace } from './questions-place.lazy.tsx';
import { Related } from './related.lazy.tsx';
import { ReportButtons } from './report-buttons.lazy.tsx';
import { NoReviews, Reviews } from './reviews.lazy.tsx';

/** The part of a product page below the fold; it is readable before its code has loaded. */
export const Below = ({ view: { product, related, reviews } }: { view: ProductPageView }) => {
  const texts = useTexts('productMore');
  const { code } = useStoreView();
  return (
    <>
      <AskAndShare product={product} />
      <ProductDetails product={product} />
      <ReportButtons product={product} />
      {reviews !== null && product.rating !== null ? (
        <Reviews productId={product.id} rating={product.rating} view={reviews} />
      ) : (
        <NoReviews productId={product.id} rating={product.rating} />
      )}
      <QuestionsPlace key={product.id} productId={product.id} />
      <Related
        cards={related}
        title={product.stock.state === 'out-of-stock' ? texts.similar : texts.related}
      />
      <LateCarousel allPath={paths.listed(code, 'best-sellers')} identifier="bestsellers" />
    </>
  );
};
