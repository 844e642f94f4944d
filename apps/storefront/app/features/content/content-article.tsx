import type { ReactNode } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { ContentText } from '../../shop/page/content-text.tsx';
import { Breadcrumbs, type Crumb } from '../../shop/page/breadcrumbs.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import type { ContentPageView } from './load-content-page.ts';

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
