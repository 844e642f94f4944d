import type { Bench } from '../bench.ts';
import { answerTable } from './answer-table.ts';
import { benchChromium } from './bench-chromium.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { pageShop } from './page-shop.ts';
import { startTable } from './start-table.ts';

/** What a shopper feels of the pages: Lighthouse's judgement, how soon taps are answered, and four ways to start the scripts. */
export const pages: Bench = {
  about: 'Lighthouse, answers to taps, and how scripts start',
  run: async (stage) => {
    const shop = await pageShop(stage);
    const { browser, debuggingPort } = await benchChromium();
    try {
      return [await lighthouseTable(shop.url, debuggingPort), await answerTable(shop.url, browser), await startTable(shop.url, browser)];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};
