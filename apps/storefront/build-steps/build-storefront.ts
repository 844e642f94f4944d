import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { sourceHash } from './source-hash.ts';

const storefront = join(import.meta.dirname, '..');
const root = join(storefront, '../..');
export const buildFolder = join(storefront, 'build');
const buildIdFile = join(buildFolder, 'build-id');

const sources = {
  folders: ['apps/storefront/app', 'apps/storefront/build-steps', 'apps/storefront/public', 'packages/contract/src', 'packages/commerce-rules/src', 'packages/messages/src'],
  files: ['package-lock.json', 'apps/storefront/vite.config.ts', 'apps/storefront/react-router.config.ts', 'apps/storefront/package.json'],
};

const reactRouterBuild = (log: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: storefront,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) return resolve();
      log(text);
      reject(new Error('The storefront does not build; what the builder said stands above.'));
    });
  });

/**
 * Builds the storefront unless the build that stands was made from the same sources. The build id is their hash,
 * so equal sources give equal ids on every machine. Order: pages and scripts, worker, compression, id last.
 */
export const buildStorefront = async (log: (text: string) => void): Promise<{ buildId: string; built: boolean }> => {
  const buildId = sourceHash(root, { ...sources, folders: sources.folders.filter((folder) => existsSync(join(root, folder))) });
  if (existsSync(buildIdFile) && readFileSync(buildIdFile, 'utf8').trim() === buildId) return { buildId, built: false };
  log('Building the storefront …');
  await rm(buildFolder, { recursive: true, force: true });
  await reactRouterBuild(log);
  await buildServiceWorker({ buildFolder, buildId });
  await compressAssets(join(buildFolder, 'client'));
  await writeFile(buildIdFile, `${buildId}\n`);
  return { buildId, built: true };
};
