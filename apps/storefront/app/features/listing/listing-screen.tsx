import { chosenCount } from '@dijla/commerce-rules/filters/chosen-filters';
import { useCallback } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { BreadcrumbData, crumbsOf } from '../../shop/breadcrumb-data.tsx';
import { Breadcrumbs } from '../../shop/breadcrumbs.tsx';
import { useFrame } from '../../shop/frame-context.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { trailTo } from '../../view-models/menu-view.ts';
import { useUnpacked } from '../../view-models/unpacked.ts';
import { ListingProvider, type Query, useListingState } from './listing-context.ts';
import type { ListingView } from './load-listing.ts';
import { ProductsListing } from './products-listing.tsx';
import { SubcategoryTiles } from './subcategory-tiles.tsx';

/** Hardly ever seen, so it comes when it is. */
const emptyListing = lazyPart({ part: async () => (await import('./lazy/empty-listing.tsx')).EmptyListing });
/** Wakes behind the products, below which it stands. */
const description = lazyPart({ part: async () => (await import('./lazy/category-description.tsx')).CategoryDescription });

/** A category: what is below it, and its products with filters and orders. */
export const ListingScreen = ({ view }: { view: ListingView }) => {
  const { code } = useStoreView();
  const { productCount } = useTexts('catalogue');
  const { menu } = useFrame();
  const { category, above, subcategories } = view;
  const found = useUnpacked(view.found);
  const { urlPath, name } = category;
  const addressOf = useCallback((parameters: Query) => paths.entity(code, urlPath, parameters), [code, urlPath]);
  const state = useListingState('category', addressOf);
  const path = paths.entity(code, urlPath);
  const trail = crumbsOf(above.length === 0 ? [] : trailTo(menu, above), code);
  const isMix = chosenCount(found.filters) > 1;
  return (
    <ListingProvider value={state}>
      <PageHead canonicalPath={isMix ? null : path} description={`${name} · ${productCount(found.total)}`} title={name} />
      <BreadcrumbData here={{ name, path }} trail={trail} />
      <div className="frame grid gap-3 pt-1 md:gap-4 md:pt-3">
        <Breadcrumbs here={name} trail={trail} />
        <h1 className="-mt-2 text-3xl md:text-4xl" lang={category.lang ?? undefined}>
          <bdi>{name}</bdi>
        </h1>
        <SubcategoryTiles subcategories={subcategories} />
      </div>
      {found.total === 0 && chosenCount(found.filters) === 0 ? <emptyListing.Part /> : <ProductsListing found={found} />}
      {category.description.length > 0 && <description.Part category={category} />}
    </ListingProvider>
  );
};
