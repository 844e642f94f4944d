import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';

type Link = { source: string; target: string };

/**
 * Creates the symlinks that the npm package cannot contain: the package lists them and creates them in an
 * install script that may not have run. `native` is the package's folder of that name. Throws when it is not
 * writable.
 */
export const makeMissingLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  const links: Link[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const place = join(native, relative('native', target));
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
  for (const program of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', program), 0o755);
};

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
};

/** Makes a complete copy that every user can run; it gets its final name only once it is complete. */
export const copyBinaries = (native: string, place: string): void => {
  const draft = `${place}.${process.pid}`;
  cpSync(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== '.a',
  });
  makeMissingLinks(draft);
  openToAll(draft);
  try {
    renameSync(draft, place);
  } catch {
    // Another process was faster, or the existing copy does not run: the caller tries it.
    rmSync(draft, { recursive: true, force: true });
  }
};
