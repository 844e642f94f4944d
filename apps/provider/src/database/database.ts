export { connect, type Connection, type ConnectOptions, type Database, type DatabaseTransaction } from './connect.ts';
export { countStatements } from './count-statements.ts';
export { type Cluster, type ClusterOptions, startCluster } from './embedded-cluster.ts';
export { inTransaction, type TransactionOptions } from './in-transaction.ts';
export { migrate } from './migrate.ts';
export { type DatabaseConfig, findDatabase, type NamedDatabase, openDatabase, type OpenOptions } from './open-database.ts';
export type { Tables } from './schema.generated.ts';
