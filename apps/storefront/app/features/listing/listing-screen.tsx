import { useCallback } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { crumbsOf } from '../../shop/page/breadcrumb-data.tsx';
import { Breadcrumbs, type Crumb } from '../../shop/page/breadcrumbs.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import { trailTo } from '../../view-models/listing/trail.ts';
import { FilteredListing } from './filtered-listing.tsx';
import type { Query } from './listing-context.ts';
import type { ListingView } from './loading/load-listing.ts';
import { SubcategoryTiles } from './subcategory-tiles.tsx';

/** Loaded only when needed, because it is rarely shown. */
const emptyListing = lazyPart({
  part: async () => (await import('./empty/empty-listing.lazy.tsx')).EmptyListing,
});
/** Hydrates after the products above it. */
const below = lazyPart({ part: async () => (await import('./below.lazy.tsx')).Below });

const Header = ({
  view: { category, subcategories },
  trail,
}: {
  view: ListingView;
  trail: readonly Crumb[];
}) => (
  <div className="frame grid gap-3 pt-1 md:gap-4 md:pt-3">
    <Breadcrumbs here={category.name} trail={trail} />
    <h1 className="-mt-2 text-3xl md:text-4xl" lang={category.lang ?? undefined}>
      <bdi>{category.name}</bdi>
    </h1>
    <SubcategoryTiles subcategories={subcategories} />
  </div>
);

/** A category page: its subcategories, and its products with filters and sort orders. */
export const ListingScreen = ({ view }: { view: ListingView }) => {
  const { code } = useStoreView();
  const { menu } = useFrame();
  const { category, above, found, stories, head } = view;
  const { urlPath, name } = category;
  const addressOf = useCallback(
    (parameters: Query) => paths.entity(code, urlPath, parameters),
    [code, urlPath],
  );
  const trail = crumbsOf(above.length === 0 ? [] : trailTo(menu, above), code);
  return (
    <>
      <FilteredListing
        addressOf={addressOf}
        empty={
          <emptyListing.Part isUnavailable={typeof found !== 'string' && found.isUnavailable === true} />
        }
        found={found}
        head={head}
        header={<Header trail={trail} view={view} />}
        kind="category"
        stories={stories}
        title={name}
        trail={trail}
      />
      <below.Part category={category} />
    </>
  );
};
