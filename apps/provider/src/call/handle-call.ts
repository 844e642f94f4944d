import type { CallName } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import type { CallHandler } from './call-handler.ts';
import type { InvalidBody } from './call-input.ts';

/**
 * A call and how its handler is made. Files in folders named `calls` export them, and the provider finds them
 * there when it starts.
 */
export type HandledCall<C extends CallName = CallName, Parts = never> = {
  tag: 'handled-call';
  call: C;
  /** `parts` are those of the provider that the handler names (`ProviderCallsParts`). */
  make: (parts: Parts) => CallHandler<C>;
  invalidBody?: InvalidBody | undefined;
};

/** Calls by which staff change something; `handleDeskWrite` of the audit is the only way to handle them. */
export type DeskWriteName = {
  [C in CallName]: Calls[C]['access'] extends { for: 'staff' }
    ? Calls[C]['method'] extends 'GET'
      ? never
      : C
    : never;
}[CallName];

/** Registers the handler of a call; `invalidBody` refuses bodies that fail the call's schema in its own way. */
export const handleCall = <C extends Exclude<CallName, DeskWriteName>, Parts>(
  call: C,
  make: (parts: Parts) => CallHandler<C>,
  { invalidBody }: { invalidBody?: InvalidBody } = {},
): HandledCall<C, Parts> => ({ tag: 'handled-call', call, make, invalidBody });

export const isHandledCall = (value: unknown): value is HandledCall =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'handled-call';
