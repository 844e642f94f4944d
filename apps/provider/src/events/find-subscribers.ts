import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subscriber } from './subscriber.ts';

const sources = join(import.meta.dirname, '..');

/**
 * Imports the subscribers in `{modules,processes}/<part>/subscribers/*.ts` below the folder, by default of
 * the provider.
 *
 * @throws when a file exports no `subscribes`.
 */
export const findSubscribers = async (folder: string = sources): Promise<Subscriber[]> => {
  const files = globSync('{modules,processes}/*/subscribers/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { subscribes } = (await import(pathToFileURL(join(folder, file)).href)) as {
        subscribes?: Subscriber;
      };
      if (subscribes === undefined) throw new Error(`${file} exports no \`subscribes\`.`);
      return subscribes;
    }),
  );
};
