import type { Permission } from './permissions.ts';

/**
 * What an API key may be given: scopes, each of some permissions of the desk. A permission is of one scope at most, so
 * that each call has one place; what is of none is for people alone.
 */
export const keyScopes = {
  'orders.read': ['orders.read'],
  'orders.place': ['orders.place'],
  /** To confirm, pack, dispatch, deliver and cancel. */
  'orders.write': ['orders.confirm', 'orders.prepare', 'orders.deliver', 'orders.cancel', 'orders.move-many'],
  'products.read': ['products.read'],
  /** To save products, their prices and their stock. */
  'products.write': ['products.edit', 'products.stock'],
  'customers.read': ['customers.read'],
  'content.write': ['content.write'],
  'promotions.read': ['promotions.read'],
  'searches.read': ['searches.read'],
  'reports.read': ['reports.read'],
} as const satisfies Record<string, readonly Permission[]>;

export type KeyScope = keyof typeof keyScopes;

export const keyScopeNames = Object.keys(keyScopes) as KeyScope[];

/** Returns the permissions of these scopes; none of a scope that only another release knows. */
export const permissionsOfScopes = (scopes: readonly string[]): Permission[] =>
  scopes.flatMap((scope): readonly Permission[] =>
    Object.hasOwn(keyScopes, scope) ? keyScopes[scope as KeyScope] : [],
  );
