import { type CallName, type Calls, calls } from './calls.ts';
import type { CallDefinition } from './define-call.ts';

/** Calls that the desk makes. */
export type DeskCallName = {
  [C in CallName]: Calls[C]['path'] extends `/api/desk/${string}` ? C : never;
}[CallName];

/** What the desk has to know of a call besides its types. `permission` is absent where nobody has signed in yet. */
export type DeskPath = Pick<CallDefinition, 'method' | 'path' | 'file'> & { permission?: string };

const pathOf = ({ method, path, file, access }: CallDefinition): DeskPath => ({
  method,
  path,
  ...(file && { file }),
  ...(access.for === 'staff' && { permission: access.permission }),
});

/** Paths of the desk's calls. Its build replaces this module by its value, so that no schema reaches a browser. */
export const deskPaths = Object.fromEntries(
  Object.entries<CallDefinition>(calls)
    .filter(([, { path }]) => path.startsWith('/api/desk/'))
    .map(([name, call]) => [name, pathOf(call)]),
) as Record<DeskCallName, DeskPath>;
