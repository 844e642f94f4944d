import { ContentArticle } from './content-article.tsx';
import type { TextPageView } from './load-content-page.ts';
import { partsOfPage } from './page-parts.tsx';

/** A page of text: about us, delivery, returns. */
export const ContentPageScreen = ({ view }: { view: TextPageView }) => {
  const { above, below } = partsOfPage(view);
  return (
    <ContentArticle after={below} heading={view.heading || view.name} view={view}>
      {above}
    </ContentArticle>
  );
};
