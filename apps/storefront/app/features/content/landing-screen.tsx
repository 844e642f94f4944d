import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Link } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { LateCarousel } from '../../shop/cards/late-carousel.tsx';
import { Scene } from '../../shop/pictures/scene.ts';
import { ContentArticle } from './content-article.tsx';
import type { LandingView } from './load-landing.ts';

const blocks = lazyPart({ part: async () => (await import('./landing-block.lazy.tsx')).LandingBlock });

const Pager = ({ view: { slug, page, pageCount } }: { view: LandingView }) => {
  const texts = useTexts('landing');
  const { code } = useStoreView();
  if (pageCount === 1) return null;
  const addressOf = (number: number) =>
    paths.entity(code, slug, { page: number > 1 ? String(number) : undefined });
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap gap-3 pt-4">
      {page > 1 && (
        <Link className={buttonStyle.quiet} rel="prev" to={addressOf(page - 1)}>
          {texts.previous}
        </Link>
      )}
      {page < pageCount && (
        <Link className={buttonStyle.quiet} rel="next" to={addressOf(page + 1)}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
};

/** A page for an occasion: its picture, its text, its carousel, and the way to its other pages. */
export const LandingScreen = ({ view }: { view: LandingView }) => (
  <>
    <ContentArticle after={<Pager view={view} />} view={view}>
      {view.ownPicture !== '' && (
        <Scene
          alt=""
          className="aspect-3/2 rounded-card"
          isMain
          path={view.ownPicture}
          slot="(min-width: 768px) 44rem, 100vw"
        />
      )}
    </ContentArticle>
    {view.blocks.map((block) => (
      <blocks.Part block={block} key={block.id} />
    ))}
    {view.carousel !== '' && <LateCarousel identifier={view.carousel} />}
  </>
);
