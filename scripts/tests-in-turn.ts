import { globSync } from 'node:fs';

/** Runs that together take all tests (record 119). */
export const runsForAll = 6;

/** Folder of the journeys, from the root of the repository. */
const journeysFolder = 'testing/e2e/journeys';

/**
 * Journeys that every run walks: what may be lost, doubled, charged twice or seen by somebody else, and what
 * every page costs.
 */
export const everyRun = [
  'account/follows-an-order',
  'account/signs-out',
  'buying/guest-buys-with-cash',
  'buying/orders-once',
  'buying/pays-by-bank-app',
  'buying/pays-by-card',
  'cart/loses-no-line',
  'desk/works-at-the-desk',
  'running/budgets',
  'running/statement-budgets',
] as const;

/** Long journeys of the same weight: every third run walks each, and of three that stand together one. */
export const everyThirdRun = [
  'account/logs-in',
  'buying/checks-out',
  'offline/opens-offline',
  'offline/orders-offline',
  'screens/looks-at-every-arabic-screen',
  'screens/looks-at-every-english-screen',
] as const;

/**
 * Folders whose tests of calls every run takes: what may be lost, doubled, charged twice or seen by somebody else, and
 * the wire. What the others keep is read more often than changed.
 */
const everyRunOfCalls = [
  'testing/conformance/',
  ...[
    'affiliate',
    'audit',
    'cart',
    'checkout',
    'customers',
    'digital-cards',
    'gift-cards',
    'inventory',
    'ledger',
    'orders',
    'payments',
    'promotions',
    'rewards',
    'staff',
    'vendors',
  ].map((name) => `apps/provider/src/modules/${name}/`),
  'apps/provider/src/processes/',
];

const ending = '.e2e.ts';

/** A kind of tests: all its files, from the root of the repository, and which of them every run or every third takes. */
type Kind = {
  all: (root: string) => string[];
  isInEveryRun: (file: string) => boolean;
  everyThirdRun: readonly string[];
};

const found = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const fileOf = (name: string): string => `${journeysFolder}/${name}${ending}`;

export const journeys: Kind = {
  all: (root) => found(root, `${journeysFolder}/**/*${ending}`),
  isInEveryRun: (file) => everyRun.some((name) => file === fileOf(name)),
  everyThirdRun: everyThirdRun.map(fileOf),
};

export const calls: Kind = {
  all: (root) => found(root, '{apps,packages,catalogue,extensions,scripts,testing}/**/*.calls.test.ts'),
  isInEveryRun: (file) => everyRunOfCalls.some((folder) => file.startsWith(folder)),
  everyThirdRun: [],
};

/** Returns the files that a run with this seed leaves to the next ones, of those that not every run takes. */
export const leftToTheNext = (kind: Kind, root: string, seed: number): string[] => {
  const isLeft = (turns: number) => (_: string, place: number) => (place + seed) % turns !== 0;
  const others = kind
    .all(root)
    .filter((file) => !kind.isInEveryRun(file) && !kind.everyThirdRun.includes(file));
  return [...kind.everyThirdRun.filter(isLeft(3)), ...others.filter(isLeft(runsForAll))];
};

/** Returns the files that this run leaves out: none where a test is asked for by name, or all are. */
export const filesLeftOut = (
  kind: Kind,
  root: string,
  { TEST_SEED: seed, TEST_ALL }: NodeJS.ProcessEnv,
): string[] => (seed === undefined || TEST_ALL === '1' ? [] : leftToTheNext(kind, root, Number(seed)));
