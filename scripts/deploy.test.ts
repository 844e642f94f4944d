import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the unit of systemd starts the shop in the environment that npm run shop gives it', () => {
  // What is compiled is kept with the data, because the program belongs to root.
  const { NODE_COMPILE_CACHE: _, ...given } = JSON.parse(
    read('apps/shop/process-environment.json'),
  ) as Record<string, string>;
  const unit = read('deploy/one-server/systemd/dijla.service');
  const missing = Object.entries(given).filter(([name, value]) => !unit.includes(`${name}=${value}`));
  expect(missing).toEqual([]);
});

it('every file that the page on deploying names is there', () => {
  const page = read('deploy/README.md');
  const named = [...page.matchAll(/deploy\/(?:one-server|several-machines|point-in-time)\/[\w./-]*\w/g)].map(
    ([path]) => path,
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const scripts = (readdirSync(join(root, 'deploy'), { recursive: true }) as string[])
  .filter((path) => path.endsWith('.sh'))
  .map((path) => join(root, 'deploy', path));

it('every script can be run and is read whole by its shell', () => {
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    const [, shell = 'sh'] = /^#!.*\b(sh|bash)$/m.exec(readFileSync(path, 'utf8')) ?? [];
    const { status, stderr } = spawnSync(shell, ['-n', path], { encoding: 'utf8' });
    const isProgram = readFileSync(path, 'utf8').startsWith('#!');
    expect([path, status, stderr, (statSync(path).mode & 0o100) !== 0]).toEqual([path, 0, '', isProgram]);
  }
});

const haproxy = read('deploy/several-machines/haproxy.cfg');
const compose = read('deploy/several-machines/compose.yaml');

it('HAProxy knows the services of the compose file, and asks whether they are ready', () => {
  const named = [...haproxy.matchAll(/^\tserver (\S+) "\$\{\w+-(\S+):(\d+)\}" check/gm)];
  expect(named.map(([, name, host, port]) => [name === host, port])).toEqual([
    ...Array.from({ length: 3 }, () => [true, '3000']),
    ...Array.from({ length: 6 }, () => [true, '5432']),
  ]);
  for (const [, name] of named) expect(compose).toMatch(new RegExp(`^  ${name}:$`, 'm'));
  // The provider refuses requests of HTTP/1.0, which HAProxy sends unless told otherwise.
  expect(haproxy).toMatch(/^\thttp-check send meth GET uri \/readyz ver HTTP\/1\.1 hdr Host \S+$/m);
});

it("asks a server of the database as PostgreSQL's protocol says", () => {
  const bytes = (command: string) =>
    [...haproxy.matchAll(new RegExp(`^\\ttcp-check ${command} ([0-9a-f]+)$`, 'gm'))].map(([, hex = '']) =>
      Buffer.from(hex, 'hex'),
    );
  const [first = Buffer.of(), last] = bytes('send-binary');
  expect([first.readInt32BE(0), first.readInt32BE(4) >> 16]).toEqual([first.length, 3]);
  expect(first.subarray(8).toString()).toBe('user\0proxy_check\0database\0postgres\0\0');
  expect(last?.toString('latin1')).toBe('X\0\0\0\u0004');
  expect(bytes('expect binary').map(String)).toEqual(['in_hot_standby\0off\0', 'in_hot_standby\0on\0']);
});

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined;

it.runIf(hasHaproxy)('HAProxy takes its configuration', () => {
  const addresses = Object.fromEntries(
    ['WEB', 'DATABASE'].flatMap((name) =>
      [1, 2, 3].map((place) => [`${name}_${place}`, `127.0.0.1:${3000 + place}`]),
    ),
  );
  const { status, stdout, stderr } = spawnSync(
    'haproxy',
    ['-c', '-f', join(root, 'deploy/several-machines/haproxy.cfg')],
    { encoding: 'utf8', env: { ...process.env, ...addresses } },
  );
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.not.stringContaining('WARNING')]);
});
