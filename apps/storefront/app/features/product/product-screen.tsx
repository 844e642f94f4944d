import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { ProductMarksPlace } from '../../shop/lists/product-marks-place.tsx';
import { BreadcrumbData, crumbsOf } from '../../shop/page/breadcrumb-data.tsx';
import { Breadcrumbs, type Crumb } from '../../shop/page/breadcrumbs.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { StructuredData } from '../../shop/page/structured-data.tsx';
import { openingVariant } from '../../view-models/choice/chosen-variant.ts';
import { galleryWith } from '../../view-models/product/gallery-with.ts';
import { isMade } from '../../view-models/product/is-made-to-order.ts';
import { productOffer } from '../../view-models/product/product-offer.ts';
import type { ProductView } from '../../view-models/product/product-view.ts';
import { promisesOf } from '../../view-models/product/promises-of.ts';
import { trailOf } from '../../view-models/listing/trail.ts';
import { BuyForm } from './buy/buy-form.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { ProductPageView } from './load-product.ts';
import { ProductHeader } from './product-header.tsx';
import { purchaseRulesOf } from './buy/purchase-rules-of.ts';
import { usePurchase } from './buy/use-purchase.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const below = lazyPart({
  part: async () => (await import('./details/below.lazy.tsx')).Below,
  texts: textsIn('product/product-more', 'lists/marks'),
});
const promised = lazyPart({
  part: async () => (await import('./details/promises.lazy.tsx')).Promises,
  texts: textsIn('product/product-more', 'cart/delivery'),
});
const cannotBuy = lazyPart({
  part: async () => (await import('./buy/cannot-buy.lazy.tsx')).CannotBuy,
  texts: textsIn('product/product-more', 'lists/alerts'),
});

const useNoteSeen = ({ sku, name, lang, urlPath, gallery }: ProductView) => {
  const { code } = useStoreView();
  useEffect(() => {
    void import('../../shop/cards/seen-products.ts').then(
      ({ noteSeen }) => noteSeen(code, { sku, name, lang, urlPath, picture: gallery[0] ?? null }),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a product is noted once, however often its page is drawn
  }, [code, sku]);
};

/** The page's head and its structured data. */
const ProductFacts = memo(
  ({ view: { product, asked }, trail }: { view: ProductPageView; trail: readonly Crumb[] }) => {
    const { code, currency } = useStoreView();
    const { publicUrl } = useFrame();
    const path = paths.entity(code, product.urlPath);
    const { title = product.name, description = product.summary || undefined } = product.head ?? {};
    const opening = import.meta.env.SSR ? openingVariant(product.buyables, asked) : null;
    const offer = import.meta.env.SSR
      ? productOffer(
          product,
          { opening, isAsked: asked.childSku !== null && opening?.sku === asked.childSku },
          { currency, publicUrl, url: `${publicUrl}${path}` },
        )
      : null;
    return (
      <>
        <PageHead canonicalPath={path} description={description} title={title} />
        {import.meta.env.SSR && (
          <OpenGraph
            description={description}
            path={path}
            picture={product.gallery[0]}
            title={product.name}
            type="product"
          />
        )}
        <StructuredData data={offer} />
        <BreadcrumbData here={{ name: product.name, path }} trail={trail} />
      </>
    );
  },
);

/** Returns the breadcrumbs of the product, which do not depend on the choice. */
const useTrail = ({ product, way }: ProductPageView): readonly Crumb[] => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  return useMemo(() => crumbsOf(trailOf(menu, way, product.categoryIds), code), [menu, way, product, code]);
};
const Trail = memo(Breadcrumbs);

// oxlint-disable-next-line max-lines-per-function -- what is memoized stands beside what it depends on
export const ProductScreen = ({ view }: { view: ProductPageView }) => {
  const { product, asked, related, reviews } = view;
  const trail = useTrail(view);
  const purchase = usePurchase(product, purchaseRulesOf(product), asked);
  const { buyable, choice, price, image: chosenImage } = purchase;
  // Deferred, so that the choice and its price are painted before the picture.
  const image = useDeferredValue(chosenImage);
  const [opening] = useState(chosenImage);
  const pictures = useMemo(
    () => galleryWith(product.gallery, { opening, chosen: image }),
    [product, opening, image],
  );
  const { chooseShown } = purchase;
  const isSoldOut = product.stock.state === 'out-of-stock';
  // Memoized, so that a choice does not update parts of the page that have not hydrated yet.
  const rest = useMemo(() => <below.Part view={view} />, [view]);
  const kept = promisesOf({
    type: product.type,
    stock: buyable?.stock ?? product.stock,
    isMade: isMade(product.choices, choice.chosen),
  }).join(' ');
  const promises = useMemo(
    () =>
      isSoldOut ? null : <promised.Part kept={kept} productId={product.id} sizeClass={product.sizeClass} />,
    [kept, isSoldOut, product.id, product.sizeClass],
  );
  const canBuy = product.isOrderable && !isSoldOut;
  const reason = useMemo(
    () =>
      canBuy ? null : (
        <cannotBuy.Part hasRelated={related.length > 0} isSoldOut={isSoldOut} product={product} />
      ),
    [canBuy, isSoldOut, product, related],
  );
  useNoteSeen(product);
  return (
    <>
      <ProductFacts trail={trail} view={view} />
      <div className="frame md:pt-4">
        <Trail here={product.name} trail={trail} />
        <div className="grid grid-cols-1 gap-2.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-12 md:pt-2 lg:gap-16">
          <Gallery name={product.name} onShow={chooseShown} pictures={pictures} shown={image} />
          <div className="grid grid-cols-1 content-start gap-4 md:gap-6">
            <div className="relative">
              <ProductHeader
                hasReviews={reviews !== null}
                price={price}
                product={product}
                vendor={view.vendor}
              />
              <ProductMarksPlace purchase={purchase} />
            </div>
            {reason}
            {reason === null ? <BuyForm purchase={purchase}>{promises}</BuyForm> : promises}
            {product.summary !== '' && (
              <p className="text-ink-soft" lang={product.lang ?? undefined}>
                <bdi>{product.summary}</bdi>
              </p>
            )}
          </div>
        </div>
      </div>
      {rest}
    </>
  );
};
