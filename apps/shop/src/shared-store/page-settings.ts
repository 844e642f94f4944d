import type { Config, Settings } from '@dijla/provider/config';

/** Settings of one process or machine, which no page shows. Any other may shape pages. */
const ofProcess: ReadonlySet<keyof Config | keyof Settings> = new Set([
  'port',
  'socket',
  'dataDir',
  'extensionsDir',
  'databaseUrl',
  'databaseReadUrl',
  'workers',
  'role',
  'trustedProxies',
  'rateLimits',
  'demo',
  'pictures',
  'downloads',
  'alertsPerSecond',
  'downloadFileBytes',
  'pictureCacheBytes',
  'redisUrl',
  'secret',
  'invalidateKey',
  'messages',
  'mailFrom',
  'testPush',
  'logLevel',
]);

/**
 * Returns the settings that shape pages as a text: processes share pages where it is the same, so that a setting that
 * is changed in one after another is not undone by pages of those that still have the earlier one. It holds keys of
 * gateways, and is only to be hashed.
 */
export const pageSettings = ({ settings, ...config }: Config): string =>
  JSON.stringify(
    Object.entries({ ...settings, ...config }).filter(([name]) => !ofProcess.has(name as keyof Config)),
  );
