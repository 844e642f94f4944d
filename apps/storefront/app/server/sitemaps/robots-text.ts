/**
 * Returns `/robots.txt`. All pages may be crawled, because a page that must not be indexed says so itself,
 * and only a crawler that may read it sees that.
 */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
