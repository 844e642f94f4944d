import type { Settings } from './config.ts';
import type { Connection } from './database/database.ts';
import type { LoadedExtension } from './extensions/extension.ts';
import type { PageCacheFacts } from './http/gauge-page-cache.ts';
import type { Logger } from './logger.ts';
import type { ReportHosts } from './modules/analytics/analytics.ts';
import type { MessageSettings } from './modules/messaging/messaging.ts';
import type { PictureStore } from './modules/media/media.ts';
import type { GatewaySettings } from './modules/payments/payments.ts';

export type ProviderOptions = {
  connection: Connection;
  /** Handed on whole to calls and jobs. */
  settings: Settings;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /**
   * Folders of picture masters, searched in this order; without a store, what people give is kept in the first.
   */
  pictureFolders: readonly string[];
  /** Where pictures are kept that people and imports give, when that is no folder. */
  pictureStore?: PictureStore | undefined;
  pictureCache: string;
  /** Where files are kept that buyers download, which is no place of pictures; undefined where there are none. */
  downloadStore?: PictureStore | undefined;
  /** Folders in which such files are looked for that the store does not have. */
  downloadFolders?: readonly string[];
  /**
   * Snapshot file this process starts from, when it matches, and keeps up to date. Without one, each start
   * reads the whole catalog.
   */
  snapshot?: string;
  /** An OpenSearch cluster that finds products; without one each process does so in memory. */
  searchCluster?: URL | undefined;
  /**
   * Signs tokens; the same in all processes of a shop. Without one, tokens of this process are valid only
   * while it runs.
   */
  secret?: string;
  /** What the pages of this process are stored in, for the metrics; undefined where it serves none. */
  pageCache?: () => PageCacheFacts | undefined;
  trustedProxies: readonly string[];
  rateLimits: boolean;
  secureCookies: boolean;
  /** Key that authorizes `/invalidate`; without one, the route does not exist. */
  invalidateKey?: string | undefined;
  /** Where customers log in besides here: addresses as of `LOGIN_PROVIDERS`. */
  loginProviders?: readonly string[];
  /** Whom searches, clicks and checkouts of a store are told; nobody by default. */
  reportHosts?: ReportHosts;
  /** What the shop has from its gateways; methods of others are not offered. */
  gateways?: GatewaySettings;
  /** How messages leave the shop. Without it, this process sends none. */
  messages?: Omit<MessageSettings, 'mailFrom' | 'testPush'>;
  /** What was loaded from the folder of extensions; their tables are up to date. */
  extensions?: readonly LoadedExtension[];
  /** False where another process runs the shop's jobs; true by default. */
  runsJobs?: boolean;
};
