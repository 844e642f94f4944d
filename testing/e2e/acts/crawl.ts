import { readHead, type ReadHead } from './read-head.ts';

export type CrawledPage = ReadHead & { url: string; status: number };

const atOnce = 6;

const readPage = async (url: string): Promise<CrawledPage> => {
  const answer = await fetch(url, { redirect: 'manual' });
  return { ...readHead(await answer.text()), url, status: answer.status };
};

/**
 * Whether a crawler follows a link: to pages and to further pages of a listing, but not to filtered
 * listings.
 */
const isFollowed = ({ pathname, searchParams }: URL): boolean =>
  /^\/(?:en|ar)(?:\/|$)/.test(pathname) && [...searchParams.keys()].every((name) => name === 'page');

/** Follows links from the given pages and returns each page once. */
export const crawl = async (shopUrl: string, from: readonly string[]): Promise<Map<string, CrawledPage>> => {
  const found = new Map<string, CrawledPage>();
  const waiting = from.map((path) => `${shopUrl}${path}`);
  const seen = new Set(waiting);
  const visit = async (url: string) => {
    const page = await readPage(url);
    found.set(url, page);
    for (const link of page.links) {
      const next = new URL(link, url);
      if (next.origin !== shopUrl || !isFollowed(next) || seen.has(next.href)) continue;
      seen.add(next.href);
      waiting.push(next.href);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return found;
};

export type SitemapUrl = {
  loc: string;
  lastmod: string | null;
  alternates: Readonly<Record<string, string>>;
  pictures: readonly string[];
};

const inner = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/** Returns every address in the shop's sitemaps, found through their index. */
export const readSitemaps = async (shopUrl: string): Promise<Map<string, SitemapUrl[]>> => {
  const index = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const files = inner(index, 'loc').map(async (file): Promise<[string, SitemapUrl[]]> => {
    const xml = await (await fetch(file)).text();
    const urls = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']): SitemapUrl => {
      const alternates = [
        ...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g),
      ].map(([, hreflang = '', href = '']) => [hreflang, href.replaceAll('&amp;', '&')]);
      return {
        loc: inner(url, 'loc')[0] ?? '',
        lastmod: inner(url, 'lastmod')[0] ?? null,
        alternates: Object.fromEntries(alternates),
        pictures: inner(url, 'image:loc'),
      };
    });
    return [file, urls];
  });
  return new Map(await Promise.all(files));
};
