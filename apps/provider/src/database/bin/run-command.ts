import type { Config } from '../../config.ts';
import { findDatabase } from '../open-database.ts';

/** Runs a command to completion and prints its result, or prints its error and sets exit code 1. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};

/** Runs `work` on the configured database and leaves the server as it was found: running or stopped. */
export const onDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  const { url, release } = await findDatabase(config, (message) => console.error(message));
  try {
    return await work(url);
  } finally {
    await release();
  }
};
