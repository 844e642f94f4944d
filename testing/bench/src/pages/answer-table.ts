import type { Browser, Locator, Page } from 'playwright-core';
import type { Table } from '../bench.ts';
import { median } from '../figures.ts';
import { phone, slowdown } from './bench-chromium.ts';

const rounds = 7;
/** Milliseconds between two taps, so that a tap does not pay for the one before. */
const quietMs = 500;

type Answer = {
  name: string;
  /** Path below the store. */
  path: string;
  /** Prepares the page before each tap. */
  before?: (page: Page) => Promise<void>;
  /** Runs once, on any page it needs. */
  prepare?: (page: Page) => Promise<void>;
  /** The element to tap; `round` allows a different one each time. */
  tapped: (page: Page, round: number) => Locator;
  /** Selector of the elements whose text, values or number change when the answer shows. */
  answered: string;
};

/** Milliseconds after which a missing element counts as a failure, even on a busy machine. */
const patienceMs = 60_000;

/**
 * Resolves once the page is hydrated and everything it fetches in idle time after a first visit has arrived,
 * before anything is measured.
 */
const open = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => !('earlyIntents' in window));
  await page.waitForTimeout(2000);
};
const addButton = (page: Page) =>
  page.locator('main form[data-intent="add-to-cart"] button[type="submit"]').first();
/** The link that shows the number of items in the cart. */
const cartLink = 'a[href$="/ar/cart"]';
const filters = '#filters';

const openFilters = async (page: Page) => {
  if (await page.locator(`${filters}:popover-open`).count()) return;
  await page.locator(`button[popovertarget="filters"]:not(${filters} button)`).first().tap();
  await page.locator(`${filters}:popover-open`).waitFor();
};
const color = (page: Page, round: number) =>
  page
    .locator(`${filters} details`)
    .first()
    .locator('li a')
    .nth(round % 2);

/** The button of a product without options, a different one each round. */
const cardButton = (page: Page, round: number) =>
  page.locator('main article form[action$="/cart"] button').nth(round);

const moreLink = (page: Page) => page.locator('main a[rel="next"]');
/** Waits until the last requested page has arrived; reopens a listing that has reached its end. */
const haveMore = async (page: Page) => {
  await page.locator('main a[rel="next"][aria-busy="true"]').waitFor({ state: 'detached' });
  const { origin, pathname } = new URL(page.url());
  if (!(await moreLink(page).count())) await open(page, `${origin}${pathname}`);
};

const fillCart = async (page: Page) => {
  await open(page, `${new URL(page.url()).origin}/ar/steel-water-bottle`);
  await addButton(page).tap();
  await page.locator(cartLink).filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
};

const answers: readonly Answer[] = [
  {
    name: 'filter: the mark',
    path: '/fashion',
    before: openFilters,
    tapped: color,
    answered: `${filters} a[aria-current]`,
  },
  {
    name: 'filter: the products',
    path: '/fashion',
    before: openFilters,
    tapped: color,
    answered: 'main article h2',
  },
  {
    name: 'variant',
    path: '/cotton-t-shirt',
    tapped: (page) => page.locator('main fieldset label:has(input[type="radio"]:not(:checked))').first(),
    answered: 'main fieldset legend',
  },
  { name: 'add to cart', path: '/steel-water-bottle', tapped: addButton, answered: cartLink },
  {
    name: 'card’s +: the mark',
    path: '/grocery',
    tapped: cardButton,
    answered: 'main article button[aria-busy="true"]',
  },
  { name: 'card’s +: the cart', path: '/grocery', tapped: cardButton, answered: cartLink },
  {
    name: 'load more: the mark',
    path: '/fashion',
    before: haveMore,
    tapped: moreLink,
    answered: 'main a[rel="next"][aria-busy="true"]',
  },
  {
    name: 'load more: the products',
    path: '/fashion',
    before: haveMore,
    tapped: moreLink,
    answered: 'main article h2',
  },
  {
    name: 'quantity',
    path: '/cart',
    prepare: fillCart,
    tapped: (page) => page.locator('main li fieldset button').last(),
    answered: 'main li fieldset input',
  },
];

type Timed = { nextPaint: number; answer: number };

/**
 * Measures from the next pointer release until the browser's next paint, and until it paints a change in
 * `told`.
 */
const watchAnswer = (page: Page, answered: string) =>
  page.evaluate(
    ({ selector, patience }) => {
      const wordsNow = () =>
        JSON.stringify(
          [...document.querySelectorAll(selector)].map((element) =>
            element instanceof HTMLInputElement ? element.value : element.textContent,
          ),
        );
      const before = wordsNow();
      let nextPaint = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) nextPaint = Math.max(nextPaint, duration);
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      const timed = new Promise<Timed>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No answer in ${selector}`)), patience);
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const look = () => {
              if (wordsNow() === before) return void requestAnimationFrame(look);
              // Runs after the frame that paints it.
              const painted = new MessageChannel();
              painted.port1.addEventListener('message', () => {
                const answer = performance.now() - timeStamp;
                setTimeout(() => resolve({ nextPaint, answer }), 300);
              });
              painted.port1.start();
              painted.port2.postMessage(undefined);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { timed });
    },
    { selector: answered, patience: patienceMs },
  );

const timeOf = async (
  page: Page,
  { before, tapped, answered: told }: Answer,
  round: number,
): Promise<Timed> => {
  await page.keyboard.press('Escape');
  await before?.(page);
  const target = tapped(page, round);
  // Finds and scrolls in one step: if the page re-renders the element in between, the scroll would be lost.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(quietMs);
  await watchAnswer(page, told);
  await target.tap();
  return page.evaluate(() => (window as unknown as { timed: Promise<Timed> }).timed);
};

const timesOf = async (browser: Browser, shopUrl: string, answer: Answer): Promise<Timed[]> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const address = `${shopUrl}/ar${answer.path}`;
    await open(page, address);
    if (answer.prepare) await answer.prepare(page).then(() => open(page, address));
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: Timed[] = [];
    for (let round = 1; round <= rounds; round += 1) times.push(await timeOf(page, answer, round));
    return times;
  } finally {
    await context.close();
  }
};

/** Measures how soon a tap is answered on a phone with a slow processor. */
export const answerTable = async (shopUrl: string, browser: Browser): Promise<Table> => {
  const rows: (string | number)[][] = [];
  for (const answer of answers) {
    const times = await timesOf(browser, shopUrl, answer);
    const [answered, painted] = [times.map(({ answer: ms }) => ms), times.map(({ nextPaint }) => nextPaint)];
    rows.push([
      answer.name,
      Math.round(median(answered)),
      Math.round(Math.max(...answered)),
      Math.round(median(painted)),
    ]);
  }
  return {
    title: `Answers at ${slowdown} × CPU, 390 wide, ${rounds} taps each`,
    rows: [['tap', 'answer p50 ms', 'slowest ms', 'next paint p50 ms'], ...rows],
    note: 'From the lifted finger to the frame that shows the answer; to reach: 80 ms. Next paint: by Event Timing, in steps of 8, 0 when under 16.',
  };
};
