import type { Bench, Table } from '../bench.ts';
import { answerTable } from './answer-table.ts';
import { type BenchChromium, benchChromium } from './bench-chromium.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { pageShop } from './page-shop.ts';
import { startTable } from './start-table.ts';

type Ground = { shopUrl: string; chromium: BenchChromium };

const tables = {
  lighthouse: ({ shopUrl, chromium }: Ground) => lighthouseTable(shopUrl, chromium.debuggingPort),
  answers: ({ shopUrl, chromium }: Ground) => answerTable(shopUrl, chromium.browser),
  'script-starts': ({ shopUrl, chromium }: Ground) => startTable(shopUrl, chromium.browser),
};

/**
 * Page performance as a shopper experiences it: Lighthouse scores, answers to taps, and four ways to start
 * the scripts.
 */
export const pages: Bench = {
  about: 'Lighthouse, answers to taps, and how scripts start',
  parts: Object.keys(tables),
  run: async (stage, parts) => {
    const shop = await pageShop(stage);
    const chromium = await benchChromium();
    const made: Table[] = [];
    try {
      for (const [name, table] of Object.entries(tables)) {
        if (parts.length === 0 || parts.includes(name))
          made.push(await table({ shopUrl: shop.url, chromium }));
      }
      return made;
    } finally {
      await chromium.browser.close();
      await shop.stop();
    }
  },
};
