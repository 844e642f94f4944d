import { z } from 'zod';

/** Comma-separated dotted paths of a document; `*` matches any text (wire §7.6). */
export const fieldList = z.string().max(20_000).optional();
