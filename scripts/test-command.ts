import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumCommand, findOrInstallChromium } from './find-chromium.ts';
import { staticChecks } from './static-checks.ts';
import { outcomeOf, type TestReport } from './test-report.ts';
import { type FileTime, type KindTime, timesReport } from './test-times.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, '.test-results');
const allKinds = ['static', 'unit', 'calls', 'journeys'];
/**
 * `npm run test:all -- calls` runs one kind, and `-- journeys --shard=1/3` a third of it: what takes hours may be run in
 * several sittings.
 */
const { positionals: askedKinds, values: asked } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' } },
});
const unknown = askedKinds.filter((kind) => !allKinds.includes(kind));
if (unknown.length > 0) {
  console.error(`No kind of tests is called ${unknown.join(', ')}. There are ${allKinds.join(', ')}.`);
  process.exit(2);
}
const isAsked = (kind: string): boolean => askedKinds.length === 0 || askedKinds.includes(kind);
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const wobbles: string[] = [];
const kinds: KindTime[] = [];
const files: FileTime[] = [];

/** Runs one kind of checks or tests and notes how long it took. */
const timed = (kind: string, act: () => void) => {
  const start = performance.now();
  act();
  kinds.push({ kind, ms: performance.now() - start });
};

const failed = (why: string) => {
  counts.failed += 1;
  failures.push(why);
  console.error(`✗ ${why}`);
};

const program = (name: string) => join(root, 'node_modules', '.bin', name);

const check = (title: string, name: string, args: readonly string[]): boolean => {
  console.log(`\n── ${title}`);
  const done = spawnSync(program(name), args, { cwd: root, stdio: 'inherit' });
  const isFine = done.status === 0;
  if (isFine) counts.passed += 1;
  else failed(title);
  return isFine;
};

/**
 * Runs tests of one kind, which are a project of `vitest.config.ts` or several. Only tests that need data from
 * outside the repository may be skipped; their titles say so.
 */
const runTests = (kind: string, title: string, projects: readonly string[] = [kind]) => {
  console.log(`\n── ${title}`);
  const output = join(results, `${kind}.json`);
  const times = join(results, `${kind}-files.json`);
  const reporters = ['default', 'json', './scripts/file-times-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  );
  const done = spawnSync(
    program('vitest'),
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      ...reporters,
      `--outputFile.json=${output}`,
      ...(asked.shard === undefined ? [] : [`--shard=${asked.shard}`]),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FILE_TIMES: times } },
  );
  try {
    files.push(...(JSON.parse(readFileSync(times, 'utf8')) as FileTime[]));
    const outcome = outcomeOf(JSON.parse(readFileSync(output, 'utf8')) as TestReport, done.status === 0);
    counts.passed += outcome.passed;
    counts.skipped += outcome.skipped;
    counts.failed += outcome.failed;
    failures.push(...outcome.failures);
    wobbles.push(...outcome.wobbles);
  } catch {
    failed(`${title}: no report`);
  }
};

// The share of wrong requests and journeys that this run tries; the workers read it.
process.env.TEST_SEED ??= String(Date.now() % 1000);
console.log(`TEST_SEED=${process.env.TEST_SEED} tries the same share of wrong requests and journeys again`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let isBuilt = false;
timed('build', () => {
  isBuilt = check('the storefront builds', 'node', [
    'apps/storefront/build-steps/build-storefront-command.ts',
  ]);
  isBuilt =
    check('the desk builds', 'node', ['apps/back-office/build-steps/build-desk-command.ts']) && isBuilt;
});
if (isAsked('static'))
  timed('static', () => {
    for (const { title, program: name, args } of staticChecks) check(title, name, args);
  });
if (isAsked('unit')) timed('unit', () => runTests('unit', 'unit tests', ['unit', 'unit-alone']));
if (isAsked('calls'))
  timed('calls', () => runTests('calls', 'call tests on PostgreSQL', ['calls', 'calls-import']));
if (isAsked('journeys')) {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    failed(`Journeys need Chromium, and this user may not install it. Run once:\n\n  ${chromiumCommand}\n`);
  } else if (isBuilt) {
    process.env.CHROMIUM_PATH = chromium;
    timed('journeys', () => runTests('journeys', 'journeys in Chromium'));
  } else {
    failed('Journeys need a storefront and a desk that build.');
  }
}

console.log(`\n${timesReport(kinds, files).join('\n')}`);
for (const wobble of wobbles) console.log(`\nright at another try only: ${wobble}`);
for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
);
process.exitCode = counts.failed === 0 ? 0 : 1;
