import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { staticChecks } from './static-checks.ts';

const root = join(import.meta.dirname, '..');

/**
 * Runs one check and prints its output at once when it ends, so that concurrent checks do not mix theirs.
 * Returns whether it passed.
 */
const passes = ({ title, program, args }: (typeof staticChecks)[number]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('exit', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      resolve(code === 0);
    });
  });

const passed = await Promise.all(staticChecks.map(passes));
process.exitCode = passed.every(Boolean) ? 0 : 1;
