import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { StructuredData } from '../../shop/page/structured-data.tsx';
import { useShopName } from '../../shop/page/use-shop-name.ts';

/** A post as structured data (schema.org BlogPosting). */
export const PostData = ({
  view: { urlPath, name, summary, publishedOn, picture },
}: {
  view: {
    urlPath: string;
    name: string;
    summary: string;
    /** `YYYY-MM-DD`; empty without one. */
    publishedOn: string;
    /** Path in the shop's media. */
    picture: { path: string } | null;
  };
}) => {
  const { publicUrl } = useFrame();
  const { code, locale } = useStoreView();
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
              inLanguage: locale,
              mainEntityOfPage: `${publicUrl}${paths.entity(code, urlPath)}`,
              author: { '@type': 'Organization', name: shopName },
              publisher: { '@type': 'Organization', name: shopName },
            }
          : null
      }
    />
  );
};
