export { connect, type Connection, type Database, type DatabaseTransaction } from './connect.ts';
export { countStatements } from './count-statements.ts';
export { type Cluster, startCluster } from './cluster/embedded-cluster.ts';
export { inTransaction } from './in-transaction.ts';
export { migrate } from './migrating/migrate.ts';
export { openDatabase } from './open-database.ts';
