import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../shop/page/breadcrumb-data.tsx';
import { Breadcrumbs } from '../../shop/page/breadcrumbs.tsx';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { Scene } from '../../shop/pictures/scene.ts';
import type { BlogView, PostCard } from './load-blog.ts';
import { PostDay } from './post-day.tsx';

const Post = ({ post, isMain }: { post: PostCard; isMain: boolean }) => {
  const { code } = useStoreView();
  return (
    <article className="group relative grid content-start gap-3" lang={post.lang ?? undefined}>
      {post.picture !== '' && (
        <span className="block overflow-hidden rounded-card" style={{ objectPosition: post.focus }}>
          <Scene
            alt=""
            className="aspect-3/2 [object-position:inherit] transition-transform duration-300 group-hover:scale-103 motion-reduce:transition-none"
            isMain={isMain}
            path={post.picture}
            slot="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          />
        </span>
      )}
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">
          <PostDay day={post.publishedOn} />
        </p>
        <h2 className="text-xl leading-snug">
          <Link
            className="after:absolute after:inset-0 group-hover:text-accent-ink"
            to={paths.entity(code, post.urlPath)}
          >
            {post.title}
          </Link>
        </h2>
        <p className="text-ink-soft">{post.summary}</p>
      </div>
    </article>
  );
};

const Pager = ({ view: { page, pageCount } }: { view: BlogView }) => {
  const texts = useTexts('blog');
  const { code } = useStoreView();
  if (pageCount === 1) return null;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 pt-6">
      {page > 1 && (
        <Link className={buttonStyle.quiet} rel="prev" to={paths.blog(code, page - 1)}>
          {texts.newer}
        </Link>
      )}
      {page < pageCount && (
        <Link className={buttonStyle.quiet} rel="next" to={paths.blog(code, page + 1)}>
          {texts.older}
        </Link>
      )}
    </nav>
  );
};

/** The blog: its posts, the newest first. */
export const BlogScreen = ({ view }: { view: BlogView }) => {
  const texts = useTexts('blog');
  const { blog: title } = useTexts('shell');
  const { code } = useStoreView();
  const path = paths.blog(code);
  return (
    <>
      <PageHead canonicalPath={path} description={texts.intro} title={title} />
      {import.meta.env.SSR && (
        <OpenGraph description={texts.intro} path={path} picture={view.picture} title={title} />
      )}
      <link href={`${path}/feed.xml`} rel="alternate" title={texts.heading} type="application/atom+xml" />
      <BreadcrumbData here={{ name: title, path }} trail={[]} />
      <div className="frame grid grid-cols-1 gap-6 pt-1 pb-12 md:pt-3">
        <Breadcrumbs here={title} trail={[]} />
        <header className="-mt-2 grid gap-2">
          <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
          <p className="max-w-prose text-ink-soft">{view.total === 0 ? texts.noneText : texts.intro}</p>
        </header>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {view.posts.map((post, place) => (
            <Post isMain={place === 0} key={post.urlPath} post={post} />
          ))}
        </div>
        <Pager view={view} />
      </div>
    </>
  );
};
