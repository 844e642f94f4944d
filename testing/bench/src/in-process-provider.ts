import { createProvider, type Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { testSettings } from '@dijla/test-kit/test-settings';

/** Returns a provider of this process, without pictures and limits; `folder` takes what it caches. */
export const inProcessProvider = (connection: Connection, folder: string): Promise<Provider> =>
  createProvider({
    connection,
    settings: testSettings(),
    logger: loggerOf('error'),
    now: Date.now,
    pictureFolders: [],
    pictureCache: folder,
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
  });
