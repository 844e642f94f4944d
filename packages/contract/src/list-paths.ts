import { type CallName, type Calls, calls } from './calls.ts';
import type { CallDefinition } from './define-call.ts';
import { type CallPath, pathOf } from './paths.ts';

/** Calls that our pages make in late parts. */
export type ListCallName = {
  [C in CallName]: Calls[C] extends { of: 'lists' } ? C : never;
}[CallName];

/** Paths of these calls. The storefront's build replaces this module by its value, and only the late parts load it. */
export const listPaths = Object.fromEntries(
  Object.entries<CallDefinition>(calls)
    .filter(([, { of }]) => of === 'lists')
    .map(([name, call]) => [name, pathOf(call)]),
) as Record<ListCallName, CallPath>;
