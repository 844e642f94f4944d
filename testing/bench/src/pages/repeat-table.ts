import type { Browser, BrowserContext } from 'playwright-core';
import type { Table } from '../bench.ts';
import { median } from '../figures.ts';
import { phone, slowdown } from './bench-chromium.ts';
import { entryPages } from './lighthouse-table.ts';
import { notedBy, slowLine, slowPage } from './slow-page.ts';

const rounds = 5;
/** Milliseconds in which a page fetches all that it fetches after a first visit, on a busy machine. */
const settleMs = 6000;

type Painted = { firstPaint: number; mainPaint: number };

/** Opens a page in a tab of its own, and returns when it was painted. */
const visit = async (context: BrowserContext, url: string, rate: number): Promise<Painted> => {
  const page = await slowPage(context, rate);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    return await notedBy(page);
  } finally {
    await page.close();
  }
};

/** Visits each page twice, so that the device keeps it whole, and then again and again. */
export const repeatTable = async (shopUrl: string, browser: Browser): Promise<Table> => {
  const rows: (string | number)[][] = [];
  for (const { name, path } of entryPages) {
    const url = `${shopUrl}/ar${path}`;
    const context = await browser.newContext(phone);
    try {
      const first = await context.newPage();
      await first.goto(url, { waitUntil: 'load' });
      await first.evaluate(async () => void (await navigator.serviceWorker.ready));
      await first.waitForTimeout(settleMs);
      await first.reload({ waitUntil: 'load' });
      await first.waitForTimeout(settleMs);
      await first.close();
      for (const rate of [1, slowdown]) {
        const visits: Painted[] = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(context, url, rate));
        rows.push([
          name,
          rate,
          Math.round(median(visits.map(({ firstPaint }) => firstPaint))),
          Math.round(median(visits.map(({ mainPaint }) => mainPaint))),
        ]);
      }
    } finally {
      await context.close();
    }
  }
  return {
    title: `Visits of pages that the device keeps, Arabic store, medians of ${rounds}`,
    rows: [['page', 'processor slowed', 'FCP ms', 'LCP ms'], ...rows],
    note: `In a new tab, over ${slowLine}. To reach: LCP 300 ms.`,
  };
};
