import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFollower, newPrimary } from './database-servers.ts';

type ClusterWithStandby = {
  /** URL of the primary's database, which has no tables yet. */
  url: string;
  /** URL of the same database at the standby, which is read only and follows the primary by streaming. */
  standbyUrl: string;
  /** Stops the standby as if its machine had failed. */
  killStandby: () => Promise<void>;
  startStandby: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a cluster of its own and a standby of it, as on two machines. The caller closes it. */
export const clusterWithStandby = async (): Promise<ClusterWithStandby> => {
  const folder = mkdtempSync(join(tmpdir(), 'dijla-standby-'));
  // When root starts the servers, they run as another user and must be able to enter this folder.
  chmodSync(folder, 0o711);
  const primary = await newPrimary(join(folder, 'primary'));
  const standby = await newFollower(join(folder, 'standby'), {
    of: primary,
    name: 'standby',
    port: primary.port,
  });
  return {
    url: primary.url,
    standbyUrl: standby.url,
    killStandby: standby.stop,
    startStandby: standby.start,
    close: async () => {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
