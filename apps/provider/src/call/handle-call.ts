import type { CallName } from '@dijla/contract/client';
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

/** Registers the handler of a call; `invalidBody` refuses bodies that fail the call's schema in its own way. */
export const handleCall = <C extends CallName, Parts>(
  call: C,
  make: (parts: Parts) => CallHandler<C>,
  { invalidBody }: { invalidBody?: InvalidBody } = {},
): HandledCall<C, Parts> => ({ tag: 'handled-call', call, make, invalidBody });

export const isHandledCall = (value: unknown): value is HandledCall =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'handled-call';
