import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildScripts } from './files/build-scripts.ts';
import type { PageEntry } from './load-context.ts';
import { archiveBuild } from '@dijla/web-build/static-files';

export type StorefrontBuild = Awaited<ReturnType<typeof storefrontBuild>>;

/**
 * Loads the build that the `build` link points to, and copies its files to `archive`, where this and earlier
 * builds are kept.
 */
export const storefrontBuild = async (link: string, archive: string) => {
  const buildFolder = await realpath(link);
  const build = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as ServerBuild;
  const buildId = (await readFile(join(buildFolder, 'build-id'), 'utf8')).trim();
  const { pageRenderer, ownScripts } = build.entry.module as unknown as PageEntry;
  const clientFolder = join(buildFolder, 'client');
  return {
    renderPage: pageRenderer(build),
    ownScripts,
    buildId,
    scriptsOf: await buildScripts(clientFolder),
    folders: await archiveBuild(clientFolder, archive, buildId),
    ownFolder: join(archive, buildId),
  };
};
