import { describe, expect, it } from 'vitest';
import { demoCategories } from '../demo-categories.ts';
import { boundAddress } from '../pictures/picture-hashes.ts';
import { departmentCategories } from '../merged-departments.ts';
import { demoBranches } from './branches.ts';
import { demoContent as pages } from './demo-content.ts';
import { demoVendors } from '../vendors/demo-vendors.ts';
import { landingPages } from './landing-pages.ts';
import { demoPosts } from './posts/demo-posts.ts';

type Text = {
  title: string;
  content: string;
  content_heading?: string;
  meta_title?: string;
  meta_description?: string;
};
const demoContent: { identifier: string; kind: string; texts: { en: Text; ar: Text } }[] = [
  ...pages,
  ...demoPosts.map(({ slug, texts: { en, ar } }) => ({
    identifier: slug,
    kind: 'post',
    texts: { en: { ...en, meta_description: en.summary }, ar: { ...ar, meta_description: ar.summary } },
  })),
];
demoContent.push(
  ...demoVendors.map(({ slug, texts: { en, ar } }) => ({
    identifier: slug,
    kind: 'vendor',
    texts: { en: { ...en, meta_description: en.summary }, ar: { ...ar, meta_description: ar.summary } },
  })),
  ...landingPages.map(({ identifier, texts }) => ({ identifier, kind: 'landing', texts })),
  ...demoBranches.map(({ identifier, texts: { en, ar } }) => ({
    identifier,
    kind: 'branch',
    texts: { en: { ...en, meta_description: en.summary }, ar: { ...ar, meta_description: ar.summary } },
  })),
);
const identifiers = new Set(demoContent.map(({ identifier }) => identifier));
/** Screens of the shop that are no content. */
const ownScreens = new Set(['blogs', 'my-account/orders', 'order-tracking']);
const contents = demoContent.flatMap(({ identifier, texts }) => [
  { identifier, html: texts.en.content },
  { identifier, html: texts.ar.content },
]);
/** Returns the words of a text without size labels, which may use letters of either script. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<th scope="row">[^<]*<\/th>/g, ' ').replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
const namedBy = (pattern: RegExp): string[] =>
  contents.flatMap(({ html }) => [...html.matchAll(pattern)].map(([, name = '']) => name));

describe('demoContent', () => {
  it('has the pages and blocks every shop needs, each once', () => {
    const of = (wanted: 'page' | 'block') =>
      demoContent
        .filter(({ kind }) => kind === wanted)
        .map(({ identifier }) => identifier)
        .toSorted();
    expect(of('page')).toEqual([
      'about-us',
      'contact',
      'customer-service',
      'delivery',
      'faq',
      'jobs',
      'legal',
      'magazine',
      'order-from-catalog',
      'payment',
      'price-match-policy',
      'privacy-policy',
      'returns',
      'store-locator',
      'terms',
      'warranty',
    ]);
    expect(of('block')).toEqual([
      'contact-info',
      'footer-links',
      'home-stage',
      'home-story-1',
      'home-story-2',
      'home-story-3',
      'promise',
    ]);
  });

  it('has twelve posts, each of another day with another picture', () => {
    expect(demoPosts).toHaveLength(12);
    for (const key of ['slug', 'publishedOn', 'picture'] as const)
      expect(new Set(demoPosts.map((post) => post[key])).size).toBe(12);
  });

  it('links to its own pages and categories, and takes in its own blocks and pictures, bound to their content', async () => {
    const categories = new Set([
      ...demoCategories().map(({ url_path }) => url_path),
      ...departmentCategories.map(({ path }) => path),
    ]);
    expect(
      namedBy(/\{\{store url="([^"]*)"\}\}/g).filter(
        (path) =>
          !identifiers.has(path.replace(/^(?:i|blog)\//, '')) &&
          !categories.has(path) &&
          !ownScreens.has(path),
      ),
    ).toEqual([]);
    expect(
      namedBy(/\{\{block id="([^"]*)"\}\}/g).filter(
        (id) => !demoContent.some(({ identifier, kind }) => kind === 'block' && identifier === id),
      ),
    ).toEqual([]);
    const pictures = await Promise.all(
      namedBy(/\{\{media url="([^"]*)"\}\}/g).map(
        async (path) => [path, await boundAddress(`/${path.replace(/\.[0-9a-f]{10}\./, '.')}`)] as const,
      ),
    );
    expect(pictures.filter(([path, address]) => `/${path}` !== address)).toEqual([]);
    expect(namedBy(/href="(?!\{\{store|#)([^"]*)"/g)).toEqual([]);
  });

  it('opens no page by a heading of its own, as the shop sets it', () => {
    expect(contents.filter(({ html }) => /<h1/.test(html))).toEqual([]);
  });

  it('closes what it opens', () => {
    const tags = (html: string, pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, tag = '']) => tag).toSorted();
    expect(
      contents
        .filter(
          ({ html }) =>
            tags(html, /<(?!img)([a-z0-9]+)[ >]/g).join() !== tags(html, /<\/([a-z0-9]+)>/g).join(),
        )
        .map(({ identifier }) => identifier),
    ).toEqual([]);
  });

  it('speaks each language in its script', () => {
    const wrong = demoContent.filter(({ texts: { en, ar } }) => {
      const [english, arabic] = [en, ar].map(
        ({ title, content_heading = '', content, meta_title = '', meta_description = '' }) =>
          wordsOf([title, content_heading, content, meta_title, meta_description].join('\n')),
      );
      return /\p{Script=Arabic}/u.test(english ?? '') || /[A-Za-z]|[٠-٩ـ]|[,;?](?!\d)/.test(arabic ?? '');
    });
    expect(wrong.map(({ identifier }) => identifier)).toEqual([]);
  });

  it('promises the same in both languages', () => {
    const promisesOf = (html: string): string =>
      (wordsOf(html).match(/\b(?:\d+,\d{3}|14|24)\b/g) ?? []).toSorted().join(' ');
    expect(
      demoContent
        .filter(({ texts: { en, ar } }) => promisesOf(en.content) !== promisesOf(ar.content))
        .map(({ identifier }) => identifier),
    ).toEqual([]);
  });

  it('names no phone number, which is a setting of the shop', () => {
    expect(
      contents.filter(({ html }) => /\d{7,}|tel:/.test(html)).map(({ identifier }) => identifier),
    ).toEqual([]);
  });
});
