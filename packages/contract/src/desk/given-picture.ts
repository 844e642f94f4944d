import { z } from 'zod';
import type { RefusalCode } from '../errors.ts';
import { deskRefusals } from './desk-call.ts';

/** What a call has that keeps a picture of the staff: a file of at most 8 MB, written in base64 within its object. */
export const givenPicture = {
  body: z.object({ data: z.base64().min(8) }),
  bodyAtMost: 11_200_000,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'request.busy',
    'desk.picture-unreadable',
    'desk.picture-not-saved',
  ],
} as const satisfies { body: z.ZodType; bodyAtMost: number; refusals: readonly RefusalCode[] };
