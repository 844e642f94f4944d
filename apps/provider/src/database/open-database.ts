import type { Config } from '../config.ts';
import { connect, type Connection } from './connect.ts';
import { startCluster } from './embedded-cluster.ts';
import { migrate } from './migrating/migrate.ts';

/** The database a configuration names: the server at DATABASE_URL, or the embedded one of DATA_DIR, started when it is not running. */
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
 * What every process of the shop begins with: the database found or started, brought to this program's schema, and connected.
 * `url` is for processes started by this one; `close` ends the sessions and, for the last process, the embedded server.
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
