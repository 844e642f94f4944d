import { z } from 'zod';

/** Dotted paths of a document, separated by commas, `*` for any text (wire §7.6). */
export const fieldList = z.string().max(20_000).optional();
