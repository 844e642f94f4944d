import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';

/** Returns every HTTP method a call accepts. */
export const methodsOf = (name: CallName): string[] => {
  const { method, otherMethods = [] }: CallDefinition = calls[name];
  return [method, ...otherMethods];
};

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Returns every path of a call, with parameters as the router writes them. */
export const routesOf = (name: CallName): string[] => {
  const { path, aliases = [] }: CallDefinition = calls[name];
  return [path, ...aliases].map(honoPath);
};
