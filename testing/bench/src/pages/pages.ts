import type { Bench } from '../bench.ts';
import { answerTable } from './answer-table.ts';
import { type BenchChromium, benchChromium } from './bench-chromium.ts';
import { entryPages, lighthouseTable, textPages } from './lighthouse-table.ts';
import { pageShop } from './page-shop.ts';
import { repeatTable } from './repeat-table.ts';
import { startTable } from './start-table.ts';

type Ground = { shopUrl: string; chromium: BenchChromium };

const tables = {
  lighthouse: ({ shopUrl, chromium }: Ground) =>
    lighthouseTable(entryPages, { shopUrl, port: chromium.debuggingPort }),
  'lighthouse-texts': ({ shopUrl, chromium }: Ground) =>
    lighthouseTable(textPages, { shopUrl, port: chromium.debuggingPort }),
  answers: ({ shopUrl, chromium }: Ground) => answerTable(shopUrl, chromium.browser),
  'repeat-visits': ({ shopUrl, chromium }: Ground) => repeatTable(shopUrl, chromium.browser),
  'script-starts': ({ shopUrl, chromium }: Ground) => startTable(shopUrl, chromium.browser),
};

/**
 * Page performance as a shopper experiences it: Lighthouse scores, answers to taps, visits of pages that the device
 * keeps, and four ways to start the scripts.
 */
export const pages: Bench = {
  about: 'Lighthouse, answers to taps, repeat visits, and how scripts start',
  parts: Object.keys(tables),
  run: async function* (stage, parts) {
    const shop = await pageShop(stage);
    const chromium = await benchChromium();
    try {
      for (const [name, table] of Object.entries(tables)) {
        if (parts.length === 0 || parts.includes(name)) yield await table({ shopUrl: shop.url, chromium });
      }
    } finally {
      await chromium.browser.close();
      await shop.stop();
    }
  },
};
