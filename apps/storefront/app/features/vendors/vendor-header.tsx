import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { useFrame } from '../../shop/page/frame-context.ts';
import { StructuredData } from '../../shop/page/structured-data.tsx';
import { Scene } from '../../shop/pictures/scene.ts';
import { ContentText } from '../../shop/page/content-text.tsx';
import type { VendorView } from '../../view-models/content/vendor-view.ts';

/** A vendor as structured data (schema.org Organization). */
const VendorData = ({ vendor: { urlPath, name, summary, ownPicture } }: { vendor: VendorView }) => {
  const { publicUrl } = useFrame();
  const { code } = useStoreView();
  return (
    <StructuredData
      data={
        import.meta.env.SSR
          ? {
              '@context': 'https://schema.org',
              '@type': 'Organization',
              name,
              description: summary,
              url: `${publicUrl}${paths.entity(code, urlPath)}`,
              ...(ownPicture !== '' && { image: `${publicUrl}${paths.image(ownPicture, 1200, 1200)}` }),
            }
          : null
      }
    />
  );
};

/** The vendor's picture, name and story, above its goods. */
export const VendorHeader = ({ vendor }: { vendor: VendorView }) => {
  const { name, lang, summary, ownPicture } = vendor;
  return (
    <div className="frame grid grid-cols-1 gap-3 pt-1 md:gap-4 md:pt-3">
      <VendorData vendor={vendor} />
      <Breadcrumbs here={name} trail={[]} />
      <div className="-mt-2 grid items-start gap-4 md:grid-cols-[1fr_minmax(0,24rem)] md:gap-8">
        <div className="grid min-w-0 gap-3" lang={lang ?? undefined}>
          <h1 className="text-3xl wrap-anywhere md:text-4xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="max-w-prose text-lg font-medium">{summary}</p>
          <ContentText view={vendor} />
        </div>
        {ownPicture !== '' && (
          <Scene
            alt=""
            className="aspect-3/2 rounded-card max-md:-order-1"
            isMain
            path={ownPicture}
            slot="(min-width: 768px) 24rem, 100vw"
          />
        )}
      </div>
    </div>
  );
};
