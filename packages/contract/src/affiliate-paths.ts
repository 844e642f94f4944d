import { type CallName, type Calls, calls } from './calls.ts';
import type { CallDefinition } from './define-call.ts';
import { type CallPath, pathOf } from './paths.ts';

/** Calls of the affiliate programme that our pages make in late parts. */
export type AffiliateCallName = {
  [C in CallName]: Calls[C] extends { of: 'affiliates' } ? C : never;
}[CallName];

/** Paths of these calls. The storefront's build replaces this module by its value, and only the late parts load it. */
export const affiliatePaths = Object.fromEntries(
  Object.entries<CallDefinition>(calls)
    .filter(([, { of }]) => of === 'affiliates')
    .map(([name, call]) => [name, pathOf(call)]),
) as Record<AffiliateCallName, CallPath>;
