import type { ContentDocuments } from '@dijla/contract/client';
import { contentPath } from '@dijla/contract/entities';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { listedContent } from '../../view-models/content/listed-content.ts';
import type { SitemapSource } from './sitemap-source.ts';
import { addressOf, declaration, escaped } from './sitemap-xml.ts';

const pattern = new RegExp(`^/(?<store>${Object.keys(storeViews).join('|')})/blogs/feed\\.xml$`);

/** Returns the store view whose feed a path names; undefined for any other path. */
export const feedStoreAt = (pathname: string): StoreCode | undefined =>
  pattern.exec(pathname)?.groups?.['store'] as StoreCode | undefined;

const mostPosts = 20;

/** Characters that XML cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Returns a text as XML writes it. */
export const written = (text: string): string => escaped(text.replace(unwritable, ''));

/** A day of Baghdad as the instant at which it begins. */
const instantOf = (day: string): string => `${day}T00:00:00+03:00`;

type Post = Pick<
  ContentDocuments['blog_post'],
  'identifier' | 'title' | 'summary' | 'published_on' | 'updated_at' | 'lang'
>;

const entryXml = (post: Post, { store, publicUrl }: { store: StoreCode; publicUrl: string }): string => {
  const address = addressOf(publicUrl, paths.entity(store, contentPath('blog_post', post.identifier)));
  const language = post.lang === undefined ? '' : ` xml:lang="${written(post.lang)}"`;
  return [
    `<entry${language}><id>${address}</id><link rel="alternate" type="text/html" href="${address}"/>`,
    `<title>${written(post.title)}</title><summary>${written(post.summary)}</summary>`,
    `<published>${instantOf(post.published_on)}</published><updated>${written(post.updated_at)}</updated></entry>`,
  ].join('');
};

/** Returns the newest posts of a store's blog as an Atom feed (RFC 4287); null while it has none. */
export const blogFeedXml = async (
  source: SitemapSource,
  { store, publicUrl }: { store: StoreCode; publicUrl: string },
): Promise<string | null> => {
  const [{ hits }, { brand }] = await Promise.all([
    source.search('blog_post', {
      request: {
        _appliedFilters: [listedContent],
        _appliedSort: [{ field: 'published_on', options: 'desc' }],
      },
      size: mostPosts,
      exclude: ['content'],
    }),
    source.shopFacts(),
  ]);
  const posts = hits as unknown as Post[];
  if (posts.length === 0) return null;
  const name = brand?.name ?? new URL(publicUrl).host;
  const blog = addressOf(publicUrl, paths.blog(store));
  const updated = posts.map(({ updated_at: at }) => at).toSorted();
  return [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${storeViews[store].locale}">`,
    `<id>${blog}</id><title>${written(name)}</title><updated>${written(updated.at(-1) ?? '')}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${blog}/feed.xml"/><link rel="alternate" type="text/html" href="${blog}"/>`,
    `<author><name>${written(name)}</name></author>`,
    ...posts.map((post) => entryXml(post, { store, publicUrl })),
    '</feed>',
  ].join('\n');
};
