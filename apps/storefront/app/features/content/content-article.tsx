import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { directionOf } from '../../i18n/direction-of.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs, type Crumb } from '../../shop/page/breadcrumbs.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { trustedHtml } from '@dijla/ui-kit/trusted-html.ts';
import type { ContentPageView } from './load-content-page.ts';

/**
 * Returns the internal address that a plain click should follow in the router, or null to leave the click to
 * the browser.
 */
const followed = (event: MouseEvent, ownPrefix: string): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented;
  return isPlain && href !== null && href.startsWith(ownPrefix) ? href : null;
};

/** The text of a record; its internal links navigate without reloading the app. */
export const ContentText = ({ view }: { view: Pick<ContentPageView, 'content' | 'lang'> }) => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  // A native listener and not a handler, because the links work without it; it only saves a page load.
  const following = (element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      const href = followed(event, paths.home(code));
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  };
  return (
    <div
      className="prose-content"
      dangerouslySetInnerHTML={trustedHtml(view.content)}
      dir={directionOf(view.lang)}
      lang={view.lang ?? undefined}
      ref={following}
    />
  );
};

type ContentArticleProps = {
  view: ContentPageView;
  heading?: string;
  /** What is above it in the breadcrumbs. */
  trail?: readonly Crumb[];
  /** What its kind shows between heading and text, and after the text. */
  children?: ReactNode;
  after?: ReactNode;
};

const noTrail: readonly Crumb[] = [];

/** The page of one record of content: its head, its heading, which is its name by default, and its text. */
export const ContentArticle = ({
  view,
  heading = view.name,
  trail = noTrail,
  children,
  after,
}: ContentArticleProps) => {
  const { code } = useStoreView();
  const path = view.isListed ? paths.entity(code, view.urlPath) : null;
  return (
    <article className="frame grid grid-cols-[minmax(0,44rem)] justify-center justify-items-start gap-4 pt-2">
      <PageHead
        canonicalPath={path}
        title={view.title}
        {...(view.description !== null && { description: view.description })}
      />
      {import.meta.env.SSR && (
        <OpenGraph
          description={view.description ?? undefined}
          path={path}
          picture={view.picture}
          title={view.title}
        />
      )}
      <Breadcrumbs here={view.name} trail={trail} />
      <h1 className="text-3xl" lang={view.lang ?? undefined}>
        {heading}
      </h1>
      {children}
      <ContentText view={view} />
      {after}
    </article>
  );
};
