import type { ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { leadsSomewhere } from '../../shop/page/leads-somewhere.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { Bestsellers } from './bestsellers.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import type { HomeView } from './load-home.ts';
import { OfferRow, ProductGrid } from './product-row.tsx';
import { PromiseBand } from './promise-band.tsx';
import { SeenProducts } from './seen-products.tsx';
import { Stories } from './stories.tsx';
import { WebSiteData } from './website-data.tsx';

/**
 * Rendered in full by the server with working links, so its code may load after that of the parts that need
 * hydration to be used.
 */
const stage = lazyPart({ part: async () => (await import('./stage.lazy.tsx')).Stage });

/** Hydrates after the rows above it. */
const below = lazyPart({ part: async () => (await import('./below.lazy.tsx')).Below });

export type HomeScreenProps = {
  view: HomeView;
  /** The search field for phones; wide screens have one in the header. */
  search: ReactNode;
};

export const HomeScreen = ({ view, search }: HomeScreenProps) => {
  const texts = useTexts('home');
  const { code } = useStoreView();
  const { menu } = useFrame();
  const [first, second, third] = view.stories.filter(({ action }) => leadsSomewhere(action.href, code, menu));
  return (
    <>
      <PageHead canonicalPath={paths.home(code)} />
      {import.meta.env.SSR && <OpenGraph path={paths.home(code)} picture={view.stage?.picture ?? null} />}
      <WebSiteData />
      <div className="frame py-3 md:hidden">{search}</div>
      <stage.Part cards={view.newCollection} scene={view.stage} />
      <OfferRow
        allPath={paths.listed(code, 'special-offers')}
        cards={view.offers}
        id="offers"
        title={texts.specialOffers}
      />
      <PromiseBand />
      <CategoryTiles />
      <SeenProducts />
      <Stories stories={[first, second].filter((story) => story !== undefined)} />
      <ProductGrid
        allPath={paths.listed(code, 'new')}
        cards={view.newCollection}
        id="new"
        title={texts.newCollection}
      />
      <Bestsellers
        allPath={paths.listed(code, 'best-sellers')}
        cards={view.bestsellers}
        id="bestsellers"
        story={third}
        title={texts.bestsellers}
      />
      <below.Part brands={view.brands} />
    </>
  );
};
