/** `/robots.txt`: all pages may be read; what is not to be listed says so itself, which only those who may read it hear. */
export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
