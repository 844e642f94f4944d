import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { loadDemoCatalog } from '@dijla/demo-catalogue/loading/load-demo-catalog';
import { countedShop } from '@dijla/test-kit/database/counted-shop';
import type { Bench } from './bench.ts';
import { publicPages } from './public-pages.ts';
import { rawGet } from './raw-get.ts';

const kinds = {
  scripts: /\/assets\/[\w.-]+\.js\b/g,
  styles: /\/assets\/[\w.-]+\.css\b/g,
  fonts: /\/assets\/[\w.-]+\.woff2\b/g,
};
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const sizeOf = async (url: string): Promise<number> => {
  const { status, body } = await rawGet(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  return body.byteLength;
};

/**
 * Returns the transferred bytes of a page: its HTML, and every script, style sheet and font that the HTML
 * refers to.
 */
const bytesOfPage = async (
  base: string,
  path: string,
): Promise<Record<'html' | keyof typeof kinds, number>> => {
  const page = await rawGet(`${base}${path}`);
  const html = brotliDecompressSync(page.body).toString();
  const sum = async (pattern: RegExp) => {
    const named = [...new Set(html.match(pattern) ?? [])];
    const sizes = await Promise.all(named.map((name) => sizeOf(`${base}${name}`)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    html: page.body.byteLength,
    scripts: await sum(kinds.scripts),
    styles: await sum(kinds.styles),
    fonts: await sum(kinds.fonts),
  };
};

export const bytes: Bench = {
  about: 'bytes per page, as sent',
  run: async ({ newDatabase, buildFolder, folder }) => {
    const connection = await newDatabase('bytes');
    await loadDemoCatalog(connection.db);
    const shop = await countedShop({ connection, buildFolder, dataDir: join(folder, 'bytes') });
    try {
      const rows = [];
      for (const store of ['ar', 'en']) {
        for (const { name, path } of publicPages) {
          const { html, scripts, styles, fonts } = await bytesOfPage(
            shop.url,
            path.replace('/ar', `/${store}`),
          );
          rows.push([
            `${name} (${store})`,
            ...[html, scripts, styles, fonts, html + scripts + styles + fonts].map(kilobytes),
          ]);
        }
      }
      return [
        {
          title: 'kB per page, Brotli',
          rows: [['page', 'HTML', 'JS', 'CSS', 'fonts', 'all'], ...rows],
          note: 'Budgets: HTML 25, JS 120, fonts 80 per script. A kB is 1,000 bytes. Pictures are not counted.',
        },
      ];
    } finally {
      await shop.close();
    }
  },
};
