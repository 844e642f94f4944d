import { type CallName, type Calls, calls } from './calls.ts';
import type { CallDefinition } from './define-call.ts';

/** Calls that a shopper's browser makes; those of the desk are under an address of their own. */
export type ShopperCallName = {
  [C in CallName]: Calls[C]['path'] extends `/api/desk/${string}`
    ? never
    : Calls[C] extends { of: string }
      ? never
      : Calls[C]['access']['for'] extends 'anyone' | 'customer'
        ? C
        : never;
}[CallName];

/** What a browser has to know of a call besides its types. */
export type CallPath = Pick<CallDefinition, 'method' | 'path' | 'raw' | 'file'> & {
  /** Whether the call takes a customer's token, or cannot be made without one. */
  token?: 'optional' | 'required';
};

/** Returns what a browser has to know of a call. */
export const pathOf = ({ method, path, raw, file, access, tokenPlace }: CallDefinition): CallPath => ({
  method,
  path,
  ...(raw && { raw }),
  ...(file && { file }),
  ...(tokenPlace && { token: access.for === 'customer' ? 'required' : 'optional' }),
});

/**
 * Paths of the shoppers' calls. The storefront's build replaces this module by its value, so that neither
 * schemas nor what concerns the server or other audiences reach a browser.
 */
export const paths = Object.fromEntries(
  Object.entries<CallDefinition>(calls)
    .filter(
      ([, { access, path, of }]) =>
        !path.startsWith('/api/desk/') &&
        of === undefined &&
        (access.for === 'anyone' || access.for === 'customer'),
    )
    .map(([name, call]) => [name, pathOf(call)]),
) as Record<ShopperCallName, CallPath>;
