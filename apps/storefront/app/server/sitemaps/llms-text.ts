import { contentPath } from '@dijla/contract/entities';
import { fallbackStore, type StoreCode, storeCodes, storeViews } from '@dijla/contract/store-views';
import { paths } from '../../paths.ts';
import { listedContent } from '../../view-models/content/listed-content.ts';
import type { SitemapSource, SitemapSources } from './sitemap-source.ts';

/** Text pages of a store that are named: delivery, returns, privacy and whatever else the owner wrote. */
const mostPages = 40;

type TextPage = { identifier: string; title?: string };

/** A text on one line without what Markdown takes for a link. */
const plain = (text: string): string => text.replaceAll(/[[\]\s]+/g, ' ').trim();

const link = (name: string, address: string, note?: string): string =>
  `- [${plain(name)}](${address})${note === undefined ? '' : `: ${note}`}`;

const storePart = async (store: StoreCode, source: SitemapSource, publicUrl: string): Promise<string[]> => {
  const at = (path: string): string => new URL(path, publicUrl).href;
  const { hits } = await source.search('cms_page', {
    request: { _appliedFilters: [listedContent], _appliedSort: [{ field: 'identifier', options: 'asc' }] },
    size: mostPages,
    include: ['identifier', 'title'],
  });
  const pages = hits as unknown as TextPage[];
  return [
    `## ${storeViews[store].name}`,
    '',
    link('Home', at(`/${store}`)),
    link('Products', at(`/${store}/feeds/google.xml`), 'with prices and availability, 1,000 in each file'),
    ...pages.map(({ identifier, title }) =>
      link(title ?? identifier, at(paths.entity(store, contentPath('cms_page', identifier)))),
    ),
    '',
  ];
};

/** Returns `/llms.txt`, which tells programs that read for people what the shop is and where things are (llmstxt.org). */
export const llmsText = async (sources: SitemapSources, publicUrl: string): Promise<string> => {
  const [{ brand }, ...parts] = await Promise.all([
    sources[fallbackStore].shopFacts(),
    ...storeCodes.map((store) => storePart(store, sources[store], publicUrl)),
  ] as const);
  const languages = storeCodes.map((store) => storeViews[store].name).join(', ');
  return [
    `# ${plain(brand?.name ?? new URL(publicUrl).host)}`,
    '',
    `> An online shop that delivers in Iraq. Languages: ${languages}. Anybody may read the pages; orders are placed by people.`,
    '',
    ...parts.flat(),
    '## For programs',
    '',
    link('Sitemap', new URL('/sitemap.xml', publicUrl).href, 'every page, in both languages'),
    link('API', new URL('/api/openapi.json', publicUrl).href, 'OpenAPI 3.1'),
    link(
      'MCP',
      new URL('/mcp', publicUrl).href,
      'search the products, read one, list categories and delivery',
    ),
    '',
  ].join('\n');
};
