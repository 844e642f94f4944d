import { fallbackStore, storeCodes, storeViews } from '../i18n/store-views.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { useFrame } from './frame-context.ts';

export type PageHeadProps = {
  title?: string;
  description?: string;
  /** The page's one address in this store; pages without one are not indexed. */
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

/** Title, description and links of a page; React lifts them into the head, on the server and at each navigation. */
export const PageHead = ({ title, description, canonicalPath }: PageHeadProps) => {
  const { defaultTitle, defaultDescription, pageTitle } = useTexts('shell');
  return (
    <>
      <title>{title === undefined ? defaultTitle : pageTitle(title)}</title>
      <meta content={description ?? defaultDescription} name="description" />
      {canonicalPath === null ? <meta content="noindex" name="robots" /> : <Alternates path={canonicalPath} />}
    </>
  );
};
