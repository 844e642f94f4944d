import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gaugeReplica } from '@dijla/provider/database/replica/gauge-replica';
import { gaugePageCache } from '@dijla/provider/http/gauge-page-cache';
import { gaugeJobs } from '@dijla/provider/events/gauge-jobs';
import { metricsOf } from '@dijla/provider/http/metrics';
import { gaugeLedger } from '@dijla/provider/modules/ledger/ledger';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { registry } = metricsOf();
const nobody = {} as never;
gaugeJobs(registry, nobody);
gaugeLedger(registry, nobody);
gaugePageCache(registry, () => undefined);
gaugeReplica(registry, { isUsed: () => true, lagMs: () => 0 });
const told = registry.getMetricsAsArray().map(({ name }) => name);
/** Names of metrics in a text; a histogram has three. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:dijla|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

it.each(['alerts.yml', 'grafana-dashboard.json'])(
  '%s names no metric that the shop does not have',
  (file) => {
    const named = namedIn(read(`deploy/watching/${file}`));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !told.includes(name))).toEqual([]);
  },
);

it('each metric of the shop is shown on the dashboard', () => {
  const shown = namedIn(read('deploy/watching/grafana-dashboard.json'));
  expect(told.filter((name) => name.startsWith('dijla_') && !shown.includes(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

it.runIf(hasPromtool)('Prometheus takes the rules, and wakes somebody when it should', () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['test', 'rules', join(root, 'deploy/watching/alerts.test.yml')],
    { encoding: 'utf8' },
  );
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('the compose file of several machines gives the shop only settings that it has', () => {
  const settings = new Set(
    [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name),
  );
  const [, given = ''] =
    /^x-environment:.*\n((?: {2}.*\n)+)/m.exec(read('deploy/several-machines/compose.yaml')) ?? [];
  const names = [...given.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toContain('DATABASE_READ_URL');
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});
