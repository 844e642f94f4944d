import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProvider, type Provider, type ProviderOptions } from '@dijla/provider';
import type { Settings } from '@dijla/provider/config';
import type { Connection, Database } from '@dijla/provider/database';
import { folderStore } from '@dijla/provider/modules/media/media';
import { loggerOf } from '@dijla/provider/logger';
import { closeServer, httpServer, listen } from '@dijla/shop/http-server';
import { afterAll } from 'vitest';
import { demoDatabase } from './database/demo-database.ts';
import { testFilesFolder } from './test-files.ts';
import { testSecret } from './staff-factors.ts';
import { testSettings } from './test-settings.ts';
import { type TestDatabase, testDatabase } from './database/test-database.ts';

type ProviderChanges = Partial<Omit<ProviderOptions, 'settings'>> & { settings?: Partial<Settings> };
export type ProviderOverHttp = { url: string; database: TestDatabase; provider: Provider };

/**
 * Runs the whole provider behind the shop's HTTP server on its own database until the end of the test file.
 * The database contains the hand-written products of the demo catalog, or what `fill` saves. `reach`
 * connects the provider differently from the tests, given the database's URL.
 */
export const providerOverHttp = async (
  { settings, ...changes }: ProviderChanges = {},
  fill?: (database: Database) => Promise<unknown>,
  reach?: (url: string) => Promise<Connection>,
): Promise<ProviderOverHttp> => {
  const database = await (fill === undefined ? demoDatabase() : testDatabase());
  await fill?.(database.db);
  const pictureCache = mkdtempSync(join(tmpdir(), 'dijla-pictures-'));
  const provider = await createProvider({
    settings: testSettings(settings),
    connection: (await reach?.(database.url)) ?? database,
    logger: loggerOf('fatal'),
    now: Date.now,
    pictureFolders: [
      join(pictureCache, 'media'),
      join(import.meta.dirname, '../../../catalogue/demo/pictures'),
    ],
    pictureCache,
    downloadStore: folderStore(testFilesFolder()),
    trustedProxies: [],
    rateLimits: false,
    secureCookies: false,
    secret: testSecret,
    ...changes,
  });
  const server = httpServer(provider.fetch, async (_, response) => void response.writeHead(404).end());
  const port = await listen(server, 0);
  afterAll(async () => {
    await closeServer(server);
    await provider.close();
    rmSync(pictureCache, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${port}`, database, provider };
};
