import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { StructuredData } from '../../shop/page/structured-data.tsx';
import { useShopName } from '../../shop/page/use-shop-name.ts';
import type { ContentPageView } from '../content/load-content-page.ts';

/** A post as structured data (schema.org BlogPosting). */
export const PostData = ({
  view: { urlPath, name, summary, publishedOn, picture },
}: {
  view: Pick<ContentPageView, 'urlPath' | 'name' | 'picture'> & { summary: string; publishedOn: string };
}) => {
  const { publicUrl } = useFrame();
  const { code, language } = useStoreView();
  const shopName = useShopName();
  return (
    <StructuredData
      data={
        import.meta.env.SSR
          ? {
              '@context': 'https://schema.org',
              '@type': 'BlogPosting',
              headline: name,
              description: summary,
              ...(publishedOn !== '' && { datePublished: publishedOn }),
              ...(picture && { image: `${publicUrl}${paths.image(picture.path, 1200, 1200)}` }),
              inLanguage: language,
              mainEntityOfPage: `${publicUrl}${paths.entity(code, urlPath)}`,
              author: { '@type': 'Organization', name: shopName },
              publisher: { '@type': 'Organization', name: shopName },
            }
          : null
      }
    />
  );
};
