import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without its window: Debian's package of it draws the same pages with two thirds of the work. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of Chromium: CHROMIUM_PATH, else the first of the usual names on PATH. */
const findChromium = (): string | undefined => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => isProgram(path));
  return found ?? (isProgram(macPath) ? macPath : undefined);
};

export const chromiumCommand =
  'sudo apt-get update && sudo apt-get install --yes --no-install-recommends chromium';

const mayInstall = (): string[] | undefined => {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
};

/** Installs one of Debian's packages. Returns false when there is none of that name or it may not be installed. */
const install = (name: string): boolean => {
  const prefix = mayInstall();
  if (!prefix) return false;
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return (
      spawnSync(program, rest, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  return apt('update', '-qq') && apt('install', '--yes', '-qq', '--no-install-recommends', name);
};

/**
 * Finds Chromium, or installs Debian's package where that is allowed: the one without a window first. Returns
 * undefined when neither is possible.
 */
export const findOrInstallChromium = (): string | undefined =>
  findChromium() ?? (install(shell) || install('chromium') ? findChromium() : undefined);
