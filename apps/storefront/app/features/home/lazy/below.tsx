import { useStoreView } from '../../../i18n/store-context.ts';
import { paths } from '../../../paths.ts';
import { LateCarousel } from '../../../shop/late-carousel.tsx';
import type { HomeView } from '../load-home.ts';
import { ownersCarousel } from '../owners-carousel.ts';
import { Brands } from './brands.tsx';

/** The end of the home page: it is read, and its links lead on, before its code has come. */
export const Below = ({ view: { brands, hasPicks } }: { view: Pick<HomeView, 'brands' | 'hasPicks'> }) => (
  <>
    <LateCarousel allPath={paths.listed(useStoreView().code, 'trending-now')} identifier="trending" />
    {hasPicks && <LateCarousel identifier={ownersCarousel} />}
    <Brands brands={brands} />
  </>
);
