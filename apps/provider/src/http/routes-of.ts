import type { CallDefinition } from '@dijla/contract/schemas';

/** Returns every HTTP method a call accepts. */
export const methodsOf = ({ method, otherMethods = [] }: CallDefinition): string[] => [
  method,
  ...otherMethods,
];

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Returns every path of a call, with parameters as the router writes them. */
export const routesOf = ({ path, aliases = [] }: CallDefinition): string[] =>
  [path, ...aliases].map(honoPath);
