import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const client = import.meta.resolve('@dijla/contract/client');

/**
 * Replaces a module of the contract that exports paths of calls by their value, so that a bundle has neither
 * schemas nor policy. `file` is the module's name in the contract, `name` what it exports.
 */
export const callPathsPlugin = ({
  file,
  name,
  paths,
}: {
  file: string;
  name: string;
  paths: object;
}): Plugin => {
  const module = fileURLToPath(new URL(`./${file}`, client));
  return {
    name: `call-paths:${name}`,
    enforce: 'pre',
    load: (id) => (id === module ? `export const ${name} = ${JSON.stringify(paths)};` : null),
  };
};
