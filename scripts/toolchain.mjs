// Plain JavaScript for Node 18 and later: it prepares the machine, then goes on with the Node that the lock file names.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const stamp = join(root, 'node_modules', '.installed');

const nodeOfLockFile = () => {
  const names = isWindows ? ['node.exe', 'node.cmd'] : ['node'];
  return names.map((name) => join(root, 'node_modules', '.bin', name)).find((path) => existsSync(path));
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs what the lock file names, unless it is installed already. */
export const install = () => {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && nodeOfLockFile()) return;
  console.log('Installing what the lock file names …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (done.status !== 0) {
    console.error('npm ci failed. Read what it says above, mend that, and run the same command again.');
    process.exit(done.status ?? 1);
  }
  if (!nodeOfLockFile()) {
    console.error(
      `There is no Node for ${process.platform} on ${process.arch} among the optional dependencies of package.json.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, hash);
};

/** Options of Node that read the owner's settings from `.env`, where there is one (docs/settings.md). What the environment says comes before it. */
export const settingsFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

/** Runs a TypeScript program of the repository on the right Node; signals go to it, its exit code comes back. What the caller's environment says comes before `environment`. */
export const run = (program, { args = process.argv.slice(2), nodeOptions = [], environment = {} } = {}) =>
  new Promise((resolve) => {
    const env = {
      ...environment,
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${isWindows ? ';' : ':'}${process.env.PATH}`,
    };
    const child = spawn(nodeOfLockFile(), [...nodeOptions, join(root, program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
