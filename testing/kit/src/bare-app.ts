import type { CallHandlers } from '@dijla/provider/call/call-handler';
import { metricsOf } from '@dijla/provider/http/metrics';
import { providerApp, type ProviderAppParts } from '@dijla/provider/http/provider-app';
import { noRateLimits } from '@dijla/provider/http/limits/rate-limits';
import { loggerOf } from '@dijla/provider/logger';
import { type StoreView, storesOf } from '@dijla/provider/modules/store-views/store-views';

const store = { code: 'en', language: 'en', index_name: 'iq_catalog_en', is_default: true } as StoreView;

/**
 * The provider's HTTP app for one store view without calls, pictures, limits or sessions, except for the
 * given parts.
 */
export const bareApp = (parts: Partial<ProviderAppParts>) =>
  providerApp({
    handlers: {} as CallHandlers,
    whoAsks: async () => ({ kind: 'expired' }),
    whoWorks: async () => ({ kind: 'expired' }),
    whoHolds: async () => ({ kind: 'wrong-key' }),
    invalidBodies: {},
    stores: storesOf([store]),
    pictures: { read: async () => undefined },
    brandFile: async () => null,
    oneClicks: { newsletter: async () => {}, 'review-invitations': async () => {} },
    logger: loggerOf('silent'),
    metrics: metricsOf(),
    limits: noRateLimits,
    acceptsCaptcha: async () => false,
    trustedProxies: [],
    secureCookies: false,
    waitFor: async () => true,
    notReady: async () => null,
    now: Date.now,
    version: 'test',
    ...parts,
  });
