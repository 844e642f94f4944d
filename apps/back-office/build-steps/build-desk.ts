import { join } from 'node:path';
import { type BuildPlan, buildOnce, runBuilder } from '@dijla/web-build/build-once';
import { compressAssets } from '@dijla/web-build/compress-assets';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');
const builds = join(app, 'build');
/** The current build of the desk: a link to that build's own folder. */
export const deskFolder = join(builds, 'current');

const plan: BuildPlan = {
  title: 'the desk',
  builds,
  sources: {
    folders: [
      'apps/back-office/app',
      'apps/back-office/build-steps',
      'packages/contract/src',
      'packages/commerce-rules/src',
      'packages/messages/src',
      'packages/ui-kit/src',
      'packages/web-build/src',
    ],
    files: [
      'package-lock.json',
      'apps/back-office/index.html',
      'apps/back-office/vite.config.ts',
      'apps/back-office/package.json',
    ],
  },
  make: async (folder, { log }) => {
    const client = join(folder, 'client');
    await runBuilder([join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: app,
      environment: { BUILD_DIRECTORY: client },
      log,
    });
    await compressAssets(client);
  },
};

/** Builds the desk, unless a build of the same sources exists. */
export const buildDesk = (log: (text: string) => void): Promise<{ buildId: string; built: boolean }> =>
  buildOnce(plan, log);
