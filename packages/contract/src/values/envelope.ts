import { z } from 'zod';

/**
 * The envelope of every answer except the raw calls: `code` is the HTTP status as a number, `result` any
 * JSON, never null on failure (wire §1.1).
 */
export const envelope = <R extends z.ZodType, M extends z.ZodType>(result: R, meta: M) =>
  z.object({ code: z.literal(200), result, meta });

export type Envelope<R, M = unknown> = { code: number; result: R; meta?: M };
