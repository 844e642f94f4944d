import { ContentArticle } from './content-article.tsx';
import type { ContentPageView } from './load-content-page.ts';
import { partsOfPage } from './page-parts.tsx';

/** A page of text: about us, delivery, returns. */
export const ContentPageScreen = ({ view }: { view: ContentPageView & { heading?: string | undefined } }) => {
  const { above, below } = partsOfPage(view.identifier);
  return (
    <ContentArticle after={below} heading={view.heading || view.name} view={view}>
      {above}
    </ContentArticle>
  );
};
