/** Metadata that machines read from a page. */
export type ReadHead = {
  canonical: string | null;
  isIndexed: boolean;
  /** Addresses by hreflang. */
  alternates: Readonly<Record<string, string>>;
  /** Contents of `og:` and `twitter:` tags by name. */
  shared: Readonly<Record<string, string>>;
  structured: readonly unknown[];
  /** Addresses of its links as written, without the part after `#`. */
  links: readonly string[];
};

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );
const tagsOf = (html: string, name: string): Attributes[] =>
  (html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []).map(attributesOf);

/** Parses a page's HTML. Throws when one of its data blocks is not valid JSON. */
export const readHead = (html: string): ReadHead => {
  const links = tagsOf(html, 'link');
  const metas = tagsOf(html, 'meta');
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    isIndexed: !metas.some(({ name, content }) => name === 'robots' && content?.includes('noindex') === true),
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href = '' }) =>
        // An alternate without a language is a feed.
        rel === 'alternate' && hreflang !== undefined ? [[hreflang, href] as const] : [],
      ),
    ),
    shared: Object.fromEntries(
      metas.flatMap(({ property, name, content = '' }) =>
        /^(?:og|twitter):/.test(property ?? name ?? '') ? [[property ?? name, content]] : [],
      ),
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
    links: [
      ...new Set(
        tagsOf(html, 'a').flatMap(({ href }) => (href === undefined ? [] : [href.replace(/#.*$/, '')])),
      ),
    ],
  };
};
