import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewaysFor, metricsFor, startShopJobs } from './background-work.ts';
import { isReachable } from './database/is-reachable.ts';
import { healthApp } from './http/health-app.ts';
import type { RequestEnvironment } from './http/request-context.ts';
import { loadStoreViews, storesOf } from './modules/store-views/store-views.ts';
import type { ProviderOptions } from './provider-options.ts';

type JobsProcess = {
  /** Answers how the process is, and nothing else. */
  fetch: (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;
  close: () => Promise<void>;
};

/** Milliseconds after which a database that has not responded counts as missing. */
const patienceMs = 800;

/**
 * Creates a process that runs the shop's jobs and serves nobody: it reads no catalog into memory. The caller
 * owns the connection, to a migrated database, and closes it afterwards.
 */
export const createJobsProcess = async (options: ProviderOptions): Promise<JobsProcess> => {
  const { connection, trustedProxies } = options;
  const stores = storesOf(await loadStoreViews(connection.db));
  const secret = options.secret ?? randomBytes(32).toString('base64url');
  const jobs = await startShopJobs(options, { stores, secret, gateways: await gatewaysFor(options) });
  const notReady = async (): Promise<string | null> => {
    const late = pause(patienceMs, false, { ref: false });
    if (!(await Promise.race([isReachable(connection.db), late]))) return 'the database';
    return jobs.hasStarted() ? null : 'the job queue';
  };
  const app = healthApp({ metrics: metricsFor(options), notReady, trustedProxies });
  return { fetch: (request, environment) => app.fetch(request, environment), close: jobs.stop };
};
