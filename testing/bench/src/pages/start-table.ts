import type { Browser } from 'playwright-core';
import type { Table } from '../bench.ts';
import { median } from '../figures.ts';
import { phone, slowdown } from './bench-chromium.ts';
import { entryPages } from './lighthouse-table.ts';
import { notedBy, slowLine, slowPage } from './slow-page.ts';
import { startedPages, type WayToStart, waysToStart } from './started-pages.ts';

const rounds = 3;

type Started = { firstPaint: number; mainPaint: number; blocked: number; lives: number };

/**
 * Makes a first visit over a slow connection with a slow processor, until the page is hydrated and its main
 * picture is shown.
 */
const visit = async (browser: Browser, url: string): Promise<Started> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await slowPage(context, slowdown);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => !('earlyIntents' in window));
    const lives = await page.evaluate(() => performance.now());
    await page.waitForTimeout(500);
    const { firstPaint, mainPaint, tasks } = await notedBy(page);
    const blocking = tasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .map(({ duration }) => Math.max(0, duration - 50));
    return { firstPaint, mainPaint, blocked: blocking.reduce((sum, each) => sum + each, 0), lives };
  } finally {
    await context.close();
  }
};

/** Compares four ways to start the scripts of the same pages, alternating between them. */
export const startTable = async (shopUrl: string, browser: Browser): Promise<Table> => {
  const ways = Object.keys(waysToStart) as WayToStart[];
  const servers = new Map(
    await Promise.all(ways.map(async (way) => [way, await startedPages(shopUrl, way)] as const)),
  );
  const rows: (string | number)[][] = [];
  try {
    for (const { name, path } of entryPages) {
      for (const { url } of servers.values())
        await fetch(`${url}/ar${path}`, { headers: { accept: 'text/html' } });
      const started = new Map<WayToStart, Started[]>(ways.map((way) => [way, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const [way, { url }] of servers) {
          started.get(way)?.push(await visit(browser, `${url}/ar${path}`));
        }
      }
      for (const [way, visits] of started)
        rows.push([
          name,
          way,
          ...(['firstPaint', 'mainPaint', 'blocked', 'lives'] as const).map((figure) =>
            Math.round(median(visits.map((one) => one[figure]))),
          ),
        ]);
    }
  } finally {
    await Promise.all([...servers.values()].map(({ close }) => close()));
  }
  return {
    title: `How scripts start, Arabic store, medians of ${rounds} visits each, taking turns`,
    rows: [['page', 'scripts', 'FCP ms', 'LCP ms', 'blocked ms', 'lives ms'], ...rows],
    note: `A phone's first visit over ${slowLine} with a processor ${slowdown} times slower. Lives: the page answers taps by itself.`,
  };
};
