import { join } from 'node:path';
import { type BuildPlan, buildOnce, runBuilder } from '@dijla/web-build/build-once';
import { compressAssets } from '@dijla/web-build/compress-assets';
import { buildServiceWorker } from './build-service-worker.ts';
import { slimBuiltManifest } from './slim-manifest.ts';

const storefront = join(import.meta.dirname, '..');
const root = join(storefront, '../..');
const builds = join(storefront, 'build');
/** The current build: a link to that build's own folder. */
export const buildFolder = join(builds, 'current');

const plan: BuildPlan = {
  title: 'the storefront',
  builds,
  sources: {
    folders: [
      'apps/storefront/app',
      'apps/storefront/build-steps',
      'apps/storefront/public',
      'packages/contract/src',
      'packages/commerce-rules/src',
      'packages/messages/src',
      'packages/device/src',
      'packages/search-index/src',
      'packages/caching/src',
      'packages/ui-kit/src',
      'packages/web-build/src',
    ],
    files: [
      'package-lock.json',
      'apps/storefront/vite.config.ts',
      'apps/storefront/react-router.config.ts',
      'apps/storefront/package.json',
    ],
  },
  make: async (folder, { buildId, log }) => {
    await runBuilder([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: storefront,
      environment: { BUILD_DIRECTORY: folder },
      log,
    });
    await slimBuiltManifest(join(folder, 'client'));
    await buildServiceWorker({ buildFolder: folder, buildId });
    await compressAssets(join(folder, 'client'));
  },
};

/**
 * Builds the storefront, unless a build of the same sources exists. The build id is the hash of the sources,
 * so it is the same on every machine.
 */
export const buildStorefront = (log: (text: string) => void): Promise<{ buildId: string; built: boolean }> =>
  buildOnce(plan, log);
