import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

const root = join(import.meta.dirname, '../../..');
/** Number of builds kept, for servers that still run on older ones. */
const keptBuilds = 3;

type Log = (text: string) => void;

export type BuildPlan = {
  /** For the terminal: what is built. */
  title: string;
  /** Folder of the builds; `current` in it is a link to the newest. */
  builds: string;
  /** Everything a build depends on, as paths in the repository; folders that do not exist are left out. */
  sources: { folders: readonly string[]; files: readonly string[] };
  /** Writes the build into the folder. */
  make: (folder: string, known: { buildId: string; log: Log }) => Promise<void>;
};

/**
 * Runs a builder of node_modules in a process of its own, and logs what it said when it fails. Throws when it
 * fails.
 */
export const runBuilder = (
  args: readonly string[],
  { cwd, environment, log }: { cwd: string; environment: Record<string, string>; log: Log },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // oxlint-disable-next-line node/no-process-env -- a builder runs in the environment of its caller
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      log(Buffer.concat(output).toString());
      reject(new Error('It does not build; what the builder said stands above.'));
    });
  });

/**
 * Builds into a temporary folder and renames it at the end, so that a build is either complete or absent,
 * even if several processes build at once.
 */
const buildInto = async (
  folder: string,
  { builds, make }: BuildPlan,
  known: { buildId: string; log: Log },
): Promise<void> => {
  const unfinished = join(builds, `unfinished-${randomUUID()}`);
  try {
    await make(unfinished, known);
    await writeFile(join(unfinished, 'build-id'), `${known.buildId}\n`);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};

const pointTo = async (builds: string, name: string): Promise<void> => {
  const current = join(builds, 'current');
  if ((await readlink(current).catch(() => '')) === name) return;
  const link = join(builds, `unfinished-${randomUUID()}`);
  await symlink(name, link, 'junction');
  await rename(link, current);
};

const dropOldBuilds = async (builds: string, current: string): Promise<void> => {
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
 * Makes a build of a browser app, unless one of the same sources exists. The build id is the hash of the
 * sources, so it is the same on every machine.
 */
export const buildOnce = async (plan: BuildPlan, log: Log): Promise<{ buildId: string; built: boolean }> => {
  const { builds, sources } = plan;
  const folders = sources.folders.filter((folder) => existsSync(join(root, folder)));
  const buildId = sourceHash(root, { ...sources, folders });
  const folder = join(builds, buildId);
  const stands = existsSync(join(folder, 'build-id'));
  if (!stands) {
    log(`Building ${plan.title} …`);
    await mkdir(builds, { recursive: true });
    await buildInto(folder, plan, { buildId, log });
  }
  await pointTo(builds, buildId);
  await dropOldBuilds(builds, buildId);
  return { buildId, built: !stands };
};
