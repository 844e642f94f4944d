import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { calls as callsKind, filesLeftOut, journeys } from './scripts/tests-in-turn.ts';

const everywhere = ['packages', 'apps', 'catalogue', 'extensions', 'scripts', 'testing'];
const files = (suffix: string) => everywhere.map((folder) => `${folder}/**/*${suffix}`);
const elsewhere = ['**/node_modules/**', '**/build/**'];

/** Files at once: by itself vitest leaves a core to its own process, which is idle while files run, and on two cores would run one after another. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** What is right comes at once on a quiet machine, and on a busy one by and by. */
const patience = { poll: { timeout: 10_000 } };

/** Unit tests with a process of their own: others have the image library refuse drawings, or hold memory that counts. */
const alone = [
  'apps/provider/src/modules/shop-brand/draw-brand.test.ts',
  'apps/storefront/build-steps/web-app/app-icons.test.ts',
  'catalogue/demo/src/brand/demo-brand.test.ts',
  'catalogue/import/src/{json-format,magento-csv,source}/*.test.ts',
];

const unit = {
  environment: 'node' as const,
  maxWorkers,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: patience,
};

const root = import.meta.dirname;
const callsLeftOut = filesLeftOut(callsKind, root, process.env);
const ofImports = 'catalogue/import/**/*.calls.test.ts';

/** Tests of calls: they need PostgreSQL. */
const calls = {
  environment: 'node' as const,
  maxWorkers,
  globalSetup: ['testing/kit/src/database/database-cluster.ts'],
  // Several databases on a busy build server: what fails twice is a fault, and what needs a second try is named at the end.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: patience,
};

/** Three kinds of tests: `unit` needs nothing, `calls` needs PostgreSQL, `journeys` a running shop and Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: [...elsewhere, '**/*.calls.test.ts', ...alone],
          // A process for each of hundreds of files takes longer than their tests.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-alone', include: alone, exclude: elsewhere } },
      {
        test: {
          ...calls,
          name: 'calls',
          include: files('.calls.test.ts'),
          exclude: [...elsewhere, ofImports, ...callsLeftOut],
          // Files of a worker share the modules they import: the provider's take longer to import than most files to run (record 135).
          isolate: false,
        },
      },
      // An import gives up where its process holds too much memory, and what other files left would count.
      {
        test: {
          ...calls,
          name: 'calls-import',
          include: [ofImports],
          exclude: [...elsewhere, ...callsLeftOut],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['testing/e2e/journeys/**/*.e2e.ts'],
          exclude: [...elsewhere, ...filesLeftOut(journeys, root, process.env)],
          environment: 'node',
          // As with calls: a tenth of the time was imports.
          isolate: false,
          globalSetup: [
            'testing/kit/src/database/database-cluster.ts',
            'testing/kit/src/shared/global-setup.ts',
          ],
          // A busy build server may keep a page waiting past a test's patience: a worker that is slow to start is given up by the
          // browser after a minute only. What fails three times is a fault.
          retry: process.env.CI ? 2 : 0,
          testTimeout: 200_000,
          hookTimeout: 180_000,
          expect: patience,
          // A Chromium and a shop or two each: half a gigabyte and up to two cores.
          maxWorkers: Math.min(maxWorkers, 4),
        },
      },
    ],
  },
});
