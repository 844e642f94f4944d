import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';

const keptBuilds = 5;

/**
 * Keeps the hashed assets of the last five builds in `archive/<build id>/assets`, so that a page rendered or cached
 * before a deployment still finds its scripts. Returns the folders to serve, newest first.
 */
export const archiveAssets = async (clientFolder: string, archive: string, buildId: string): Promise<string[]> => {
  const target = join(archive, buildId, 'assets');
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  for (const name of await readdir(join(clientFolder, 'assets'))) {
    if (!present.has(name)) await copyFile(join(clientFolder, 'assets', name), join(target, name));
  }
  const builds = await Promise.all(
    (await readdir(archive)).map(async (name) => ({ folder: join(archive, name), isCurrent: name === buildId, at: (await stat(join(archive, name))).mtimeMs })),
  );
  builds.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.at - one.at);
  await Promise.all(builds.slice(keptBuilds).map(({ folder }) => rm(folder, { recursive: true, force: true })));
  return builds.slice(0, keptBuilds).map(({ folder }) => folder);
};

export type FileHandler = ReturnType<typeof sirv>;

/** Hashed files never change under their name; everything else is asked for again each time. */
export const staticFiles = (folder: string, headers: Readonly<Record<string, string>>): FileHandler =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
