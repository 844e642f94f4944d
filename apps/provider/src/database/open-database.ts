import type { Config } from '../config.ts';
import { connect, type Connection } from './connect.ts';
import { startCluster } from './cluster/embedded-cluster.ts';
import { migrate } from './migrating/migrate.ts';

/**
 * The configured database: the server at DATABASE_URL, or the embedded server of DATA_DIR, which is started
 * if necessary.
 */
export type NamedDatabase = { url: string; release: () => Promise<void> };

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl'>;

type Log = (message: string) => void;

export const findDatabase = async (
  { dataDir, databaseUrl }: DatabaseConfig,
  log: Log = () => undefined,
): Promise<NamedDatabase> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, release: async () => undefined };
  const cluster = await startCluster({ dataDir, log });
  return { url: cluster.url, release: cluster.stop };
};

export type OpenOptions = {
  applicationName?: string;
  poolSize?: number;
  statementTimeout?: number;
  log?: Log;
};

/**
 * Finds or starts the database, migrates it to this program's schema and connects to it: the first step of
 * every process of the shop. `url` is for child processes; `close` ends the sessions and, for the last
 * process, stops the embedded server.
 */
export const openDatabase = async (
  config: DatabaseConfig,
  options: OpenOptions = {},
): Promise<Connection & { url: string }> => {
  const { log = () => undefined, ...rest } = options;
  const { url, release } = await findDatabase(config, log);
  try {
    await migrate(url);
    const connection = connect({
      ...rest,
      url,
      readUrl: config.databaseReadUrl,
      onIdleError: (error) => log(`A database session broke: ${error.message}`),
    });
    const close = async (): Promise<void> => {
      await connection.close();
      await release();
    };
    return { ...connection, url, close };
  } catch (error) {
    await release();
    throw error;
  }
};
