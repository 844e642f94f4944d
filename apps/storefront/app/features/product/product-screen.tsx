import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { BreadcrumbData, crumbsOf } from '../../shop/breadcrumb-data.tsx';
import { Breadcrumbs } from '../../shop/breadcrumbs.tsx';
import { useFrame } from '../../shop/frame-context.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { Price } from '../../shop/price.tsx';
import { StructuredData } from '../../shop/structured-data.tsx';
import { exactVariant, openingVariant } from '../../view-models/chosen-variant.ts';
import { trailTo } from '../../view-models/menu-view.ts';
import { productOffer } from '../../view-models/product-offer.ts';
import type { ProductView } from '../../view-models/product-view.ts';
import { promisesOf } from '../../view-models/promises-of.ts';
import { BuyForm } from './buy-form.tsx';
import { NotOrderable } from './not-orderable.tsx';
import { Gallery } from './gallery.tsx';
import type { ProductPageView } from './load-product.ts';
import { ProductDetails, Promises } from './product-details.tsx';

/** Pictures of the product, with that of a variant before them when it is none of them. */
const picturesWith = ({ gallery }: ProductView, image: string | null) =>
  image === null || gallery.some(({ path }) => path === image) ? gallery : [{ path: image, tone: null }, ...gallery];

export const ProductScreen = ({ view: { product, childSku } }: { view: ProductPageView }) => {
  const { code, currency } = useStoreView();
  const { menu, publicUrl } = useFrame();
  const opening = openingVariant(product.buyables, childSku);
  const [choice, setChoice] = useState<ChosenValues>(opening?.values ?? {});
  const buyable = exactVariant(product.buyables, choice);
  const path = paths.entity(code, product.urlPath);
  const trail = crumbsOf(trailTo(menu, product.categoryIds), code);
  return (
    <>
      <PageHead canonicalPath={path} description={product.summary || undefined} title={product.name} />
      <StructuredData data={productOffer(product, opening, { currency, publicUrl, url: `${publicUrl}${path}` })} />
      <BreadcrumbData here={{ name: product.name, path }} trail={trail} />
      <div className="frame pt-2 md:pt-4">
        <Breadcrumbs here={product.name} trail={trail} />
        <div className="grid gap-6 pt-2 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-12">
          <Gallery name={product.name} pictures={picturesWith(product, opening?.image ?? null)} shown={buyable?.image ?? null} />
          <div className="grid content-start gap-5">
            <header className="grid gap-3">
              <h1 className="text-2xl md:text-3xl" lang={product.lang ?? undefined}>
                <bdi>{product.name}</bdi>
              </h1>
              <Price price={buyable?.price ?? product.price} size="page" />
              {product.summary !== '' && <p className="text-ink-soft">{product.summary}</p>}
            </header>
            {product.isOrderable ? <BuyForm buyable={buyable} choice={choice} onChoose={setChoice} product={product} /> : <NotOrderable />}
            <Promises promises={promisesOf({ type: product.type, stock: buyable?.stock ?? product.stock })} />
          </div>
        </div>
      </div>
      <ProductDetails product={product} />
    </>
  );
};
