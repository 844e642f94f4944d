// npm forgets optional packages of other platforms when it writes the lock file beside installed modules
// (npm/cli#4828), and `npm ci` then refuses it. Written in an empty folder the lock is whole.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './toolchain.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'fresh-lock-'));
for (const file of [
  'package.json',
  ...globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ),
]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  copyFileSync(join(root, file), join(folder, file));
}
const done = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (done.status === 0) copyFileSync(join(folder, 'package-lock.json'), join(root, 'package-lock.json'));
rmSync(folder, { recursive: true, force: true });
process.exitCode = done.status ?? 1;
