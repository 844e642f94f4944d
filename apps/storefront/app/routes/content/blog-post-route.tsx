import type { ContentDocuments } from '@dijla/contract/client';
import { useLoaderData } from 'react-router';
import { PostDay } from '../../features/blog/post-day.tsx';
import { PostData } from '../../features/blog/post-data.tsx';
import { ContentArticle } from '../../features/content/content-article.tsx';
import { loadContentPage } from '../../features/content/load-content-page.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Scene } from '../../shop/pictures/scene.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

const shown = ({
  summary = '',
  published_on = '',
  picture = '',
  picture_focus: focus,
}: Partial<ContentDocuments['blog_post']>) => ({
  summary,
  publishedOn: published_on,
  ownPicture: picture,
  focus,
});

export const loader = onServer(loadContentPage('blog_post', shown));
export const clientLoader = onDevice(async () =>
  (await import('../../features/content/load-content-page.ts')).loadContentPage('blog_post', shown),
);

const BlogPostRoute = () => {
  const { blog } = useTexts('shell');
  const { code } = useStoreView();
  const loaded = useLoaderData<typeof loader>();
  const { summary, publishedOn, ownPicture, focus } = loaded;
  const view = ownPicture === '' ? loaded : { ...loaded, picture: { path: ownPicture, alt: loaded.name } };
  return (
    <ContentArticle key={view.identifier} trail={[{ name: blog, path: paths.blog(code) }]} view={view}>
      <PostData view={{ ...view, summary, publishedOn }} />
      <p className="text-ink-soft">
        <PostDay day={publishedOn} />
      </p>
      {ownPicture !== '' && (
        <span className="block" style={{ objectPosition: focus }}>
          <Scene
            alt=""
            className="aspect-3/2 rounded-card [object-position:inherit]"
            isMain
            path={ownPicture}
            slot="(min-width: 768px) 44rem, 100vw"
          />
        </span>
      )}
      <p className="text-lg font-medium" lang={view.lang ?? undefined}>
        {summary}
      </p>
    </ContentArticle>
  );
};
export default BlogPostRoute;
