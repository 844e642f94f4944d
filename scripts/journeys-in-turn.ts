import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the journeys, from the root of the repository. */
const journeysFolder = 'testing/e2e/journeys';

/**
 * Journeys that every run walks: what may be lost, doubled, charged twice or seen by somebody else, and what
 * every screen costs and looks like.
 */
export const everyRun = [
  'account/follows-an-order',
  'account/logs-in',
  'account/signs-out',
  'buying/checks-out',
  'buying/guest-buys-with-cash',
  'buying/orders-once',
  'buying/pays-by-bank-app',
  'buying/pays-by-card',
  'cart/loses-no-line',
  'desk/works-at-the-desk',
  'offline/opens-offline',
  'offline/orders-offline',
  'running/budgets',
  'running/statement-budgets',
  'screens/looks-at-every-arabic-screen',
  'screens/looks-at-every-english-screen',
] as const;

const ending = '.e2e.ts';
const always = new Set<string>(everyRun);

/** Returns all journeys, as `buying/checks-out`, in one order. */
export const allJourneys = (root: string): string[] =>
  readdirSync(join(root, journeysFolder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length).replaceAll('\\', '/'))
    .toSorted();

/** Runs that together walk all journeys (record 119). */
export const runsForAll = 3;

/** Returns the journeys that a run with this seed leaves to the next ones, of those that not every run walks. */
export const leftToTheNext = (journeys: readonly string[], seed: number): string[] =>
  journeys.filter((name) => !always.has(name)).filter((_, place) => (place + seed) % runsForAll !== 0);

/** Returns the files that this run leaves out: none where a journey is asked for by name, or all are. */
export const filesLeftOut = (root: string, { TEST_SEED: seed, TEST_ALL }: NodeJS.ProcessEnv): string[] =>
  seed === undefined || TEST_ALL === '1'
    ? []
    : leftToTheNext(allJourneys(root), Number(seed)).map((name) => `${journeysFolder}/${name}${ending}`);
