import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';

const keptBuilds = 5;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Copies a folder unless the target exists. Another process may copy it at the same time: the first to
 * rename wins, and the copies are identical.
 */
const copyOnce = async (from: string, to: string): Promise<void> => {
  if (await exists(to)) return;
  const unfinished = `${to}.${randomUUID()}`;
  await cp(from, unfinished, { recursive: true });
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
};

/**
 * Copies a build's files into `archive/<build id>` and keeps the last five builds, so that a page rendered
 * before a deployment still finds its scripts, and a build made while the shop runs does not remove files in
 * use. Returns the folders, this build's first.
 */
export const archiveBuild = async (
  clientFolder: string,
  archive: string,
  buildId: string,
): Promise<string[]> => {
  await mkdir(archive, { recursive: true });
  const current = join(archive, buildId);
  await copyOnce(clientFolder, current);
  const now = new Date();
  await utimes(current, now, now);
  const names = (await readdir(archive)).filter((name) => !name.includes('.'));
  const builds = await Promise.all(
    names.map(async (name) => ({
      folder: join(archive, name),
      at: (await stat(join(archive, name))).mtimeMs,
    })),
  );
  builds.sort(
    (one, other) => Number(other.folder === current) - Number(one.folder === current) || other.at - one.at,
  );
  await Promise.all(
    builds.slice(keptBuilds).map(({ folder }) => rm(folder, { recursive: true, force: true })),
  );
  return builds.slice(0, keptBuilds).map(({ folder }) => folder);
};

export type FileHandler = ReturnType<typeof sirv>;

const daySeconds = 86_400;

/** Cache lifetimes in seconds of files without a hash in their name, by extension (spec 1 §9, record 41). */
const lifetimes: Readonly<Record<string, number>> = {
  json: daySeconds,
  webmanifest: daySeconds,
  png: 7 * daySeconds,
};
const usualLifetime = 30 * daySeconds;

const cachingOf = (path: string): string => {
  // A file with a hash in its name never changes.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  const kind = path.slice(path.lastIndexOf('.') + 1);
  // A cached script would keep an old build alive (lesson 15).
  if (kind === 'js') return 'no-cache';
  return `public, max-age=${lifetimes[kind] ?? usualLifetime}`;
};

/**
 * Serves a build's files. Files with a hash in their name are cached for a year, others by their extension.
 */
export const staticFiles = (folder: string, headers: Readonly<Record<string, string>>): FileHandler =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cachingOf(path));
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
