import { useTexts } from '../../i18n/texts.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { StructuredData } from '../../shop/structured-data.tsx';
import { useFrame } from '../../shop/frame-context.ts';
import { CategoryTiles } from './category-tiles.tsx';
import type { HomeView } from './load-home.ts';
import { ProductRow } from './product-row.tsx';
import { Stage } from './stage.tsx';

/** Links and search engines know the shop by this (schema.org WebSite). */
const WebSiteData = () => {
  const { publicUrl } = useFrame();
  const { code, locale } = useStoreView();
  const { shopName } = useTexts('shell');
  return <StructuredData data={{ '@context': 'https://schema.org', '@type': 'WebSite', name: shopName, inLanguage: locale, url: `${publicUrl}${paths.home(code)}` }} />;
};

export const HomeScreen = ({ view }: { view: HomeView }) => {
  const texts = useTexts('home');
  return (
    <>
      <PageHead canonicalPath={paths.home(useStoreView().code)} />
      <WebSiteData />
      <Stage card={view.newCollection[0] ?? null} />
      <CategoryTiles />
      <ProductRow cards={view.newCollection} id="new" title={texts.newCollection} />
      <ProductRow cards={view.bestsellers} id="bestsellers" title={texts.bestsellers} />
    </>
  );
};
