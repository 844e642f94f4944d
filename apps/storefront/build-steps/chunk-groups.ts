import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Browser chunks by priority. A module that matches several goes to the one with the highest priority. */
const priorities = {
  /** Code that every page runs. */
  shell: 1,
  /** Small modules that only pages with products need. */
  trade: 0.75,
  card: 0.5,
  /** Shared by category and search pages. */
  listing: 0,
  /** Shared by product pages of all product types. */
  purchase: 0,
} as const;

export type ChunkName = keyof typeof priorities;

const root = join(import.meta.dirname, '../../..');
const marker = /^\/\/ @chunk (\S+)$/m;

const isChunkName = (name: string): name is ChunkName => Object.hasOwn(priorities, name);

/** Absolute path → chunk, for each browser source whose first line is `// @chunk <name>`. Throws Error on a name that is not a chunk. */
export const readChunkMarkers = (): ReadonlyMap<string, ChunkName> => {
  const paths = globSync(['apps/storefront/app/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const marked = new Map<string, ChunkName>();
  for (const path of paths) {
    const name = marker.exec(readFileSync(join(root, path), 'utf8'))?.[1];
    if (name === undefined) continue;
    if (!isChunkName(name))
      throw new Error(`${path}: there is no chunk "${name}", only ${Object.keys(priorities).join(', ')}`);
    marked.set(join(root, path), name);
  }
  return marked;
};

/**
 * Returns Rolldown's `output.codeSplitting.groups`: one chunk for React and the router, and one for each
 * marker. Fewer files are fewer bytes.
 */
export const chunkGroups = () => {
  const marked = readChunkMarkers();
  const groups = Object.entries(priorities).map(([name, priority]) => ({
    name,
    priority,
    test: (moduleId: string) => marked.get(moduleId.split('?')[0]?.replaceAll('/', sep) ?? '') === name,
  }));
  return [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]/,
      priority: 2,
    },
    ...groups,
  ];
};
