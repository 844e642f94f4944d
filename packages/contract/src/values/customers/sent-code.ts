import { z } from 'zod';
import { lineOf } from '../single-line.ts';

/** A code as somebody typed or pasted it, in digits of any script. */
export const codeTyped = lineOf(32);

/** Ours: seconds after which another code may be sent. */
export const sentCodeMeta = z.object({ resendAfter: z.int() });
