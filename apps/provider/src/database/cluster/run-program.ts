import { spawn } from 'node:child_process';
import { programEnvironment } from '../../config.ts';

/** The system user a program runs as; undefined means the current user. */
export type RunAs = { uid: number; gid: number } | undefined;

export type ProgramResult = { ok: boolean; output: string };

/**
 * Runs a PostgreSQL program until it exits. Never rejects: for a program that cannot be started, resolves to
 * `ok: false` with the reason.
 */
export const runProgram = (
  file: string,
  args: readonly string[],
  { runAs, cwd }: { runAs?: RunAs; cwd?: string } = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      ...runAs,
      cwd,
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    const finish = () => resolve({ ok: child.exitCode === 0, output: output.trim() });
    child.on('close', finish);
    // On some systems a server started by the program inherits the pipes and they never close; the output
    // has arrived by then.
    child.on('exit', () => void setTimeout(finish, 1_000).unref());
  });
