import type { Config } from '../../config.ts';
import { findDatabase } from '../open-database.ts';

/** Runs a command to its end; prints its last word, or its fault with exit code 1. */
export const runCommand = async (command: () => Promise<string>): Promise<void> => {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};

/** Work on the database the configuration names, which is left as it was found: running or stopped. */
export const onDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  const { url, release } = await findDatabase(config, (message) => console.error(message));
  try {
    return await work(url);
  } finally {
    await release();
  }
};
