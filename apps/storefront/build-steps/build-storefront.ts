import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { slimBuiltManifest } from './slim-manifest.ts';
import { sourceHash } from './source-hash.ts';

const storefront = join(import.meta.dirname, '..');
const root = join(storefront, '../..');
const builds = join(storefront, 'build');
/** The current build: a link to that build's own folder. */
export const buildFolder = join(builds, 'current');
/** Number of builds kept, for servers that still run on older ones. */
const keptBuilds = 3;

const sources = {
  folders: [
    'apps/storefront/app',
    'apps/storefront/build-steps',
    'apps/storefront/public',
    'packages/contract/src',
    'packages/commerce-rules/src',
    'packages/messages/src',
    'packages/device/src',
    'packages/ui-kit/src',
  ],
  files: [
    'package-lock.json',
    'apps/storefront/vite.config.ts',
    'apps/storefront/react-router.config.ts',
    'apps/storefront/package.json',
  ],
};

const reactRouterBuild = (folder: string, log: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: storefront,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) return resolve();
      log(text);
      reject(new Error('The storefront does not build; what the builder said stands above.'));
    });
  });

/**
 * Builds into a temporary folder and renames it at the end, so that a build is either complete or absent,
 * even if several processes build at once.
 */
const buildInto = async (folder: string, buildId: string, log: (text: string) => void): Promise<void> => {
  const unfinished = join(builds, `unfinished-${randomUUID()}`);
  try {
    await reactRouterBuild(unfinished, log);
    await slimBuiltManifest(join(unfinished, 'client'));
    await buildServiceWorker({ buildFolder: unfinished, buildId });
    await compressAssets(join(unfinished, 'client'));
    await writeFile(join(unfinished, 'build-id'), `${buildId}\n`);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};

const pointTo = async (name: string): Promise<void> => {
  if ((await readlink(buildFolder).catch(() => '')) === name) return;
  const link = join(builds, `unfinished-${randomUUID()}`);
  await symlink(name, link, 'junction');
  await rename(link, buildFolder);
};

const dropOldBuilds = async (current: string): Promise<void> => {
  const names = (await readdir(builds)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(builds, name))).mtimeMs })),
  );
  aged.sort((one, other) => other.at - one.at);
  await Promise.all(
    aged.slice(keptBuilds - 1).map(({ name }) => rm(join(builds, name), { recursive: true, force: true })),
  );
};

/**
 * Builds the storefront, unless a build of the same sources exists. The build id is the hash of the sources,
 * so it is the same on every machine.
 */
export const buildStorefront = async (
  log: (text: string) => void,
): Promise<{ buildId: string; built: boolean }> => {
  const buildId = sourceHash(root, {
    ...sources,
    folders: sources.folders.filter((folder) => existsSync(join(root, folder))),
  });
  const folder = join(builds, buildId);
  const stands = existsSync(join(folder, 'build-id'));
  if (!stands) {
    log('Building the storefront …');
    await mkdir(builds, { recursive: true });
    await buildInto(folder, buildId, log);
  }
  await pointTo(buildId);
  await dropOldBuilds(buildId);
  return { buildId, built: !stands };
};
