import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

export type Checkout = { folder: string; commit: string; remove: () => void };

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const hasOurLockFile = (folder: string): boolean =>
  readFileSync(join(folder, 'package-lock.json')).equals(readFileSync(join(root, 'package-lock.json')));

/** Copies the installed packages where both lock files are alike, which is quicker than `npm ci`. */
const installInto = (folder: string): void => {
  if (hasOurLockFile(folder) && existsSync(join(root, 'node_modules'))) {
    // Workspaces have packages of their own where they want another version than the others.
    for (const path of globSync(['node_modules', '*/*/node_modules'], { cwd: root }))
      if (existsSync(join(folder, dirname(path))))
        cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
    return;
  }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
};

/**
 * Checks a commit out into a temporary folder and installs its dependencies.
 *
 * @throws when git does not know the commit or npm cannot install.
 */
export const checkoutOf = (name: string): Checkout => {
  const commit = git('rev-parse', '--short', `${name}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), `dijla-${commit}-`));
  // When root starts the database server, it runs as another user and must be able to read its programs here.
  chmodSync(folder, 0o755);
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    installInto(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, commit, remove };
};
