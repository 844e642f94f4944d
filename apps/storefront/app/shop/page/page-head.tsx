// @chunk shell
import { useStoreView } from '../../i18n/store-context.ts';
import { fallbackStore, storeCodes, storeViews, type StoreView } from '@dijla/contract/store-views';
import { useTexts } from '../../i18n/texts.tsx';
import { paths, sharedImage } from '../../paths.ts';
import { useFrame } from './frame-context.ts';
import { useShopName } from './use-shop-name.ts';

export type PageHeadProps = {
  title?: string;
  description?: string;
  /** The page's canonical path in this store; pages without one are not indexed. */
  canonicalPath: string | null;
};

const Alternates = ({ path }: { path: string }) => {
  const { publicUrl } = useFrame();
  const inStore = (code: (typeof storeCodes)[number]) => `${publicUrl}${paths.inStore(code, path)}`;
  return (
    <>
      <link href={`${publicUrl}${path}`} rel="canonical" />
      {storeCodes.map((code) => (
        <link href={inStore(code)} hrefLang={storeViews[code].hreflang} key={code} rel="alternate" />
      ))}
      <link href={inStore(fallbackStore)} hrefLang="x-default" rel="alternate" />
    </>
  );
};

/**
 * Title, description and links of a page; React hoists them into the head, on the server and on each
 * navigation.
 */
export const PageHead = ({ title, description, canonicalPath }: PageHeadProps) => {
  const { defaultTitle, defaultDescription, pageTitle } = useTexts('shell');
  const shop = useShopName();
  return (
    <>
      <title>{title === undefined ? defaultTitle(shop) : pageTitle(title, shop)}</title>
      <meta content={description ?? defaultDescription(shop)} name="description" />
      {canonicalPath === null ? (
        <meta content="noindex" name="robots" />
      ) : (
        <Alternates path={canonicalPath} />
      )}
    </>
  );
};

export type OpenGraphProps = {
  title?: string;
  description?: string | undefined;
  /** The page's canonical path in this store; null for a page that is not indexed. */
  path: string | null;
  /** Path of the picture and its alternative text, when the title does not describe it. */
  picture: { path: string; alt?: string } | null | undefined;
  type?: 'website' | 'product';
};

const localeOf = ({ language }: StoreView): string => `${language}_IQ`;

const Picture = ({ path, alt }: { path: string; alt: string }) => {
  const { publicUrl } = useFrame();
  return (
    <>
      <meta content={`${publicUrl}${sharedImage(path)}`} property="og:image" />
      <meta content="image/jpeg" property="og:image:type" />
      <meta content="1200" property="og:image:width" />
      <meta content="630" property="og:image:height" />
      <meta content={alt} property="og:image:alt" />
      <meta content={alt} name="twitter:image:alt" />
    </>
  );
};

/**
 * Open Graph data, used where a page's address is shared. Only programs that fetch the page read it, so
 * render it behind `import.meta.env.SSR` to keep it out of the browser bundle.
 */
export const OpenGraph = ({ title, description, path, picture, type = 'website' }: OpenGraphProps) => {
  const { publicUrl } = useFrame();
  const view = useStoreView();
  const { defaultTitle, defaultDescription } = useTexts('shell');
  const shop = useShopName();
  const said = title ?? defaultTitle(shop);
  return (
    <>
      <meta content={shop} property="og:site_name" />
      <meta content={type} property="og:type" />
      <meta content={said} property="og:title" />
      <meta content={description ?? defaultDescription(shop)} property="og:description" />
      {path !== null && <meta content={`${publicUrl}${path}`} property="og:url" />}
      <meta content={localeOf(view)} property="og:locale" />
      {storeCodes
        .filter((code) => code !== view.code)
        .map((code) => (
          <meta content={localeOf(storeViews[code])} key={code} property="og:locale:alternate" />
        ))}
      <meta content={picture ? 'summary_large_image' : 'summary'} name="twitter:card" />
      {picture && <Picture alt={picture.alt ?? said} path={picture.path} />}
    </>
  );
};
