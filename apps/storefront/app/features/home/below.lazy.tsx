import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { LateCarousel } from '../../shop/cards/late-carousel.tsx';
import type { BrandTile } from '../../view-models/brands/brand-view.ts';
import { Brands } from './brands.lazy.tsx';

/** What the owner has put together for the home page goes by this name; switched off in most shops, and empty then. */
const ownersCarousel = 'home-picks';

/** The end of the home page: it is read, and its links lead on, before its code has come. */
export const Below = ({ brands }: { brands: readonly BrandTile[] }) => (
  <>
    <LateCarousel allPath={paths.listed(useStoreView().code, 'trending-now')} identifier="trending" />
    <LateCarousel identifier={ownersCarousel} isRare />
    <Brands brands={brands} />
  </>
);
