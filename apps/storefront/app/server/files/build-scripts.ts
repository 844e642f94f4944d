import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Returns a function that maps source files to the paths of their built scripts and of all scripts these
 * import statically, by the bundler's manifest. Unknown sources have none.
 */
export const scriptsByManifest =
  (manifest: Manifest) =>
  (sources: readonly string[]): string[] => {
    const seen = new Set<string>();
    const visit = (source: string) => {
      const chunk = manifest[source];
      if (chunk === undefined || seen.has(source)) return;
      seen.add(source);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const source of sources) visit(source);
    return [...seen].map((source) => `/${manifest[source]?.file}`);
  };

/** Returns `scriptsByManifest` for the build in a client folder. */
export const buildScripts = async (clientFolder: string) =>
  scriptsByManifest(
    JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest,
  );
