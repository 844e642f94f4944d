import type { z } from 'zod';
import type { RefusalCode } from './errors.ts';
import type { paths, CallName } from './paths.ts';

/**
 * A call of the provider API as data, from which client types, server routes, test checks and OpenAPI are
 * derived.
 */
export type CallDefinition = {
  method: (typeof paths)[CallName]['method'];
  path: string;
  /** One line for OpenAPI, with the section of the wire reference it follows. */
  summary: string;
  query: z.ZodObject;
  /** When absent, the call takes no body. */
  body?: z.ZodType;
  /** Schema of `result` at code 200; of the whole answer for a raw call. */
  result: z.ZodType;
  meta?: z.ZodType;
  /** Raw answers have no envelope (wire §1.1); their failures still do. */
  raw?: true;
  /** Whether an `Idempotency-Key` makes the change replayable (wire §2.9). */
  replayable?: true;
  refusals: readonly RefusalCode[];
};

export const defineCall = <const D extends CallDefinition>(definition: D): D => definition;
