import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { LateCarousel } from '../../shop/cards/late-carousel.tsx';
import type { BrandTile } from '../../view-models/brands/brand-view.ts';
import { Brands } from './brands.lazy.tsx';

/** Name of the carousel the owner can fill for the home page; in most shops it is disabled and empty. */
const ownersCarousel = 'home-picks';

/** The end of the home page; it is readable and its links work before its code has loaded. */
export const Below = ({ brands }: { brands: readonly BrandTile[] }) => (
  <>
    <LateCarousel allPath={paths.listed(useStoreView().code, 'trending-now')} identifier="trending" />
    <LateCarousel identifier={ownersCarousel} isRare />
    <Brands brands={brands} />
  </>
);
