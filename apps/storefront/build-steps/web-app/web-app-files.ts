import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeCodes } from '@dijla/contract/store-views';
import { manifestPath } from '../../app/paths.ts';
import { appIcons } from './app-icons.ts';
import { screenshotAddress, screenshotFolder } from './screenshots.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Returns the files that make the shop an installable app, by address: a manifest for each store view,
 * icons, and screenshots.
 */
export const webAppFiles = async (): Promise<Map<string, Buffer>> => {
  const files = await appIcons();
  for (const store of storeCodes)
    files.set(manifestPath(store), Buffer.from(JSON.stringify(webManifest(store))));
  for (const name of await readdir(screenshotFolder))
    files.set(screenshotAddress(name), await readFile(join(screenshotFolder, name)));
  return files;
};
