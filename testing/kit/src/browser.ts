import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { borrowed } from './shared/borrowed.ts';

export type Shopper = {
  page: Page;
  context: BrowserContext;
  /** Complaints of the page so far: console errors and warnings, uncaught errors, policy violations. */
  complaints: string[];
};

export type ShopperOptions = BrowserContextOptions & {
  /**
   * True when the test cuts the network, so that the browser's messages about it do not count as complaints.
   */
  meetsNetworkErrors?: boolean;
};

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Drawing a phone's own two by two would cost a tenth of the run; journeys do not look at single pixels.
  deviceScaleFactor: 1,
};
const networkError = /net::ERR_|Failed to load resource/;

/**
 * A picture that the browser had in its cache already is reported as preloaded and unused after some seconds,
 * although the page displays it.
 */
const unusedPreload = /^The resource (?<address>\S+) was preloaded using link preload but not used/;

/** Checks whether the page displays a picture; a page that is left meanwhile counts as displaying it. */
const displays = (page: Page, address: string): Promise<boolean> =>
  page
    .evaluate((source) => [...document.images].some(({ currentSrc }) => currentSrc === source), address)
    .catch(() => true);

/** Collects the complaints of a page; those to be looked at first are added once `pending` has settled. */
const listen = (
  page: Page,
  {
    complaints,
    pending,
    meetsNetworkErrors,
  }: { complaints: string[]; pending: Promise<unknown>[]; meetsNetworkErrors: boolean },
) => {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (meetsNetworkErrors && networkError.test(message.text())) return;
    const complaint = `${message.type()}: ${message.text()} (${message.location().url})`;
    const preloaded = unusedPreload.exec(message.text())?.groups?.['address'];
    if (preloaded === undefined) complaints.push(complaint);
    else pending.push(displays(page, preloaded).then((isShown) => isShown || complaints.push(complaint)));
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
};

/** Milliseconds that Chromium may take to close. */
const closingMs = 20_000;

/**
 * With a service worker running, Chromium occasionally never reports that it has closed; it ends with its
 * parent process.
 */
const closed = (closing: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, closingMs);
    closing.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Connects a file of journeys to the Chromium of its worker. `shopper()` opens a fresh browser profile, by default a phone in
 * Baghdad. After each test, any complaint of its pages fails the test.
 */
export const chromiumForJourneys = () => {
  let browser: Browser | undefined;
  let open: (Shopper & { pending: Promise<unknown>[] })[] = [];
  beforeAll(async () => {
    browser = await chromium.connect((await borrowed('chromium')).endpoint);
  });
  afterAll(() => closed(browser?.close() ?? Promise.resolve()));
  afterEach(async () => {
    const shoppers = open;
    open = [];
    await Promise.all(shoppers.flatMap(({ pending }) => pending));
    const complaints = shoppers.flatMap((shopper) => shopper.complaints);
    await Promise.all(shoppers.map(({ context }) => closed(context.close())));
    expect(complaints, 'what the pages complained of').toEqual([]);
  });

  const shopper = async ({
    meetsNetworkErrors = false,
    ...options
  }: ShopperOptions = {}): Promise<Shopper> => {
    if (!browser) throw new Error('Chromium is not running');
    const context = await browser.newContext({
      locale: 'ar-IQ',
      timezoneId: 'Asia/Baghdad',
      ...phone,
      ...options,
    });
    const complaints: string[] = [];
    const pending: Promise<unknown>[] = [];
    await context.addInitScript(() => {
      // React wraps errors it recovered from, and the browser's report omits the cause.
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
      });
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `policy broken: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
        );
      });
    });
    context.on('page', (page) => listen(page, { complaints, pending, meetsNetworkErrors }));
    const page = await context.newPage();
    const opened = { page, context, complaints, pending };
    open.push(opened);
    return opened;
  };
  return { shopper };
};
