import { dirname, join } from 'node:path';
import { gaugeReplica } from './database/replica/gauge-replica.ts';
import { gaugeJobs } from './events/gauge-jobs.ts';
import { extensionJobs } from './extensions/extension-jobs.ts';
import { gaugePageCache } from './http/gauge-page-cache.ts';
import { type Metrics, metricsOf } from './http/metrics.ts';
import { type JobsParts, type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { reportSubscribers } from './modules/analytics/analytics.ts';
import { gaugeLedger } from './modules/ledger/ledger.ts';
import { type DownloadFiles, downloadFiles, downloadSchedules } from './modules/downloads/downloads.ts';
import { givenPicturesStore } from './modules/media/media.ts';
import { countMessages, type Messenger, messengerOf } from './modules/messaging/messaging.ts';
import { orderPagePath } from './modules/orders/orders.ts';
import { type Gateways, openGateways } from './modules/payments/payments.ts';
import { reviewPictureSchedules } from './modules/reviews/reviews.ts';
import type { Stores } from './modules/store-views/store-views.ts';
import { webhookJobs } from './modules/webhooks/webhooks.ts';
import { giftCardJobs } from './processes/gift-cards/gift-card-jobs.ts';
import { paymentJobs } from './processes/settle-payment/payment-jobs.ts';
import type { ProviderOptions } from './provider-options.ts';

const usualPublicUrl = 'http://localhost:3000';

/** What is made once for a process and what its jobs share with its calls. */
export type SharedParts = {
  stores: Stores;
  /** Signs tokens and seals what the database keeps. */
  secret: string;
  gateways: Gateways;
};

/** Returns the metrics of a process, with what the database says of jobs, messages and the ledger. */
export const metricsFor = ({ connection, pageCache }: ProviderOptions): Metrics => {
  const metrics = metricsOf();
  gaugeJobs(metrics.registry, connection.db, [countMessages]);
  gaugeLedger(metrics.registry, connection.db);
  gaugeReplica(metrics.registry, connection.replica);
  if (pageCache) gaugePageCache(metrics.registry, pageCache);
  return metrics;
};

/** Opens the shop's gateways for calls and jobs. */
export const gatewaysFor = ({
  connection,
  logger,
  now,
  gateways = {},
  extensions = [],
}: ProviderOptions): Promise<Gateways> =>
  openGateways(gateways, {
    database: connection.db,
    logger,
    now,
    methods: extensions.flatMap(({ extension }) => extension.paymentMethods ?? []),
  });

/** Returns the files that buyers download, in a shop that keeps some. */
export const downloadFilesFor = ({
  downloadStore: store,
  downloadFolders = [],
  settings,
  pictureCache,
}: Pick<ProviderOptions, 'downloadStore' | 'downloadFolders' | 'settings' | 'pictureCache'>):
  | DownloadFiles
  | undefined =>
  store &&
  downloadFiles({
    store,
    folders: downloadFolders,
    workFolder: join(dirname(pictureCache), 'unfinished-files'),
    bytesAtMost: settings.downloadFileBytes,
  });

const messengerFor = async (
  { connection, logger, now, messages, settings }: ProviderOptions,
  { stores, secret }: SharedParts,
): Promise<Messenger | undefined> =>
  messages &&
  messengerOf({
    settings: { ...messages, mailFrom: settings.mailFrom, testPush: settings.testPush },
    database: connection.db,
    stores,
    logger,
    now,
    publicUrl: settings.publicUrl ?? usualPublicUrl,
    orderPath: (order, link) => orderPagePath(order, secret, link),
  });

/** Jobs of modules that need more than the database and the time: the shop's secret, gateways or pictures. */
const moduleJobsOf = (options: ProviderOptions, shared: SharedParts): JobsParts['moduleJobs'] => [
  paymentJobs({ database: options.connection.db, settings: options.settings, ...shared }, options.now),
  webhookJobs({ shopSecret: shared.secret, allowsLoopback: options.settings.outboundLoopback }),
  giftCardJobs(shared.secret),
  { subscribers: [], schedules: reviewPictureSchedules(givenPicturesStore(options)) },
  { subscribers: [], schedules: downloadSchedules(downloadFilesFor(options)) },
  ...(options.extensions ?? []).map(extensionJobs),
];

/** Starts this process's share of the shop's jobs, without waiting for it. */
export const startShopJobs = async (options: ProviderOptions, shared: SharedParts): Promise<RunningJobs> => {
  const { connection, logger, now, settings, reportHosts = [] } = options;
  const moduleJobs = moduleJobsOf(options, shared);
  const jobs = startJobs({
    connection,
    messenger: await messengerFor(options, shared),
    moduleJobs,
    reportSubscribers: reportSubscribers(reportHosts),
    settings,
    now,
    logger,
  });
  return {
    hasStarted: jobs.hasStarted,
    stop: async () => {
      for (const { stop } of moduleJobs) stop?.();
      await jobs.stop();
    },
  };
};
