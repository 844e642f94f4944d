import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export type Shopper = {
  page: Page;
  context: BrowserContext;
  /** What the page complained of so far: console errors and warnings, uncaught errors, broken policies. */
  complaints: string[];
};

export type ShopperOptions = BrowserContextOptions & {
  /** True when the test cuts the network, and the browser's own words about that are no complaint. */
  meetsNetworkErrors?: boolean;
};

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const networkError = /net::ERR_|Failed to load resource/;

/** A picture that a page before has shown comes from there, and the browser says after some seconds that nobody used what it asked for ahead. */
const unusedPreload = /^The resource (?<address>\S+) was preloaded using link preload but not used/;

/** Tells whether the browser had the resource already before it opened the page's present document. */
const resourcesBefore = (page: Page) => {
  let documents = 0;
  const askedIn = new Map<string, number>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    else if (!askedIn.has(request.url())) askedIn.set(request.url(), documents);
  });
  return (address = '') => (askedIn.get(address) ?? documents) < documents;
};

const listen = (page: Page, complaints: string[], meetsNetworkErrors: boolean) => {
  const isFromBefore = resourcesBefore(page);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (meetsNetworkErrors && networkError.test(message.text())) return;
    if (isFromBefore(unusedPreload.exec(message.text())?.groups?.['address'])) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
};

/** Milliseconds Chromium may take to close what nobody needs any more. */
const closingMs = 20_000;

/** Now and then, where a service worker runs, Chromium never says that it has closed; it ends with the process that began it. */
const closed = (closing: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, closingMs);
    closing.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Chromium for a file of journeys. `shopper()` opens a fresh browser profile, a phone in Baghdad unless told otherwise;
 * after each test every complaint of any of its pages fails it.
 */
export const chromiumForJourneys = () => {
  let browser: Browser | undefined;
  let open: Shopper[] = [];
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => closed(browser?.close() ?? Promise.resolve()));
  afterEach(async () => {
    const shoppers = open;
    open = [];
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
    await context.addInitScript(() => {
      // React wraps what it recovered from, and the browser's report leaves out what was wrapped.
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
      });
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `policy broken: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
        );
      });
    });
    context.on('page', (page) => listen(page, complaints, meetsNetworkErrors));
    const page = await context.newPage();
    const opened = { page, context, complaints };
    open.push(opened);
    return opened;
  };
  return { shopper };
};
