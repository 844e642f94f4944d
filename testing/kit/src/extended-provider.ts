import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProvider, type Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { migrateExtensions } from '@dijla/provider/database/migrating/migrate-extensions';
import { migratedExtension } from '@dijla/provider/extensions/extension';
import { loadExtensions } from '@dijla/provider/extensions/load-extensions';
import { loggerOf } from '@dijla/provider/logger';
import { afterAll } from 'vitest';
import { staffSession } from './staff-session.ts';
import { testSettings } from './test-settings.ts';

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns how a provider is started with extensions of a folder, all of them by default, as the shop does. */
export const extendedProvider = (database: Connection & { url: string }) => {
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  const running = new Set<Provider>();
  afterAll(async () => {
    for (const provider of running) await provider.close();
    rmSync(pictures, { recursive: true, force: true });
  });
  return async (folder: string, { names = namesIn(folder), now = Date.now } = {}) => {
    const extensions = await loadExtensions({ extensions: names, extensionsDir: folder });
    const applied = await migrateExtensions(database.url, extensions.map(migratedExtension));
    const provider = await createProvider({
      connection: database,
      settings: testSettings(),
      logger: loggerOf('fatal'),
      now,
      pictureFolders: [pictures],
      pictureCache: pictures,
      trustedProxies: [],
      rateLimits: false,
      secureCookies: false,
      extensions,
    });
    running.add(provider);
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
      provider.fetch(new Request(`http://localhost${path}`, init), {});
    const staff = (role: string) =>
      staffSession(
        {
          url: 'http://localhost',
          database,
          fetch: (request) => Promise.resolve(provider.fetch(request, {})),
        },
        { role },
      );
    const stop = async () => {
      running.delete(provider);
      await provider.close();
    };
    return { applied, ask, staff, stop };
  };
};
