import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { useShopName } from '../../shop/page/use-shop-name.ts';
import { StructuredData } from '../../shop/page/structured-data.tsx';

/** Structured data that describes the shop and its search (schema.org WebSite, SearchAction). */
export const WebSiteData = () => {
  const { publicUrl } = useFrame();
  const { code, locale } = useStoreView();
  const potentialAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${paths.search(code)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: useShopName(),
        inLanguage: locale,
        url: `${publicUrl}${paths.home(code)}`,
        potentialAction,
      }}
    />
  );
};
