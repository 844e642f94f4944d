import type { BrowserContext, Page } from 'playwright-core';

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** The line in words. */
export const slowLine = `${line.latency} ms and ${Math.round((line.downloadThroughput * 8) / 1024)} kbit/s`;

/** Milliseconds since the navigation began. */
type Noted = { firstPaint: number; mainPaint: number; tasks: { startTime: number; duration: number }[] };

const notePaints = () => {
  const noted: Noted = { firstPaint: 0, mainPaint: 0, tasks: [] };
  Object.assign(window, { noted });
  const note = (type: string, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  note('largest-contentful-paint', ({ startTime }) => {
    noted.mainPaint = startTime;
  });
  note('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
};

/** Opens a tab over a slow line, with a processor that is so many times slower, which notes when it paints. */
export const slowPage = async (context: BrowserContext, rate: number): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(notePaints);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
};

/** What a tab has noted so far. */
export const notedBy = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);
