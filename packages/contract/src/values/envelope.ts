import { z } from 'zod';

/** Every answer but the raw families: `code` is the HTTP status as a number, `result` any JSON, never null on failure (wire §1.1). */
export const envelope = <R extends z.ZodType, M extends z.ZodType>(result: R, meta: M) =>
  z.object({ code: z.literal(200), result, meta });

export type Envelope<R, M = unknown> = { code: number; result: R; meta?: M };
